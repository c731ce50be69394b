import express, { type ErrorRequestHandler } from 'express';
import type { IncomingMessage, RequestListener } from 'node:http';
import { fileClock, realClock } from './clock.ts';
import type { Config } from './config.ts';
import { createSchema } from './graph/schema.ts';
import type { Logger } from './log.ts';
import { upstreamOf } from './rest/upstream.ts';
import { developmentTools } from './server/developmentTools.ts';
import { downloads } from './server/downloads.ts';
import { createGraphServer } from './server/graph.ts';
import { contextMaker } from './server/graphContext.ts';
import { KnownDocuments } from './server/graphDocuments.ts';
import { GraphEndpoint } from './server/graphEndpoint.ts';
import { graphExecution } from './server/graphExecution.ts';
import { GraphShortcut } from './server/graphShortcut.ts';
import { health } from './server/health.ts';
import { addressOf, identityFrom, identityOf } from './server/identity.ts';
import { media } from './server/media.ts';
import type { Metrics } from './server/metrics.ts';
import { observe } from './server/observation.ts';
import { requestGate } from './server/operationGate.ts';
import { operationGuards } from './server/operationGuards.ts';
import { operationRecording } from './server/operationRecord.ts';
import { pageDescriber } from './server/pageDescriber.ts';
import { refuse } from './server/refusal.ts';
import { requestIdOf, requestNames } from './server/requestNames.ts';
import { securityHeaders, securityHeadersOf } from './server/securityHeaders.ts';
import { SharedAnswers } from './server/sharedAnswers.ts';
import { unsubscribe } from './server/unsubscribe.ts';
import { uploads } from './server/uploads.ts';
import { watchGateway } from './server/gatewayMetrics.ts';
import { webClient } from './server/webClient.ts';

/** The gateway, ready to listen. */
export interface Gateway {
  app: RequestListener;
  /** What is counted; null where nothing is. */
  metrics: Metrics | null;
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

const isGraphPath = (url = ''): boolean => url === '/graphql' || url.startsWith('/graphql?');
const isMultipart = ({ headers }: IncomingMessage): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

/** Puts the gateway together: one policy per file, in the order in which a request meets them. */
export async function createGateway(config: Config, log: Logger): Promise<Gateway> {
  const clock = config.CLOCK_FILE === undefined ? realClock : fileClock(config.CLOCK_FILE);
  const observation = await observe(config, log);
  const { metrics } = observation;
  const upstream = upstreamOf({
    origin: config.REST_API_URL,
    timeoutMs: config.UPSTREAM_TIMEOUT_MS,
    // A clock that a test moves would not move what is kept.
    sharedBytes: config.CLOCK_FILE === undefined ? config.UPSTREAM_SHARED_BYTES : 0,
    breaker: {
      windowMs: config.UPSTREAM_BREAKER_WINDOW_MS,
      failures: config.UPSTREAM_BREAKER_FAILURES,
      openMs: config.UPSTREAM_BREAKER_OPEN_MS,
    },
    ...(metrics ? { observe: ({ operation, status, ms }) => metrics.call(operation, String(status), ms / 1000) } : {}),
  });
  const uploadLoad = { running: 0 };
  const uploadLimits = {
    maxBytes: config.UPLOAD_MAX_BYTES,
    atOnce: config.UPLOADS_AT_ONCE,
    stallMs: config.UPLOAD_STALL_MS,
  };
  const shared = new SharedAnswers(upstream.transport, config.SHARED_ANSWERS_BYTES);
  if (metrics) watchGateway(metrics, upstream, shared, uploadLoad);
  const uploading = { timeoutMs: config.UPLOAD_TIMEOUT_MS, maxBytes: config.UPLOAD_MAX_BYTES };
  const schema = createSchema();
  const guards = await operationGuards(config, schema, log, (kind, mode) => metrics?.limit(kind, mode));
  metrics?.list([...guards.store.all()].map(({ document }) => document));
  const documents = new KnownDocuments(guards.store.all());
  const execute = graphExecution(schema);
  const { limits } = guards;
  const plugins = [operationRecording];
  const server = createGraphServer(schema, log, { sandbox: config.SANDBOX, limits, documents, execute, plugins });
  await server.start();
  let draining = false;

  const contextOf = contextMaker({ upstream, uploading, timeoutMs: config.UPSTREAM_TIMEOUT_MS, clock, log });
  const graph = new GraphEndpoint({
    server,
    shortcut: new GraphShortcut({ schema, documents, execute, limits }),
    shared,
    contextOf,
    guards,
    log,
  });
  const tools = config.NODE_ENV !== 'production' || config.SANDBOX;

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(requestNames(observation.follow));
  app.use(health(config.REST_API_URL, () => draining));
  app.use(securityHeaders(tools));
  app.use(
    '/graphql',
    (request, response, next) =>
      isMultipart(request) ? next() : graph.answer(request, response, identityOf(request, response)),
    requestGate(guards),
    uploads(uploadLimits, uploadLoad),
    (request, response) =>
      graph.execute(request, response, identityOf(request, response), { body: request.body as unknown }),
  );
  const passing = { pictures: upstream.pictures, timeoutMs: config.UPSTREAM_TIMEOUT_MS, log };
  app.use('/media', media(passing));
  app.use('/download', downloads(passing));
  app.use('/unsubscribe', unsubscribe(upstream.transport, config.UPSTREAM_TIMEOUT_MS, log));
  if (config.NODE_ENV !== 'production') app.use('/dev', developmentTools(config.REST_API_URL));
  app.use(
    webClient({
      folder: config.WEB_DIR,
      developmentUrl: config.WEB_DEV_URL,
      describe: pageDescriber(upstream.transport, config.PUBLIC_URL, log),
    }),
  );
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('There is nothing here.');
  });
  app.use(failures(log));

  // Express would cost a light query as much again as everything else: what it is not needed for goes past it.
  const front: RequestListener = (request, response) => {
    if (!isGraphPath(request.url) || isMultipart(request)) return app(request, response);
    observation.follow(request, response);
    if (request.method !== 'POST') response.setHeaders(new Map(Object.entries(securityHeadersOf(tools, '/graphql'))));
    void graph.answer(request, response, identityFrom(request, response, addressOf(request, config.TRUSTED_PROXIES)));
  };

  return {
    app: front,
    metrics,
    drain() {
      draining = true;
    },
    async close() {
      await server.stop();
      await upstream.close();
      await guards.close();
      await observation.close();
    },
  };
}
