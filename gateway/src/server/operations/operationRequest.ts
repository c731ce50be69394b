import type { OperationStore } from './operationStore.ts';
import {
  operationMissing,
  resolveOperation,
  type OperationRefusal,
  type ResolvedOperation,
} from './resolveOperation.ts';

/** A request to the graph, as far as it says what is asked for. */
export interface OperationRequest {
  method: string;
  /** The query string of the address, with its question mark. */
  search: string;
  /** The JSON of a POST. */
  body: unknown;
  /** Whether a page is asked for, as browsers do. */
  wantsPage: boolean;
}

/** A request with the text of its operation; without an operation where only the GraphQL server can say what is wrong. */
export interface ResolvedRequest extends OperationRequest {
  operation: ResolvedOperation | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Extensions without what names the operation; undefined when nothing is left. */
function otherExtensions(extensions: unknown): unknown {
  if (!isRecord(extensions)) return extensions;
  const { persistedQuery: _resolved, ...others } = extensions;
  return Object.keys(others).length ? others : undefined;
}

/** Undefined for what is no JSON: it stays in the address, and the GraphQL server says what is wrong with it. */
function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function resolveBody(
  request: OperationRequest,
  body: Record<string, unknown>,
  store: OperationStore,
): ResolvedRequest | { refusal: OperationRefusal } {
  const operation = resolveOperation(body, store);
  if ('refusal' in operation) return operation;
  const { documentId: _resolved, extensions: sent, ...others } = body;
  const extensions = otherExtensions(sent);
  return {
    ...request,
    body: { ...others, query: operation.query, ...(extensions === undefined ? {} : { extensions }) },
    operation,
  };
}

function resolveAddress(
  request: OperationRequest,
  store: OperationStore,
): ResolvedRequest | { refusal: OperationRefusal } {
  const parameters = new URLSearchParams(request.search);
  const isNamed = ['query', 'documentId', 'extensions'].some((name) => parameters.has(name));
  // Sandbox, or a refusal of it.
  if (!isNamed && request.wantsPage) return { ...request, operation: null };
  const sent = jsonOf(parameters.get('extensions'));
  const [documentId, ...more] = parameters.getAll('documentId');
  const named = { query: parameters.get('query'), documentId: more.length ? more : documentId, extensions: sent };
  const operation = resolveOperation(named, store);
  if ('refusal' in operation) return operation;
  parameters.set('query', operation.query);
  parameters.delete('documentId');
  const extensions = otherExtensions(sent);
  if (extensions !== undefined) parameters.set('extensions', JSON.stringify(extensions));
  else if (sent !== undefined) parameters.delete('extensions');
  return { ...request, search: `?${parameters}`, operation };
}

/** Puts the text of the operation in the place of whatever names it. */
export function resolveRequest(
  request: OperationRequest,
  store: OperationStore,
): ResolvedRequest | { refusal: OperationRefusal } {
  if (request.method === 'GET') return resolveAddress(request, store);
  if (request.method === 'POST' && isRecord(request.body)) return resolveBody(request, request.body, store);
  // Batches are for the GraphQL server to refuse, and so are other methods.
  if (request.method === 'POST' && !Array.isArray(request.body)) return { refusal: operationMissing };
  return { ...request, operation: null };
}
