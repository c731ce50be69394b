import type { PlainRequest } from '../measure/exchange.ts';
import type { Operation } from './operations.ts';

/** The headers that Apollo Client sends. */
const graphHeaders = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'accept-language': 'hu',
  'content-type': 'application/json',
};

/** A request that names a persisted operation by its hash, as the web client does. */
export const byHash = ({ operationName, hash }: Operation): PlainRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: graphHeaders,
  body: JSON.stringify({
    operationName,
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  }),
});

/** A request with the operation's text. @param query document in the schema of the server that receives it */
export const byText = ({ operationName }: Operation, query: string): PlainRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: graphHeaders,
  body: JSON.stringify({ operationName, variables: {}, query }),
});

/** The `data` of a GraphQL response. @throws Error when the response has errors or no data */
export function graphData(body: string): unknown {
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: unknown };
  if (errors !== undefined || data === undefined) throw new Error(`It answered ${body.slice(0, 600)}`);
  return data;
}
