import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOnPort, type Contestant, type Start } from './contestant.ts';
import { byHash, graphData } from './graphRequests.ts';
import { operations } from './operations.ts';

const program = fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url));

/** Nothing is used for another request: neither what the service has answered nor whole answers. */
const nothingShared = { UPSTREAM_SHARED_BYTES: '0', SHARED_ANSWERS_BYTES: '0' };

/** Lists the operations, as the manifest of a mobile client would. @returns the folder of manifests */
function manifest(folder: string): string {
  const manifests = path.join(folder, 'operations');
  mkdirSync(manifests, { recursive: true });
  const texts = Object.fromEntries(operations.map(({ hash, query }) => [hash, query]));
  writeFileSync(path.join(manifests, 'bench.json'), JSON.stringify(texts));
  return manifests;
}

/**
 * Our gateway as built, with its production settings, but for the limit on requests and the lines that it logs of each.
 * @param sharing whether visitors share what the service lets them share, as they do by default
 * @param settings further ones
 */
export async function ours(
  name: string,
  sharing: boolean,
  { upstream, folder, cores }: Start,
  settings: Readonly<Record<string, string>> = {},
): Promise<Contestant> {
  const operationsFolder = manifest(folder);
  const listening = {
    name,
    // As `npm start` and docker-compose.yml start it.
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
