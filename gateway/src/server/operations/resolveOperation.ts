import type { ErrorCode } from '../../graph/generated/resolvers.ts';
import { bareHash, hashOf, hashPrefix } from './operationManifest.ts';
import type { ListedOperation, OperationStore } from './operationStore.ts';

/** Why a request's operation is not answered; for programs, in `extensions.reason`. */
export type OperationRefusalReason =
  /** The request names no operation in a form that is understood. */
  | 'OPERATION_MISSING'
  /** A text came where only listed operations are answered. */
  | 'OPERATION_NOT_LISTED'
  /** No manifest lists the identifier: the client is older or newer than the gateway. */
  | 'OPERATION_UNKNOWN'
  /** The text and the identifier of one request do not belong together. */
  | 'OPERATION_DIFFERS';

export interface OperationRefusal {
  status: number;
  code: ErrorCode;
  reason: OperationRefusalReason;
  /** For developers of clients. */
  message: string;
}

/** The operation that a request asks for. */
export interface ResolvedOperation {
  query: string;
  /** Null for an operation that no manifest lists, where such are answered. */
  listed: ListedOperation | null;
}

/** The parameters of a request that name its operation, as they came. */
export interface OperationParameters {
  query?: unknown;
  documentId?: unknown;
  extensions?: unknown;
}

/** A request that names no operation. */
export const operationMissing: OperationRefusal = {
  status: 400,
  code: 'BAD_USER_INPUT',
  reason: 'OPERATION_MISSING',
  message:
    'The request names no operation: send a `documentId` (`sha256:` and the hash), a `persistedQuery` extension of version 1, or a `query`.',
};
const notListed: OperationRefusal = {
  status: 403,
  code: 'FORBIDDEN',
  reason: 'OPERATION_NOT_LISTED',
  message: 'Only listed operations are answered here: send the hash of one instead of a query.',
};
const unknown: OperationRefusal = {
  status: 400,
  code: 'BAD_USER_INPUT',
  reason: 'OPERATION_UNKNOWN',
  message: 'No operation is listed under this hash; operations cannot be registered by requests.',
};
/**
 * As Apollo's protocol of automatic persisted queries has it: clients know the code or the message, and send the text from then
 * on. Some read the errors of an answer with status 200 alone. The reason is what clients of listed operations go by.
 */
const notSupported: OperationRefusal = {
  status: 200,
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  reason: 'OPERATION_UNKNOWN',
  message: 'PersistedQueryNotSupported',
};
const differs: OperationRefusal = {
  status: 400,
  code: 'BAD_USER_INPUT',
  reason: 'OPERATION_DIFFERS',
  message: 'The parameters name different operations: a hash must be the SHA-256 of the query beside it.',
};

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The identifier of an operation in Apollo's protocol. */
const persistedQueryOf = ({ extensions }: OperationParameters): unknown =>
  isRecord(extensions) ? extensions['persistedQuery'] : undefined;

/** Every hash that the parameters carry; null when one is in no form that is understood. */
function hashesOf(parameters: OperationParameters): string[] | null {
  const { documentId } = parameters;
  const hashes: string[] = [];
  if (!isAbsent(documentId)) {
    if (typeof documentId !== 'string' || !documentId.startsWith(hashPrefix)) return null;
    hashes.push(bareHash(documentId));
  }
  const persisted = persistedQueryOf(parameters);
  if (!isAbsent(persisted)) {
    if (!isRecord(persisted) || persisted['version'] !== 1) return null;
    if (typeof persisted['sha256Hash'] !== 'string') return null;
    // GraphQL Code Generator's documents name the algorithm, and are sent in this form as well.
    hashes.push(bareHash(persisted['sha256Hash']));
  }
  return hashes;
}

/**
 * The operation that a request asks for: by a hash, in Apollo's protocol or as a `documentId` (GraphQL over HTTP, appendix
 * on persisted documents), or by its text where that is allowed. Hashes are never learned from requests: whoever sends one
 * that is not listed is asked for the text where texts are answered.
 */
export function resolveOperation(
  parameters: OperationParameters,
  store: OperationStore,
): ResolvedOperation | { refusal: OperationRefusal } {
  const { query } = parameters;
  const hashes = hashesOf(parameters);
  if (hashes === null || !(isAbsent(query) || typeof query === 'string')) return { refusal: operationMissing };
  const [hash, other = hash] = hashes;
  if (hash !== other) return { refusal: differs };
  const text = isAbsent(query) || query === '' ? null : query;
  if (hash === undefined) {
    if (text === null) return { refusal: operationMissing };
    return store.onlyListed ? { refusal: notListed } : { query: text, listed: null };
  }
  const listed = store.find(hash);
  if (listed) return text === null || text === listed.query ? { query: listed.query, listed } : { refusal: differs };
  if (text === null)
    return { refusal: store.onlyListed || isAbsent(persistedQueryOf(parameters)) ? unknown : notSupported };
  if (store.onlyListed) return { refusal: notListed };
  return hashOf(text) === hash ? { query: text, listed: null } : { refusal: differs };
}
