/**
 * From the version before to this one without a failed request (docs/operations.md, "Updates"): two services and two gateways
 * of the version before are replaced one after the other while people vote, comment, read and enter photos. `npm run update:test`
 * prints how their requests fared.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caddyProgram } from '../cluster/caddy.ts';
import { startCluster, type Cluster } from '../cluster/cluster.ts';
import { answered, figuresOf, type Figures } from '../cluster/disturb.ts';
import { ownVersion, type Product } from '../product/product.ts';
import { before, lastKnown, provideVersion, type Version } from './versionBefore.ts';

/** Why nothing can be updated here, in a few words; null when it can. */
const whyNot = !process.env['TEST_UPDATE']
  ? 'TEST_UPDATE is not set'
  : before === null
    ? `there is no migration since ${lastKnown}, or no history`
    : caddyProgram === undefined
      ? 'there is no Caddy'
      : null;
const title = 'people notice nothing of an update, and a way back is refused';

/** On a busy machine nothing that still works may look frozen, and nothing that takes long may be cut. */
const patient = {
  DRAIN_TIMEOUT_MS: '120000',
  DATABASE_SILENCE_MS: '60000',
  UPSTREAM_TIMEOUT_MS: '120000',
  UPSTREAM_BREAKER_WINDOW_MS: '180000',
};

/** Requests before, between and after the steps. */
const stretch = 60;

let older: Version | undefined;
let cluster: Cluster;
beforeAll(async () => {
  if (whyNot !== null || before === null) return;
  older = await provideVersion(before);
  cluster = await startCluster({ version: older.folder, entries: true, silenceMs: 120_000, settings: patient });
});
afterAll(async () => {
  await (cluster as Cluster | undefined)?.stop();
  await older?.remove();
});

/** Parts of an instance, one after the other. */
const parts = {
  service: { stop: (product: Product) => product.stopApi(), start: (product: Product) => product.startApi() },
  gateway: { stop: (product: Product) => product.stopGateway(), start: (product: Product) => product.startGateway() },
};

/** Replaces a part of an instance by that of a version, and waits for people to use it. */
async function replace(part: keyof typeof parts, product: Product, version: string): Promise<void> {
  await parts[part].stop(product);
  product.version = version;
  await parts[part].start(product);
  if (part === 'gateway') await cluster.caddy?.sendsTo(product.url);
  await answered(cluster, stretch);
}

function print(step: string, { requests, failed, longestMs, codes }: Figures): void {
  const columns = [requests, failed, longestMs].map((figure) => String(figure).padStart(9)).join('');
  process.stdout.write(`${step.padEnd(46)}${columns}  ${codes.join(', ')}\n`);
}

test.skipIf(whyNot !== null)(whyNot === null ? title : `${title} (${whyNot})`, async () => {
  const { folder } = older as Version;
  const [first, second] = cluster.instances;
  const steps: [string, () => Promise<unknown>][] = [
    ['both services and gateways are the old ones', () => answered(cluster, stretch)],
    ['the first service migrates, the old one goes on', () => replace('service', first, ownVersion)],
    ['the old service and the new one, old gateways', () => answered(cluster, 3 * stretch)],
    ['the second service is the new one', () => replace('service', second, ownVersion)],
    ['the first gateway is the new one', () => replace('gateway', first, ownVersion)],
    ['the second gateway is the new one', () => replace('gateway', second, ownVersion)],
    ['a service of the old version is refused', () => expect(replace('service', first, folder)).rejects.toThrow('1')],
    ['the new one is started again', () => replace('service', first, ownVersion)],
  ];
  cluster.load.start();
  await answered(cluster, stretch);
  process.stdout.write(`${''.padEnd(46)} requests   failed  longest ms\n`);
  const found: Figures[] = [];
  for (const [step, change] of steps) {
    const figures = await figuresOf(cluster, change);
    print(step, figures);
    found.push(figures);
  }
  await cluster.load.stop();
  expect(first.output).toMatch(/it is that of a later version, which has brought \d{4}_/);
  expect(found.flatMap(({ codes }) => codes)).toEqual([]);
  expect(await cluster.faults()).toEqual([]);
});
