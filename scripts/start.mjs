// @ts-check
/**
 * `npm start`: installs, builds, runs the REST service and the gateway as two processes, waits until both are ready, says
 * where everything is, and loads demo data into an empty installation. `--watch` (`npm run dev`) does the same with reload.
 */
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { bannerLines } from './banner.mjs';
import { demoPlan } from './demo.mjs';
import { isStopping, launch, launchTask, ready, requireFree, stop } from './processes.mjs';
import {
  buildClient,
  buildExplorer,
  buildPrograms,
  fail,
  install,
  requireNode,
  root,
  transpile,
} from './workspace.mjs';

const watch = process.argv.includes('--watch');
const nodeEnv = process.env['NODE_ENV'] ?? 'development';
const production = nodeEnv === 'production';

/** @param {string} name @param {number} fallback */
function portSetting(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`${name} must be a port number from 1 to 65535, but is "${text}".`);
  return port;
}

const port = portSetting('PORT', 4000);
const apiPort = portSetting('API_PORT', 4001);
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'data');
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
const apiUrl = process.env['REST_API_URL'] ?? `http://127.0.0.1:${apiPort}`;
const ownApi = process.env['REST_API_URL'] === undefined;
/** Where the gateway listens, as it decides itself (`gateway/src/config.ts`). */
const host = process.env['HOST'] || (production ? '' : '127.0.0.1');
/** Where other devices of its networks find this machine. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);
/** An address at which this machine reaches it. */
const ownAddress = ['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
const webPort = 5173;
/** As the gateway takes it (`gateway/src/config.ts`). */
const sandbox = (process.env['SANDBOX'] || (production ? 'off' : 'on')) === 'on';
const services = ['count', 'schema', 'api', 'gateway', 'demo'];

requireNode();
await install({ development: watch });
await requireFree(port, 'PORT');
if (ownApi) await requireFree(apiPort, 'API_PORT');
if (watch) await requireFree(webPort, 'another port');
await transpile(...services);
if (!watch) await buildPrograms();

/** @type {Record<string, string>} */
const settings = {
  NODE_ENV: nodeEnv,
  DATA_DIR: dataDir,
  PUBLIC_URL: publicUrl,
  PORT: String(port),
  API_PORT: String(apiPort),
  REST_API_URL: apiUrl,
};
const logs = { folder: path.join(dataDir, 'logs'), console: production };
const demo = demoPlan(dataDir, { ...process.env, NODE_ENV: nodeEnv });

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

/** Changed sources are transpiled again, not bundled. @param {'api' | 'gateway'} name */
const programOf = (name) => `${name}/dist/${watch ? 'main.js' : 'program/main.js'}`;
const reload = watch ? ['--watch', '--watch-preserve-output'] : [];
if (watch) {
  launch('compiler', ['scripts/build.mjs', ...services, '--watch'], settings, logs);
  launch('vite', ['node_modules/vite/bin/vite.js', 'web', '--port', String(webPort), '--strictPort'], settings, logs);
}
if (ownApi) {
  const program = [...reload, '--enable-source-maps', programOf('api')];
  launch('api', program, { ...settings, ...demo.serviceSettings }, logs);
}
// The service makes its database meanwhile.
const pagesBuilt = (watch || (await buildClient())) && (!sandbox || (await buildExplorer()));
if (!pagesBuilt && !isStopping()) {
  process.stderr.write('The pages could not be built; Vite says why above.\n');
  await stop(1);
}
// Ctrl-C while it starts: what is started after it would be left behind.
if (!isStopping()) {
  // Source maps would take 5 MB of its memory.
  const program = [...reload, ...(watch ? ['--enable-source-maps'] : []), programOf('gateway')];
  const development = watch ? { WEB_DEV_URL: `http://localhost:${webPort}` } : {};
  launch('gateway', program, { ...settings, ...development }, logs);
}
if (ownApi) await ready(`${apiUrl}/readyz`, 'REST service', logs);
await ready(`http://${ownAddress.includes(':') ? `[${ownAddress}]` : ownAddress}:${port}/readyz`, 'gateway', logs);

if (!isStopping()) {
  const isPublicUrlSet = process.env['PUBLIC_URL'] !== undefined;
  const { announcement } = demo;
  const lines = bannerLines({
    publicUrl,
    isPublicUrlSet,
    port,
    host,
    ownAddresses,
    production,
    sandbox,
    dataDir,
    announcement,
  });
  process.stdout.write(['', ...lines, '', '  Ctrl-C stops it.', '', ''].join('\n'));
  if (demo.load) launchTask(['demo/dist/main.js'], { ...settings, ...demo.serviceSettings });
}
