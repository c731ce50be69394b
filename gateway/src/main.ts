import { createServer } from 'node:http';
import { createGateway } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog } from './log.ts';
import { drain } from './server/drain.ts';

/** Milliseconds in which open requests may end after a signal. */
const drainMs = 10_000;

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
const gateway = await createGateway(config, log);
const server = createServer(gateway.app);
// Longer than any upload may take; a request that dribbles on is ended.
server.requestTimeout = config.UPLOAD_TIMEOUT_MS + 60_000;
server.headersTimeout = 20_000;
server.keepAliveTimeout = 65_000;

let stopping = false;
const stop = async (signal: string) => {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  gateway.drain();
  await drain(server, drainMs);
  await gateway.close();
  process.exit(0);
};
process.on('SIGTERM', (signal) => void stop(signal)).on('SIGINT', (signal) => void stop(signal));

server.once('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${config.PORT} is taken: stop the program that uses it, or choose another port with PORT.`
      : `The gateway cannot listen on port ${config.PORT}: ${error.message}.`,
  );
});
const listening = () => log.info({ port: config.PORT, upstream: new URL(config.REST_API_URL).host }, 'listening');
if (config.HOST === undefined) server.listen(config.PORT, listening);
else server.listen(config.PORT, config.HOST, listening);
