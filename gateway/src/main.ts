import { whyNotListening, type Listening } from '@photo-competition/schema/whyNotListening';
import { setTimeout as delay } from 'node:timers/promises';
import { createGateway } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog } from './log.ts';
import { drain } from './server/http/drain.ts';
import { httpServer } from './server/http/httpServer.ts';
import { metricsServer } from './observing/metricsServer.ts';

/** Milliseconds that closing may take once every connection is closed. */
const closeMs = 5000;

/** Ends the process with one plain sentence. */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig();
  } catch (error) {
    return fail(error instanceof ConfigError ? error.message : String(error));
  }
}

const config = settings();
const log = createLog(config.LOG_LEVEL);
const gateway = await createGateway(config, log).catch((error: unknown) => {
  if (error instanceof ConfigError) return fail(error.message);
  throw error;
});
// Longer than any upload may take.
const server = httpServer(gateway.app, { requestMs: config.UPLOAD_TIMEOUT_MS + 60_000 });

const metricsDoor = gateway.metrics && metricsServer(gateway.metrics);

let stopping = false;
const stop = async (signal: string) => {
  // A second signal ends the process at once.
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, 'stopping');
  gateway.drain();
  await delay(config.DRAIN_DELAY_MS);
  setTimeout(() => process.exit(1), config.DRAIN_TIMEOUT_MS + closeMs).unref();
  await drain(server, config.DRAIN_TIMEOUT_MS);
  await gateway.close();
  process.exit(0);
};
process.on('SIGTERM', (signal) => void stop(signal)).on('SIGINT', (signal) => void stop(signal));

/** A manifest that is refused changes nothing: the clients of today are answered on. */
process.on('SIGHUP', () => {
  try {
    log.info({ operations: gateway.reloadOperations() }, 'the manifests of operations were read again');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log.error({ reason: error.message }, 'the manifests were refused: the operations are those of before');
  }
});

const failToListen = (place: Omit<Listening, 'program'>) => (error: NodeJS.ErrnoException) =>
  fail(whyNotListening({ program: 'gateway', ...place }, error));
server.once('error', failToListen({ host: config.HOST, port: config.PORT, prefix: '' }));
metricsDoor
  ?.once('error', failToListen({ host: config.METRICS_HOST, port: config.METRICS_PORT ?? 0, prefix: 'METRICS_' }))
  .listen(config.METRICS_PORT, config.METRICS_HOST);
const listening = () =>
  log.info({ port: config.PORT, upstream: config.REST_API_URL.map((one) => new URL(one).host) }, 'listening');
if (config.HOST === undefined) server.listen(config.PORT, listening);
else server.listen(config.PORT, config.HOST, listening);
