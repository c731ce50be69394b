/**
 * A conventional gateway with our schema and resolvers: Apollo Server in Express with default settings, node-fetch and
 * graphql-js. `node --import tsx plainApollo.ts <upstream> <port>`
 */
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../gateway/dist/graph/context.js';
import { createSchema } from '../../gateway/dist/graph/schema.js';
import { callersOf } from '../../gateway/dist/rest/endpoints/caller.js';
import { endpointsOf } from '../../gateway/dist/rest/endpoints/endpoints.js';
import { RequestLifetime } from '../../gateway/dist/rest/call/requestLifetime.js';
import { nodeFetchTransport } from './nodeFetchTransport.ts';

const [, , upstream = '', port = ''] = process.argv;

const transport = nodeFetchTransport(upstream);
const log: Context['log'] = { warn: () => undefined, error: () => undefined };
/** A lifetime without a deadline: the resolvers' calls require one. */
const bounds = new RequestLifetime(Infinity, log);
const noUploads = () => Promise.reject(new Error('There are no uploads here'));

function contextOf(): Context {
  const requestId = randomUUID();
  const nobody = { token: null, deviceToken: null, preview: null, traceparent: null };
  const identity = { ...nobody, requestId, locale: 'hu', address: '127.0.0.1' };
  const rest = endpointsOf(callersOf(transport, identity, bounds), noUploads);
  const nothing = () => undefined;
  const asked = { viewer: null, isPreview: false, now: new Date(), locale: 'hu', requestId } as const;
  return { rest, ...asked, changesIn: nothing, keepDevice: nothing, tellLimit: nothing, log };
}

const server = new ApolloServer<Context>({ schema: createSchema() });
await server.start();
const app = express();
app.use('/graphql', express.json(), expressMiddleware(server, { context: () => Promise.resolve(contextOf()) }));
app.get('/readyz', (_request, response) => {
  response.json({ status: 'ok' });
});
app.listen(Number(port), '127.0.0.1');
