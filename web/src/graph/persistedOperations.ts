import { ApolloLink, CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { reloadOnce } from '../connection/reloadOnce.ts';

const known = new Map<string, string>();

/** Adds operations that go by their hash. A build calls it beside the documents (`web/operationNames.ts`). @param ids SHA-256 by name */
export function addOperationIds(ids: Readonly<Record<string, string>>): void {
  for (const [name, id] of Object.entries(ids)) known.set(name, id);
}

/** SHA-256 of an operation of this build; undefined for one that was not added. */
export const operationIdOf = (name: string): string | undefined => known.get(name);

/**
 * The part of a request that names an operation by its hash, in Apollo's protocol; null where its text has to go instead.
 * @param enabled whether operations go by their hash, as the built client's do: the gateway lists them. The documents of
 *   the development server may be newer than the manifest.
 */
export const persistedQueryOf = (name: string | undefined, enabled = import.meta.env.PROD): object | null => {
  const sha256Hash = enabled && name !== undefined ? known.get(name) : undefined;
  return sha256Hash === undefined ? null : { version: 1, sha256Hash };
};

/** Sends the hash of each operation in the place of its text. @param enabled as the built client does */
export const persistedOperations = (enabled = import.meta.env.PROD): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const persistedQuery = persistedQueryOf(operation.operationName, enabled);
    if (persistedQuery) {
      operation.extensions = { ...operation.extensions, persistedQuery };
      operation.setContext(({ http }: { http?: object }) => ({
        http: { ...http, includeQuery: false, includeExtensions: true },
      }));
    }
    return forward(operation);
  });

const isUnknown = (error: ErrorLike): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['reason'] === 'OPERATION_UNKNOWN');

/**
 * A gateway that does not know an operation is of another deployment than this client: the page is reloaded, once.
 * Not for a mutation, whose form would lose what has been typed: its error asks for the reload.
 */
export const reloadWhenUnknown = new ErrorLink(({ error, operation }) => {
  if (isUnknown(error) && operation.operationType !== 'mutation') reloadOnce();
});
