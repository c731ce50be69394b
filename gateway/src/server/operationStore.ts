import { getOperationAST, OperationTypeNode, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { ConfigError } from '../config.ts';
import { readManifests, type ManifestOperation } from './operationManifest.ts';
import { listingRefusals, maxTokensOf, type QueryLimits } from './queryLimits.ts';

/** An operation that a manifest lists. */
export interface ListedOperation {
  /** `sha256:` and the hash: names the document in caches and counters. */
  documentKey: string;
  /** As the document names it. */
  name: string;
  /** The text, exactly as the manifest has it. */
  query: string;
  /** The text parsed; valid, and within the limits. */
  document: DocumentNode;
  /** Whether it changes nothing. */
  isQuery: boolean;
  /** Names of its variables. */
  variables: readonly string[];
}

/** The allow-list of persisted operations. */
export interface OperationStore {
  /** Whether nothing else is answered. */
  onlyListed: boolean;
  /** @param hash SHA-256 of the text, in lower-case hexadecimal */
  find(hash: string): ListedOperation | undefined;
  /** Every listed operation, e.g. to prepare its execution. */
  all(): Iterable<ListedOperation>;
}

function checked(schema: GraphQLSchema, { query, file, hash }: ManifestOperation, limits: QueryLimits): DocumentNode {
  const refused = (reason: string) =>
    new ConfigError(`The manifest ${file} lists ${hash}, which is refused: ${reason}`);
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: maxTokensOf(limits) });
  } catch (error) {
    throw refused((error as Error).message);
  }
  const [first] = [...validate(schema, document), ...listingRefusals(schema, document, limits)];
  if (first) throw refused(first.message);
  return document;
}

/**
 * Reads the manifests of the folders and checks each operation, so that a listed one needs no check when it is asked for.
 * @throws ConfigError when a manifest cannot be read or lists what the graph or the limits refuse
 */
export function loadOperations(
  schema: GraphQLSchema,
  { folders, onlyListed, limits }: { folders: string[]; onlyListed: boolean; limits: QueryLimits },
): OperationStore {
  const listed = new Map<string, ListedOperation>();
  for (const operation of readManifests(folders)) {
    const { hash, query } = operation;
    if (listed.has(hash)) continue;
    const document = checked(schema, operation, limits);
    const ast = getOperationAST(document);
    const name = ast?.name?.value;
    if (!ast || name === undefined)
      throw new ConfigError(`The manifest ${operation.file} lists ${hash}, which is not one named operation.`);
    const isQuery = ast.operation === OperationTypeNode.QUERY;
    const variables = (ast.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    listed.set(hash, { documentKey: `sha256:${hash}`, name, query, document, isQuery, variables });
  }
  return { onlyListed, find: (hash) => listed.get(hash), all: () => listed.values() };
}
