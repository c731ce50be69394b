import type { PlainRequest } from '../measure/exchange.ts';
import type { Operation } from './operations.ts';

/** As Apollo Client asks. */
const graphHeaders = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'accept-language': 'hu',
  'content-type': 'application/json',
};

/** By its hash, as our own client asks. */
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

/** By its text. @param query in the names of whoever is asked */
export const byText = ({ operationName }: Operation, query: string): PlainRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: graphHeaders,
  body: JSON.stringify({ operationName, variables: {}, query }),
});

/** What a GraphQL answer brings. @throws Error when it brings errors */
export function graphData(body: string): unknown {
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: unknown };
  if (errors !== undefined || data === undefined) throw new Error(`It answered ${body.slice(0, 600)}`);
  return data;
}
