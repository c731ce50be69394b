import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOnPort, type Contestant, type StartOptions } from './contestant.ts';
import { byHash, graphData } from './graphRequests.ts';
import { operations } from './operations.ts';

const program = fileURLToPath(new URL('../../gateway/dist/program/main.js', import.meta.url));

/** Settings that disable sharing between requests: of upstream reads and of whole answers. */
const nothingShared = { UPSTREAM_SHARED_BYTES: '0', SHARED_ANSWERS_BYTES: '0' };

/** Writes a manifest of the measured operations. @returns the folder of manifests */
function manifest(folder: string): string {
  const manifests = path.join(folder, 'operations');
  mkdirSync(manifests, { recursive: true });
  const texts = Object.fromEntries(operations.map(({ hash, query }) => [hash, query]));
  writeFileSync(path.join(manifests, 'bench.json'), JSON.stringify(texts));
  return manifests;
}

/**
 * Starts our built gateway with production settings, but without rate limits and request logs.
 * @param sharing whether public answers are shared between visitors, the default in production
 * @param settings further environment variables
 */
export async function ours(
  name: string,
  sharing: boolean,
  { upstream, folder, cores }: StartOptions,
  settings: Readonly<Record<string, string>> = {},
): Promise<Contestant> {
  const operationsFolder = manifest(folder);
  const listening = {
    name,
    // The same arguments as in `npm start` and docker-compose.yml.
    args: () => [program],
    env: (port: number) => ({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      REST_API_URL: upstream,
      OPERATIONS_DIR: operationsFolder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...(sharing ? {} : nothingShared),
      ...settings,
    }),
    readyPath: '/readyz',
  };
  const started = await startOnPort(listening, cores);
  return { name, ...started, requestOf: byHash, dataOf: (_operation, body) => graphData(body) };
}
