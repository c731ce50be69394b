import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOnPort, type Contestant, type Start } from './contestant.ts';
import { byText, graphData } from './graphRequests.ts';
import { hiveQueries, inOurNames } from './hiveQueries.ts';

const sources = fileURLToPath(new URL('hive', import.meta.url));
const contract = fileURLToPath(new URL('../../schema/rest/openapi.yaml', import.meta.url));
/** Never committed: half a gigabyte. */
const home = fileURLToPath(new URL('../.cache/hive', import.meta.url));
const gatewayProgram = path.join(home, 'node_modules/@graphql-hive/gateway/dist/bin.js');
const composeProgram = path.join(home, 'node_modules/@graphql-mesh/compose-cli/esm/bin.js');
const supergraph = path.join(home, 'supergraph.graphql');

/** Milliseconds that its packages may take to come. */
const patienceMs = 300_000;

const isInstalled = (): boolean =>
  [gatewayProgram, composeProgram].every(existsSync) &&
  readFileSync(path.join(home, 'package.json'), 'utf8') === readFileSync(path.join(sources, 'package.json'), 'utf8');

/** What npm gives as its reason: a code, for its sentences name folders. */
const reasonOf = (stderr: string): string => /^npm (?:error|ERR!) code (\S+)$/m.exec(stderr)?.[1] ?? 'unknown';

/** Installs it where it is not yet. @returns why it cannot be; null once it is */
export function installHive(say: (line: string) => void): string | null {
  mkdirSync(home, { recursive: true });
  if (!isInstalled()) {
    say('Installing Hive Gateway');
    copyFileSync(path.join(sources, 'package.json'), path.join(home, 'package.json'));
    const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
    const { status, stderr } = spawnSync('npm', args, { cwd: home, encoding: 'utf8', timeout: patienceMs });
    if (status !== 0 || !isInstalled()) return reasonOf(stderr ?? '');
  }
  for (const file of ['mesh.config.mjs', 'gateway.config.mjs'])
    copyFileSync(path.join(sources, file), path.join(home, file));
  copyFileSync(contract, path.join(home, 'openapi.yaml'));
  return null;
}

/** Makes a graph of our contract. @throws Error with what the composer says */
function compose(upstream: string): void {
  const env = { PATH: process.env['PATH'], UPSTREAM: upstream };
  const { status, stdout, stderr } = spawnSync(process.execPath, [composeProgram], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Hive's graph cannot be composed:\n${stdout}${stderr}`);
}

/** Hive Gateway over our own contract, one process with its production settings. */
export async function hive(name: string, { upstream, cores }: Start): Promise<Contestant> {
  compose(upstream);
  const listening = {
    name,
    args: (port: number) => [
      gatewayProgram,
      'supergraph',
      ...['--config-path', path.join(home, 'gateway.config.mjs')],
      ...['--host', '127.0.0.1', '--port', String(port), '--fork', '1'],
    ],
    env: () => ({ NODE_ENV: 'production', SUPERGRAPH: supergraph }),
    readyPath: '/readiness',
  };
  const started = await startOnPort(listening, cores);
  return {
    name,
    ...started,
    requestOf: (operation) => byText(operation, hiveQueries[operation.name]),
    dataOf: (operation, body) => inOurNames(operation.name, graphData(body)),
  };
}
