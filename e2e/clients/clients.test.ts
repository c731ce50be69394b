import { afterEach, expect, test, vi } from 'vitest';
import { apollo, apolloAutomatic, apolloByGet, apolloUpload } from './apollo.ts';
import { requestByGet, requestByPost } from './graphqlRequest.ts';
import { openapiFetch } from './openapiFetch.ts';
import { describeVisits, graphVisit, type SendingClient, type Visit } from './scenario.ts';
import { urql, urqlAutomatic } from './urql.ts';
import { venue } from './venue.ts';

const place = venue();

const ofTheGraph: Record<string, SendingClient> = {
  'Apollo Client': apollo,
  'Apollo Client by GET': apolloByGet,
  'Apollo Client with automatic persisted queries': apolloAutomatic,
  'apollo-upload-client': apolloUpload,
  urql,
  'urql with automatic persisted queries': urqlAutomatic,
  'graphql-request by GET': requestByGet,
  'graphql-request by POST': requestByPost,
};

const visits: Visit[] = [
  ...Object.entries(ofTheGraph).map(([name, connect]) => ({ name, client: () => graphVisit(place.origin(), connect) })),
  { name: 'openapi-fetch', client: () => openapiFetch(place.service()) },
];

describeVisits(visits, place);

afterEach(() => {
  vi.restoreAllMocks();
});

// A client that fell back to something plainer would make its visit all the same.
test.each([
  ['Apollo Client', ['POST']],
  ['Apollo Client by GET', ['GET']],
  ['Apollo Client with automatic persisted queries', ['GET', 'POST']],
  ['apollo-upload-client', ['POST']],
  ['urql', ['GET']],
  ['urql with automatic persisted queries', ['GET', 'GET']],
  ['graphql-request by GET', ['GET']],
  ['graphql-request by POST', ['POST']],
])('%s sends a query by %j', async (name, methods) => {
  const send = ofTheGraph[name]?.(place.origin(), () => null);
  const sent = vi.spyOn(globalThis, 'fetch');
  await send?.('Open', {});
  expect(sent.mock.calls.map(([, init]) => init?.method)).toEqual(methods);
});
