import { operationsFolder } from '@photo-competition/schema/files';
import { getOperationAST, OperationTypeNode, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { ConfigError } from '../../config.ts';
import { manifestsIn, readManifest, type ManifestOperation } from './operationManifest.ts';
import { listingRefusals, maxTokensOf, textRefusals, type QueryLimits } from './queryLimits.ts';

/** An operation that a manifest lists. */
export interface ListedOperation {
  /** As the document names it. */
  name: string;
  /** The text, exactly as the manifest has it. */
  query: string;
  /** Whether it changes nothing. */
  isQuery: boolean;
}

/** The allow-list of persisted operations. */
export interface OperationStore {
  /** Whether nothing else is answered. */
  onlyListed: boolean;
  /** @param hash SHA-256 of the text, in lower-case hexadecimal */
  find(hash: string): ListedOperation | undefined;
  /** Every listed operation. */
  all(): Iterable<ListedOperation>;
  /** Reads the manifests again. @throws ConfigError as at the start; what was listed before stays so then */
  reload(): void;
}

/** @throws ConfigError for what the graph or the limits refuse, and for what is not one named operation */
export function listedOperation(
  schema: GraphQLSchema,
  { query, file, hash }: ManifestOperation,
  limits: QueryLimits,
): ListedOperation {
  const refused = (reason: string) =>
    new ConfigError(`The manifest ${file} lists ${hash}, which is refused: ${reason}`);
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: maxTokensOf(limits) });
  } catch (error) {
    throw refused((error as Error).message);
  }
  const [first] = [
    ...validate(schema, document),
    ...textRefusals(query, limits),
    ...listingRefusals(schema, document, limits),
  ];
  if (first) throw refused(first.message);
  const operation = getOperationAST(document);
  const name = operation?.name?.value;
  if (name === undefined)
    throw new ConfigError(`The manifest ${file} lists ${hash}, which is not one named operation.`);
  return { name, query, isQuery: operation?.operation === OperationTypeNode.QUERY };
}

/** Where the manifests are: the web client's, and those of the installation. */
export const operationFolders = (installed: string | null): string[] => [
  operationsFolder,
  ...(installed === null ? [] : [installed]),
];

/**
 * The operations of the last reading, by the limits that accepted them: manifests that are read again list mostly the same texts, and
 * a check of all of them takes a quarter of a second, in which nobody is answered.
 */
const lastRead = new WeakMap<GraphQLSchema, { most: string; listed: Map<string, ListedOperation> }>();

/** The operations that the last reading accepted under the same limits. Limits that only report count each excess every time. */
function acceptedBefore(schema: GraphQLSchema, { mode, most }: QueryLimits): Map<string, ListedOperation> | undefined {
  const last = lastRead.get(schema);
  return mode === 'enforce' && last?.most === JSON.stringify(most) ? last.listed : undefined;
}

/**
 * Reads the manifests of the folders and checks each operation, so that a listed one needs no check when it is asked for.
 * @throws ConfigError when a manifest cannot be read or lists what the graph or the limits refuse
 */
export function loadOperations(
  schema: GraphQLSchema,
  { folders, onlyListed, limits }: { folders: string[]; onlyListed: boolean; limits: QueryLimits },
): OperationStore {
  const read = (): Map<string, ListedOperation> => {
    const found = new Map<string, ListedOperation>();
    const accepted = acceptedBefore(schema, limits);
    for (const operation of folders.flatMap(manifestsIn).flatMap(readManifest))
      if (!found.has(operation.hash))
        found.set(operation.hash, accepted?.get(operation.hash) ?? listedOperation(schema, operation, limits));
    if (limits.mode === 'enforce') lastRead.set(schema, { most: JSON.stringify(limits.most), listed: found });
    return found;
  };
  let listed = read();
  return {
    onlyListed,
    find: (hash) => listed.get(hash),
    all: () => listed.values(),
    reload() {
      listed = read();
    },
  };
}
