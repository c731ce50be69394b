import { whyNotListening, type Listening } from '@photo-competition/schema/whyNotListening';
import { sql } from 'kysely';
import { BlobStoreRefused } from './platform/blobs/blobStore.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { NoServer } from './platform/database/embedded/noServer.ts';
import { FolderLocked } from './platform/database/lock.ts';
import { moveOver } from './maintenance/moveOver/moveOver.ts';
import { listenerOf } from './platform/http/listener.ts';
import { createLog } from './platform/log.ts';
import { openService, type Service } from './start/service.ts';

/** Ends the process with one plain sentence. */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const plainReason = (error: unknown, config: Config): string => {
  if ([FolderLocked, NoServer, BlobStoreRefused].some((kind) => error instanceof kind)) return (error as Error).message;
  const where =
    config.DATABASE_URL === undefined ? `embedded database in ${config.DATA_DIR}` : 'database of DATABASE_URL';
  return `The ${where} could not be opened: ${(error as Error).message}.`;
};

function settings(): Config {
  try {
    return readConfig();
  } catch (error) {
    return fail(error instanceof ConfigError ? error.message : String(error));
  }
}

/** Their library is loaded only where they are asked for. */
async function metricsOf({ API_METRICS_PORT }: Config, service: Service) {
  if (API_METRICS_PORT === undefined) return null;
  const { ServiceMetrics } = await import('./platform/observing/serviceMetrics.ts');
  return new ServiceMetrics(service);
}

async function main(): Promise<void> {
  const config = settings();
  const log = createLog(config.LOG_LEVEL);
  const open = async () => {
    await moveOver(config, log);
    return openService(config, log);
  };
  const service = await open().catch((error: unknown) => fail(plainReason(error, config)));
  await service.makeFirstAdministrator();

  const metrics = await metricsOf(config, service);
  let draining = false;
  const api = service.server((express) => {
    express.get('/livez', (_request, response) => {
      response.json({ status: 'ok' });
    });
    express.get('/readyz', async (_request, response) => {
      const ready = !draining && (await sql`select 1`.execute(service.db).then(Boolean, () => false));
      response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
    });
  }, metrics?.request);
  const server = listenerOf(api, config.REQUEST_TIMEOUT_MS);

  const stop = (signal: string) => {
    if (draining) return;
    draining = true;
    log.info({ signal }, 'stopping');
    // Takes calls for a while yet: gateways and load balancers have not noticed.
    setTimeout(() => {
      setTimeout(() => server.closeAllConnections(), config.DRAIN_TIMEOUT_MS).unref();
      server.close(() => {
        void service.close().then(() => process.exit(0));
      });
      server.closeIdleConnections();
    }, config.DRAIN_DELAY_MS);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const failToListen = (place: Omit<Listening, 'program'>) => (error: NodeJS.ErrnoException) => {
    void service.close().finally(() => fail(whyNotListening({ program: 'service', ...place }, error)));
  };
  server.once('error', failToListen({ host: config.API_HOST, port: config.API_PORT, prefix: 'API_' }));
  const metricsPlace = { host: config.API_METRICS_HOST, port: config.API_METRICS_PORT ?? 0, prefix: 'API_METRICS_' };
  metrics
    ?.server()
    .once('error', failToListen(metricsPlace))
    .listen(config.API_METRICS_PORT, config.API_METRICS_HOST)
    .unref();
  server.listen(config.API_PORT, config.API_HOST, () => {
    log.info({ address: config.API_HOST, port: config.API_PORT, engine: service.engine }, 'listening');
  });
}

await main();
