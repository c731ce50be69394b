import { expressMiddleware } from '@as-integrations/express5';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Request, Response } from 'express';
import { fileClock, realClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './graph/context.ts';
import { createSchema } from './graph/schema.ts';
import type { Logger } from './log.ts';
import { callersOf } from './rest/caller.ts';
import { endpointsOf } from './rest/endpoints.ts';
import { transportTo } from './rest/transport.ts';
import { uploaderOf } from './rest/upload.ts';
import { developmentTools } from './server/developmentTools.ts';
import { createGraphServer, namedErrors } from './server/graph.ts';
import { health } from './server/health.ts';
import { identityOf, viewerOf } from './server/identity.ts';
import { media } from './server/media.ts';
import { refuse } from './server/refusal.ts';
import { requestIdOf, requestNames } from './server/requestNames.ts';
import { securityHeaders } from './server/securityHeaders.ts';
import { uploads } from './server/uploads.ts';
import { webClient } from './server/webClient.ts';

/** The gateway, ready to listen. */
export interface Gateway {
  app: Express;
  /** From now on `/readyz` says no. */
  drain(): void;
  close(): Promise<void>;
}

/** Body-parser's refusals and our own faults, in the form that GraphQL clients read. */
const failures =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const { status = 500 } = error as { status?: number };
    if (status >= 500) log.error({ err: error, requestId: requestIdOf(response) }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (status === 413)
      return refuse(request, response, { status, code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' });
    if (status < 500)
      return refuse(request, response, { status, code: 'BAD_USER_INPUT', message: 'The request cannot be read.' });
    return refuse(request, response, {
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our side.',
    });
  };

/** Puts the gateway together: one policy per file, in the order in which a request meets them. */
export async function createGateway(config: Config, log: Logger): Promise<Gateway> {
  const clock = config.CLOCK_FILE === undefined ? realClock : fileClock(config.CLOCK_FILE);
  const transport = transportTo(config.REST_API_URL);
  const server = createGraphServer(createSchema(), config.SANDBOX, log);
  await server.start();
  let draining = false;

  const contextOf = (request: Request, response: Response): Context => {
    const identity = identityOf(request, response);
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableEnded) gone.abort();
    });
    const requestLog = log.child({ requestId: identity.requestId });
    const deadline = performance.now() + config.UPSTREAM_TIMEOUT_MS;
    const callers = callersOf(transport, identity, { deadline, gone: gone.signal, log: requestLog });
    const upload = uploaderOf(identity, {
      origin: config.REST_API_URL,
      timeoutMs: config.UPLOAD_TIMEOUT_MS,
      maxBytes: config.UPLOAD_MAX_BYTES,
      gone: gone.signal,
      log: requestLog,
    });
    return {
      rest: endpointsOf(callers, upload),
      viewer: viewerOf(identity.token),
      now: clock(),
      locale: identity.locale,
      requestId: identity.requestId,
      log: requestLog,
    };
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(requestNames(log));
  app.use(health(config.REST_API_URL, () => draining));
  app.use(securityHeaders(config.NODE_ENV !== 'production' || config.SANDBOX));
  app.use(
    '/graphql',
    uploads({ maxBytes: config.UPLOAD_MAX_BYTES, atOnce: config.UPLOADS_AT_ONCE }),
    express.json({ limit: '256kb' }),
    namedErrors,
    expressMiddleware(server, { context: ({ req, res }) => Promise.resolve(contextOf(req, res)) }),
  );
  app.use('/media', media(config.REST_API_URL, config.UPSTREAM_TIMEOUT_MS, log));
  if (config.NODE_ENV !== 'production') app.use('/dev', developmentTools(config.REST_API_URL));
  app.use(webClient(config.WEB_DIR, config.WEB_DEV_URL));
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('There is nothing here.');
  });
  app.use(failures(log));

  return {
    app,
    drain() {
      draining = true;
    },
    async close() {
      await server.stop();
      await transport.close();
    },
  };
}
