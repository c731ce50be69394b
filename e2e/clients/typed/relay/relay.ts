/** Relay, over what its compiler makes of `documents.ts`. That is written into `e2e/dist/` before it is used. */
import { commitMutation, Environment, fetchQuery, Network, RecordSource, Store } from 'relay-runtime';
import called from '../../../dist/large/relay/documentsCalledRefetchQuery.graphql.ts';
import logIn from '../../../dist/large/relay/documentsLogInMutation.graphql.ts';
import enter from '../../../dist/large/relay/documentsEnterMutation.graphql.ts';
import grid from '../../../dist/large/relay/documentsGridQuery.graphql.ts';
import open from '../../../dist/large/relay/documentsOpenQuery.graphql.ts';
import say from '../../../dist/large/relay/documentsSayMutation.graphql.ts';
import photos from '../../../dist/large/relay/documentsPhotosPageQuery.graphql.ts';
import tile from '../../../dist/large/relay/documentsTileRefetchQuery.graphql.ts';
import vote from '../../../dist/large/relay/documentsVoteMutation.graphql.ts';
import type { SendingClient } from '../../scenario.ts';

const artifacts = { LogIn: logIn, Open: open, Grid: grid, Enter: enter, Vote: vote, Say: say };

/** How an operation is sent is its user's: by the hash that the compiler has listed, and with a file as a form. */
function send(
  origin: string,
  token: string | null,
  { id, name }: { id: string | null; name: string },
  variables: Record<string, unknown>,
  file?: File,
): Promise<Response> {
  const operation = JSON.stringify({ documentId: `sha256:${id}`, operationName: name, variables });
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const url = `${origin}/graphql`;
  if (!file)
    return fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: operation,
    });
  const form = new FormData();
  form.set('operations', operation);
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', file);
  return fetch(url, { method: 'POST', headers: { ...headers, 'apollo-require-preflight': 'true' }, body: form });
}

function environmentOf(origin: string, tokenOf: () => string | null): Environment {
  const network = Network.create(async (request, variables, _cache, uploadables) =>
    (await send(origin, tokenOf(), request, variables, uploadables?.['file'] as File | undefined)).json(),
  );
  return new Environment({ network, store: new Store(new RecordSource()) });
}

export const relay: SendingClient = (origin, tokenOf) => {
  const environment = environmentOf(origin, tokenOf);
  return (name, variables) => {
    if (name === 'Open' || name === 'Grid')
      return fetchQuery(environment, artifacts[name], variables, { networkCacheConfig: { force: true } }).toPromise();
    const { file, ...input } = variables['input'] as Record<string, unknown>;
    return new Promise((resolve, reject) => {
      commitMutation(environment, {
        mutation: artifacts[name],
        variables: { input: file ? { ...input, file: null } : input },
        ...(file ? { uploadables: { file: file as File } } : {}),
        onCompleted: resolve,
        onError: reject,
      });
    });
  };
};

const refetches = { called, photos, tile };

/**
 * Reads a fragment again by the query that the compiler has made for it, which begins at `node`.
 * @param id of the object
 * @returns what the store holds of the object then
 */
export async function refetch(origin: string, name: keyof typeof refetches, id: string): Promise<unknown> {
  const environment = environmentOf(origin, () => null);
  await fetchQuery(environment, refetches[name], { id }).toPromise();
  return environment.getStore().getSource().get(id);
}
