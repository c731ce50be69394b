import express, { type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { RequestListener } from 'node:http';
import { fileClock, realClock } from '@photo-competition/schema/clock';
import type { Config } from './config.ts';
import { createSchema } from './graph/schema.ts';
import type { Logger } from './log.ts';
import { watchGateway } from './observing/gatewayMetrics.ts';
import type { Metrics } from './observing/metrics.ts';
import { observe } from './observing/observation.ts';
import { operationRecording } from './observing/operationRecord.ts';
import { upstreamOf, type Upstream } from './rest/upstream.ts';
import { createGraphServer } from './server/execution/apolloServer.ts';
import { compiledQueries } from './server/execution/compiledQueries.ts';
import { LastMediaType } from './server/execution/lastMediaType.ts';
import { contextMaker, type OperationContext } from './server/execution/requestContext.ts';
import { graphEndpoint, isGraphRequest } from './server/graphEndpoint.ts';
import { isLongAddress } from './server/http/addressLength.ts';
import { compressAnswer } from './server/http/compressAnswer.ts';
import { deviceCookie } from './server/http/deviceCookie.ts';
import { failures, type Fail } from './server/http/failures.ts';
import { live, ready } from './server/http/health.ts';
import { identify, type Identify } from './server/http/identity.ts';
import { otherOrigins } from './server/http/otherOrigins.ts';
import { requestNames } from './server/http/requestNames.ts';
import { securityHeaders } from './server/http/securityHeaders.ts';
import { loadOperations, operationFolders } from './server/operations/operationStore.ts';
import { queryLimitsOf } from './server/operations/queryLimits.ts';
import { contract } from './server/pages/contract.ts';
import { developmentTools } from './server/pages/developmentTools.ts';
import { explorer } from './server/pages/explorer.ts';
import { pageDescriber, type PageDescriberOptions } from './server/pages/pageDescriber.ts';
import { keepSiteName } from './server/pages/siteName.ts';
import { siteTexts } from './server/pages/siteTexts.ts';
import { unsubscribe } from './server/pages/unsubscribe.ts';
import { visitorAnswers } from './server/pages/visitorAnswers.ts';
import { webClient } from './server/pages/webClient.ts';
import { webManifest } from './server/pages/webManifest.ts';
import { countFiles } from './server/pictures/countFiles.ts';
import { downloadLoad } from './server/pictures/downloadLoad.ts';
import { downloads } from './server/pictures/downloads.ts';
import { media } from './server/pictures/media.ts';
import { writeUnreadable } from './server/pictures/relay.ts';
import { sharePictures } from './server/pictures/share/sharePictures.ts';
import { doorLimits, doors, type DoorName } from './server/doors/doors.ts';
import { mutationRates } from './server/rates/mutationRates.ts';
import { readingTime } from './server/rates/readingTime.ts';
import { rateLimitsOf } from './server/rates/rateLimits.ts';
import { SharedAnswers } from './server/sharing/sharedAnswers.ts';
import { tokenProof } from './server/uploads/tokenProof.ts';
import { uploadSlots } from './server/uploads/uploadConcurrency.ts';
import { uploads } from './server/uploads/uploads.ts';

/** The gateway, ready to listen. */
export interface Gateway {
  app: RequestListener;
  /** The gateway's metrics; null where they are off. */
  metrics: Metrics | null;
  /**
   * Reads the manifests of operations again. @returns how many operations are listed now
   * @throws ConfigError as at the start; the operations stay as they were then
   */
  reloadOperations(): number;
  /** From now on `/readyz` says no. */
  drain(): void;
  close(): Promise<void>;
}

/** Parts that several components of a gateway share. */
interface Shared {
  config: Config;
  log: Logger;
  metrics: Metrics | null;
  upstream: Upstream;
  identityOf: Identify;
  fail: Fail;
}

const connect = (config: Config, metrics: Metrics | null): Upstream =>
  upstreamOf({
    origins: config.REST_API_URL,
    silenceMs: config.INSTANCE_SILENCE_MS,
    timeoutMs: config.UPSTREAM_TIMEOUT_MS,
    // A clock that a test moves would not move what is kept.
    sharedBytes: config.CLOCK_FILE === undefined ? config.UPSTREAM_SHARED_BYTES : 0,
    breaker: {
      windowMs: config.UPSTREAM_BREAKER_WINDOW_MS,
      failures: config.UPSTREAM_BREAKER_FAILURES,
      openMs: config.UPSTREAM_BREAKER_OPEN_MS,
    },
    ...(metrics
      ? {
          observe: ({ status, ms, ...call }) => metrics.call({ ...call, outcome: String(status), seconds: ms / 1000 }),
        }
      : {}),
  });

/** Everything at `/graphql`. @throws ConfigError when a manifest cannot be read or lists what the graph or the limits refuse */
async function graphOf({ config, log, metrics, upstream, identityOf, fail }: Shared) {
  const schema = createSchema();
  const limits = queryLimitsOf(config, (kind, mode) => metrics?.limit(kind, mode));
  const onlyListed = config.OPERATIONS === 'listed';
  const operations = loadOperations(schema, { folders: operationFolders(config.OPERATIONS_DIR), onlyListed, limits });
  const { rates, close: closeRates } = await rateLimitsOf(config, log);
  const mediaType = new LastMediaType();
  const server = createGraphServer<OperationContext>(schema, log, {
    sandbox: config.SANDBOX,
    limits,
    policies: [
      readingTime({ rates }),
      mutationRates({ rates }),
      operationRecording,
      mediaType.policy,
      compiledQueries(schema),
    ],
  });
  await server.start();
  const shared = new SharedAnswers(upstream.transport, config.SHARED_ANSWERS_BYTES);
  const slots = uploadSlots(config.UPLOADS_AT_ONCE);
  const countListed = (): number => {
    const names = [...operations.all()].map(({ name }) => name);
    metrics?.list(names);
    return names.length;
  };
  countListed();
  if (metrics) {
    const { services, transport } = upstream;
    watchGateway(metrics, { services, sharedReads: transport, sharedAnswers: shared, uploads: slots.running });
  }
  const contexts = {
    upstream,
    uploading: { timeoutMs: config.UPLOAD_TIMEOUT_MS, maxBytes: config.UPLOAD_MAX_BYTES },
    timeoutMs: config.UPSTREAM_TIMEOUT_MS,
    cookieOf: deviceCookie({ publicUrl: config.PUBLIC_URL }),
    clock: config.CLOCK_FILE === undefined ? realClock : fileClock(config.CLOCK_FILE),
    log,
  };
  const answer = graphEndpoint({
    identityOf,
    rates,
    readUpload: uploads({
      maxBytes: config.UPLOAD_MAX_BYTES,
      slots,
      stallMs: config.UPLOAD_STALL_MS,
      leastRate: config.UPLOAD_LEAST_RATE,
      prove: tokenProof({ transport: upstream.transport, timeoutMs: config.UPSTREAM_TIMEOUT_MS, log }),
    }),
    shared,
    operations,
    limits,
    contextOf: contextMaker(contexts),
    server,
    mediaType,
    fail,
  });
  const answersFor = visitorAnswers({
    operations,
    rates,
    shared,
    contextOf: contextMaker({ ...contexts, recordsOperations: false }),
    server,
  });
  return {
    schema,
    answer,
    answersFor,
    reloadOperations() {
      operations.reload();
      return countListed();
    },
    async close() {
      await server.stop();
      await closeRates();
    },
  };
}

const refuseLongAddress: RequestHandler = (request, response, next) => {
  if (!isLongAddress(request)) return next();
  request.resume();
  writeUnreadable(request, response, 'page', 414);
};

/** Everything else: health, pictures, files and pages. */
function siteOf(
  { config, log, upstream, identityOf, fail }: Shared,
  { answersFor, schema }: Pick<PageDescriberOptions, 'answersFor'> & { schema: GraphQLSchema },
  isDraining: () => boolean,
): RequestListener {
  const timeoutMs = config.UPSTREAM_TIMEOUT_MS;
  const passing = { identityOf, timeoutMs, log };
  const pictures = { ...passing, bytes: upstream.pictures };
  const files = { ...passing, bytes: upstream.files };
  const limitOf = doorLimits({ identityOf, factor: config.RATE_LIMITS === 'off' ? 0 : config.RATE_LIMIT_FACTOR });
  const site = siteTexts();
  const describing = { identityOf, answersFor, site, timeoutMs: config.PAGE_DETAILS_TIMEOUT_MS };
  const app = express();
  app.disable('x-powered-by');
  keepSiteName(app, site.known);
  app.use(refuseLongAddress);
  const open = (name: DoorName, handler: RequestHandler) => app.use(doors[name].path, limitOf(name), handler);
  open('live', live());
  open('ready', ready(upstream.instances, isDraining));
  open('countFiles', countFiles(files));
  open('sharePictures', sharePictures({ ...pictures, answersFor, site, transport: upstream.transport }));
  open('pictures', media(pictures));
  open(
    'downloads',
    downloads(files, downloadLoad({ archives: config.ARCHIVES_AT_ONCE, tables: config.TABLES_AT_ONCE })),
  );
  open('unsubscribe', unsubscribe({ identityOf, transport: upstream.transport, timeoutMs, log }));
  open('contract', contract(schema));
  if (config.NODE_ENV !== 'production') open('tools', developmentTools(upstream.instances));
  if (config.SANDBOX) open('explorer', explorer(config.EXPLORE_DIR));
  open(
    'client',
    webClient({
      folder: config.WEB_DIR,
      developmentUrl: config.WEB_DEV_URL,
      limitDocuments: limitOf('documents'),
      manifest: webManifest(config.WEB_DIR, describing),
      describe: pageDescriber({
        ...describing,
        transport: upstream.transport,
        publicUrl: config.PUBLIC_URL,
        log,
      }),
    }),
  );
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('There is nothing here.');
  });
  // Express knows a handler of errors by its four parameters.
  app.use((error: unknown, request: express.Request, response: express.Response, _next: express.NextFunction) =>
    fail(error, request, response),
  );
  return app;
}

