import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOnPort, type Contestant, type StartOptions } from './contestant.ts';
import { byText, graphData } from './graphRequests.ts';
import { hiveQueries, toOurSchema } from './hiveQueries.ts';

const sources = fileURLToPath(new URL('hive', import.meta.url));
const contract = fileURLToPath(new URL('../../schema/rest/openapi.yaml', import.meta.url));
/** Installation folder, ignored by git: some 500 MB. */
const home = fileURLToPath(new URL('../.cache/hive', import.meta.url));
const gatewayProgram = path.join(home, 'node_modules/@graphql-hive/gateway/dist/bin.js');
const composeProgram = path.join(home, 'node_modules/@graphql-mesh/compose-cli/esm/bin.js');
const supergraph = path.join(home, 'supergraph.graphql');

/** Timeout of the installation, in milliseconds. */
const patienceMs = 300_000;

const isInstalled = (): boolean =>
  [gatewayProgram, composeProgram].every(existsSync) &&
  readFileSync(path.join(home, 'package.json'), 'utf8') === readFileSync(path.join(sources, 'package.json'), 'utf8');

/** npm's error code; its full message would contain local paths. */
const reasonOf = (stderr: string): string => /^npm (?:error|ERR!) code (\S+)$/m.exec(stderr)?.[1] ?? 'unknown';

/** Installs Hive Gateway unless this version is installed. @returns the reason of a failure; null on success */
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

/** Composes a supergraph from our REST contract. @throws Error with the composer's output */
function compose(upstream: string): void {
  const env = { PATH: process.env['PATH'], UPSTREAM: upstream };
  const { status, stdout, stderr } = spawnSync(process.execPath, [composeProgram], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Hive's graph cannot be composed:\n${stdout}${stderr}`);
}

/** Starts Hive Gateway over our REST contract as a single process with production settings. */
export async function hive(name: string, { upstream, cores }: StartOptions): Promise<Contestant> {
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
    dataOf: (operation, body) => toOurSchema(operation.name, graphData(body)),
  };
}
