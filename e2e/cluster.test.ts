/**
 * Two services on one PostgreSQL behind two gateways, killed in turns under load (docs/scaling.md). The figures there come
 * from `CLUSTER_REQUESTS=3000 npx vitest run cluster`, which prints them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { components } from '@photo-competition/schema/rest';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { balance } from './product/balancer.ts';
import { ClusterLoad, reads } from './product/clusterLoad.ts';
import { createDatabase, databaseServer } from './product/database.ts';
import { announce, join, loginAdministrator, rest, upload, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { freePort, Product } from './product/product.ts';
import { until } from './product/until.ts';

type Schemas = components['schemas'];

const checkCommand = fileURLToPath(new URL('../api/dist/maintenance/checkCommand.js', import.meta.url));
const kills = 8;
/** Requests of a whole run, at least; half of them while one instance is away. */
const requests = Number(process.env['CLUSTER_REQUESTS'] ?? 320);
const stretch = Math.ceil(requests / kills / 2);

// In reverse order of their making, after each test or at the end of a broken one.
const cleanups: (() => Promise<unknown>)[] = [];
const cleanUp = async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
};
afterAll(cleanUp);

async function startCluster(triesOthers: boolean) {
  const database = await createDatabase();
  cleanups.push(database.drop);
  const blobs = mkdtempSync(path.join(tmpdir(), 'photo-competition-cluster-'));
  cleanups.push(() => Promise.resolve(rmSync(blobs, { recursive: true, force: true })));
  const ports = [await freePort(), await freePort()];
  const balancer = await balance(ports, triesOthers);
  cleanups.push(() => balancer.close());
  const start = async (apiPort: number | undefined, clock: Record<string, string>) => {
    const product = await Product.start({
      databaseUrl: database.url,
      ...(apiPort === undefined ? {} : { apiPort }),
      environment: { BLOB_DIR: blobs, LOG_LEVEL: 'error', ...clock },
      gatewayEnvironment: { REST_API_URL: balancer.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...clock },
    });
    cleanups.push(() => product.stop());
    return product;
  };
  // Behind the first one alone until it is ready, for the other port is nobody's yet.
  const first = await start(ports[0], {});
  return {
    database,
    blobs,
    first,
    startSecond: () => start(ports[1], { CLOCK_FILE: path.join(first.dataDir, 'clock') }),
  };
}

test.skipIf(databaseServer === undefined).each([
  ['tries the other instance when it cannot connect', true],
  ['hands connections to a dead instance too', false],
])('eight kills under load, behind a balancer that %s (with TEST_DATABASE_URL)', async (_, triesOthers) => {
  const { database, blobs, first, startSecond } = await startCluster(triesOthers);
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
  const second = await startSecond();
  const instances = [first, second];

  const gateways = instances.map(({ url }) => url);
  const load = new ClusterLoad({ gateways, voters, competitionId: competition.id, images });
  const more = async (count: number) => {
    const enough = load.outcomes.length + count;
    await until(`${enough} answers`, () => Promise.resolve(load.outcomes.length >= enough));
  };
  load.start();
  const perKill: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await more(stretch);
    const instance = instances[kill % 2] as Product;
    const before = load.count(({ code }) => code !== null);
    await instance.killApi();
    await more(stretch);
    await instance.startApi();
    perKill.push(load.count(({ code }) => code !== null) - before);
  }
  await load.stop();

  const failures = load.failures();
  if (process.env['CLUSTER_REQUESTS'] !== undefined)
    process.stdout.write(
      `${load.outcomes.length} requests, ${kills} kills, ${perKill.join(' ')} failed: ${JSON.stringify(failures)}\n`,
    );

  // Every acknowledged vote is the current one, unless a later one was sent and its answer lost.
  for (const voter of voters) {
    const { body } = await rest<Schemas['VotingInfo']>(first, voter, 'GET', '/api/competition/vote');
    for (const image of images) {
      const said = load.votes.get(`${voter.username} ${image}`);
      if (!said) continue;
      const point = body.votes.find(({ imageId }) => imageId === image)?.point ?? null;
      expect([said.sure, ...said.pending]).toContain(point);
    }
  }
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ text: string }>('select text from comment');
  await client.end();
  const kept = rows.map(({ text }) => text);
  expect(new Set(kept).size).toBe(kept.length);
  expect([...load.comments.acknowledged].filter((text) => !kept.includes(text))).toEqual([]);
  expect(kept.filter((text) => !load.comments.sent.has(text))).toEqual([]);
  const check = spawnSync(process.execPath, [checkCommand], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, BLOB_DIR: blobs, DATA_DIR: second.dataDir },
    encoding: 'utf8',
  });
  expect(`${check.stdout}${check.stderr}${check.status}`).toMatch(/0$/);

  // A killed instance answers nobody's request twice: nothing but unavailability is heard of it.
  const codes = load.outcomes.flatMap(({ code }) => (code === null ? [] : [code]));
  const unavailable = ['UPSTREAM_UNAVAILABLE', '502', '503', 'a part is missing'];
  expect(codes.filter((code) => !unavailable.includes(code))).toEqual([]);
  if (triesOthers) {
    // A read fails only when its repeat, too, reaches an instance that is just dying: seldom.
    expect(load.count(({ kind, code }) => reads.includes(kind) && code !== null)).toBeLessThan(kills);
    // At most what the dead instance was working on.
    expect(Math.max(...perKill)).toBeLessThanOrEqual(voters.length);
  }
  await cleanUp();
});