/** Puts the gateway together: one policy per file, in the order in which a request meets them. */
export async function createGateway(config: Config, log: Logger): Promise<Gateway> {
  const { metrics, follow, close: closeObservation } = await observe(config, log);
  const upstream = connect(config, metrics);
  const identityOf = identify({ proxies: config.TRUSTED_PROXIES });
  const parts = { config, log, metrics, upstream, identityOf, fail: failures({ log }) };
  const nameRequest = requestNames(follow);
  const setHeaders = securityHeaders({
    tools: config.NODE_ENV !== 'production' || config.SANDBOX,
    explorer: config.SANDBOX,
    https: config.PUBLIC_URL.startsWith('https:'),
  });
  const answerPreflight = otherOrigins({ allowed: config.ALLOWED_ORIGINS });
  const graph = await graphOf(parts);
  let draining = false;
  const site = siteOf(parts, graph, () => draining);
  return {
    app(request, response) {
      nameRequest(request, response);
      setHeaders(request, response);
      if (answerPreflight(request, response)) return;
      // Express alone would cost a light query as much as everything else together.
      if (isGraphRequest(request)) {
        compressAnswer(request, response);
        void graph.answer(request, response);
      } else site(request, response);
    },
    metrics,
    reloadOperations: graph.reloadOperations,
    drain() {
      draining = true;
    },
    async close() {
      await graph.close();
      await upstream.close();
      await closeObservation();
    },
  };
}
