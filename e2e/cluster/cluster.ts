/** Two services on one PostgreSQL, two gateways that know both, and Caddy in front where it is installed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../product/database.ts';
import { plainPhoto } from '../product/photos.ts';
import { freePort, ownVersion, Product } from '../product/product.ts';
import { Caddy, caddyProgram } from './caddy.ts';
import { faultsOf } from './faults.ts';
import { ClusterLoad } from './load.ts';
import { openEntries, openVoting } from './scene.ts';

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
  /** The version to begin with: its folder, as built; this one by default. */
  version?: string;
  /** Whether people enter photos as well. */
  entries?: boolean;
  /** Further settings of services and gateways. */
  settings?: Record<string, string>;
}

export interface Cluster {
  /** Each a service with a gateway. */
  instances: [Product, Product];
  /** Null where Caddy is not installed: requests then go to the gateways. */
  caddy: Caddy | null;
  load: ClusterLoad;
  /** Acknowledged writes that are lost or doubled, made-up ones, and findings of `npm run check`; empty when all is well. */
  faults(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts everything, with six voters, six photos and a competition in its voting phase. */
export async function startCluster({
  between = bothAddresses,
  silenceMs = 1400,
  version = ownVersion,
  entries = false,
  settings = {},
}: ClusterOptions = {}): Promise<Cluster> {
  // In reverse order of their making.
  const cleanups: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    return await start({ between, silenceMs, version, entries, settings }, cleanups, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  { between, silenceMs, version, entries: areMade, settings }: Required<ClusterOptions>,
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
      version,
      ...(apiPort === undefined ? {} : { apiPort }),
      environment: { BLOB_DIR: blobs, LOG_LEVEL: 'error', ...drainDelay, ...settings, ...clock },
      gatewayEnvironment: {
        REST_API_URL: services.url,
        INSTANCE_SILENCE_MS: String(silenceMs),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...drainDelay,
        ...settings,
        ...clock,
      },
    });
    cleanups.push(() => product.stop());
    return product;
  };
  const first = await launch(ports[0], {});
  const scene = await openVoting(first);
  const entries = areMade ? { competitionId: await openEntries(first), photo: await plainPhoto() } : undefined;
  const second = await launch(ports[1], { CLOCK_FILE: path.join(first.dataDir, 'clock') });
  const instances: [Product, Product] = [first, second];
  const urls = instances.map(({ url }) => url);
  const caddy = caddyProgram === undefined ? null : await Caddy.start(urls);
  if (caddy) cleanups.push(() => caddy.stop());
  const load = new ClusterLoad({ ...scene, gateways: caddy ? [caddy.url] : urls, entries });
  const environment = { DATABASE_URL: database.url, BLOB_DIR: blobs, DATA_DIR: second.dataDir };
  const faults = () => faultsOf(load, { ...scene, product: first, databaseUrl: database.url, environment });
  return { instances, caddy, load, faults, stop };
}
