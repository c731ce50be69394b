/** Two services on one PostgreSQL, two gateways that know both, and Caddy in front where it is installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { components } from '@photo-competition/schema/rest';
import { Client } from 'pg';
import { createDatabase } from '../product/database.ts';
import { announce, join, loginAdministrator, rest, upload, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { freePort, Product } from '../product/product.ts';
import { Caddy, caddyProgram } from './caddy.ts';
import { ClusterLoad } from './load.ts';

type Schemas = components['schemas'];

const checkCommand = fileURLToPath(new URL('../../api/dist/maintenance/checkCommand.js', import.meta.url));

/** Milliseconds in which whoever knows of a stopping part sends its requests elsewhere. */
const drainDelay = { DRAIN_DELAY_MS: '2000' };

/** How the gateways reach the services: both addresses, or the one of something in between. */
export type Between = (ports: number[]) => Promise<{ url: string; close?(): Promise<unknown> }>;

export const bothAddresses: Between = (ports) =>
  Promise.resolve({ url: ports.map((port) => `http://127.0.0.1:${port}`).join(',') });

export interface ClusterOptions {
  between?: Between;
  /** Milliseconds for which a service may be silent. */
  silenceMs?: number;
}

export interface Cluster {
  /** Each a service with a gateway. */
  instances: [Product, Product];
  /** Null where Caddy is not installed: requests then go to the gateways. */
  caddy: Caddy | null;
  load: ClusterLoad;
  /** What acknowledged writes are lost, doubled or made up, and what `npm run check` finds; empty when all is well. */
  faults(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts everything, with six voters, six photos and a competition in its voting phase. */
export async function startCluster({
  between = bothAddresses,
  silenceMs = 1400,
}: ClusterOptions = {}): Promise<Cluster> {
  // In reverse order of their making.
  const cleanups: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    return await start({ between, silenceMs }, cleanups, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  { between, silenceMs }: Required<ClusterOptions>,
  cleanups: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
) {
  const database = await createDatabase();
  cleanups.push(database.drop);
  const blobs = mkdtempSync(path.join(tmpdir(), 'photo-competition-cluster-'));
  cleanups.push(() => Promise.resolve(rmSync(blobs, { recursive: true, force: true })));
  const ports = [await freePort(), await freePort()];
  const services = await between(ports);
  cleanups.push(() => services.close?.() ?? Promise.resolve());
  const launch = async (apiPort: number | undefined, clock: Record<string, string>) => {
    const product = await Product.start({
      databaseUrl: database.url,
      ...(apiPort === undefined ? {} : { apiPort }),
      environment: { BLOB_DIR: blobs, LOG_LEVEL: 'error', ...drainDelay, ...clock },
      gatewayEnvironment: {
        REST_API_URL: services.url,
        INSTANCE_SILENCE_MS: String(silenceMs),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...drainDelay,
        ...clock,
      },
    });
    cleanups.push(() => product.stop());
    return product;
  };
  const first = await launch(ports[0], {});
  const admin = await loginAdministrator(first);
  const owner = await join(first, 'owner');
  const voters: Person[] = [];
  for (let i = 1; i <= 6; i++) voters.push(await join(first, `voter${i}`));
  const competition = await announce(first, admin);
  first.setClock(within(competition, 'UPLOADING'));
  const images: number[] = [];
  for (const slot of ['colour-1', 'colour-2', 'colour-3', 'mono-1', 'mono-2', 'mono-3'])
    images.push((await upload(first, owner, competition.id, slot, await plainPhoto(images.length))).body.id);
  first.setClock(within(competition, 'VOTING'));
  const second = await launch(ports[1], { CLOCK_FILE: path.join(first.dataDir, 'clock') });
  const instances: [Product, Product] = [first, second];
  const urls = instances.map(({ url }) => url);
  const caddy = caddyProgram === undefined ? null : await Caddy.start(urls);
  if (caddy) cleanups.push(() => caddy.stop());
  const load = new ClusterLoad({ gateways: caddy ? [caddy.url] : urls, voters, competitionId: competition.id, images });

  const faults = async () => [
    ...(await voteFaults(first, load, voters, images)),
    ...(await commentFaults(database.url, load)),
    ...checkFaults({ DATABASE_URL: database.url, BLOB_DIR: blobs, DATA_DIR: second.dataDir }),
  ];
  return { instances, caddy, load, faults, stop };
}

/** Every acknowledged vote is the current one, unless a later one was sent and its answer lost. */
async function voteFaults(product: Product, load: ClusterLoad, voters: Person[], images: number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const voter of voters) {
    const { body } = await rest<Schemas['VotingInfo']>(product, voter, 'GET', '/api/competition/vote');
    for (const image of images) {
      const sent = load.votes.get(`${voter.username} ${image}`);
      if (!sent) continue;
      const point = body.votes.find(({ imageId }) => imageId === image)?.point ?? null;
      if (![sent.sure, ...sent.pending].includes(point))
        faults.push(`The vote of ${voter.username} on ${image} is ${point}, acknowledged was ${sent.sure}`);
    }
  }
  return faults;
}

/** Every acknowledged comment is there once, and none that nobody has sent. */
async function commentFaults(databaseUrl: string, { comments }: ClusterLoad): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ text: string }>('select text from comment');
  await client.end();
  const kept = rows.map(({ text }) => text);
  return [
    ...kept.filter((text, i) => kept.indexOf(text) !== i).map((text) => `"${text}" is there twice`),
    ...[...comments.acknowledged].filter((text) => !kept.includes(text)).map((text) => `"${text}" is lost`),
    ...kept.filter((text) => !comments.sent.has(text)).map((text) => `Nobody has sent "${text}"`),
  ];
}

function checkFaults(environment: Record<string, string>): string[] {
  const check = spawnSync(process.execPath, [checkCommand], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  return check.status === 0 ? [] : [`npm run check: ${check.stdout}${check.stderr}`];
}
