/**
 * Two services on one PostgreSQL behind two gateways, each part restarted, killed or frozen in turn under load
 * (docs/scaling.md). `npm run cluster` does the same for as long as asked, and prints what people would have noticed.
 */
import { afterEach, expect, test } from 'vitest';
import { balance } from './balancer.ts';
import { caddyProgram } from './caddy.ts';
import { startCluster, type Cluster, type ClusterOptions } from './cluster.ts';
import { answered, disturb, type Effect } from './disturb.ts';
import type { Part, Way } from './disturbances.ts';

/** Requests while a part is away, and again once it is back. */
const stretch = 20;

/** On a busy machine nothing that still works may look frozen. */
const patient = { silenceMs: 120_000 };

/** Failures of requests for a part that is known to be away; no others are allowed. */
const unavailable = /: (UPSTREAM_UNAVAILABLE|502|503|a part is missing)$/;
const otherCodes = ({ codes }: Effect) => codes.filter((code) => !unavailable.test(code));

let cluster: Cluster | undefined;
afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
});

/** Disturbs the parts one after the other. Acknowledged writes must all be there in the end. */
async function effects(options: ClusterOptions, ...steps: [Part, Way, number][]): Promise<Effect[]> {
  cluster = await startCluster(options);
  cluster.load.start();
  await answered(cluster, stretch);
  const found: Effect[] = [];
  for (const [part, way, turn] of steps) found.push(await disturb(cluster, part, way, turn, stretch));
  await cluster.load.stop();
  expect(await cluster.faults()).toEqual([]);
  return found;
}

test('nobody notices a restart of a service, and a killed one costs no read', async () => {
  const [first, second, ...killed] = await effects(
    patient,
    ['service', 'restart', 0],
    ['service', 'restart', 1],
    ['service', 'kill', 0],
    ['service', 'kill', 1],
  );
  expect([first?.codes, second?.codes]).toEqual([[], []]);
  for (const effect of killed) {
    expect(effect).toMatchObject({ failedReads: 0 });
    expect(otherCodes(effect)).toEqual([]);
  }
});

test('a frozen service costs what it was writing, and nobody waits for the deadline', async () => {
  for (const effect of await effects({}, ['service', 'freeze', 0])) expect(otherCodes(effect)).toEqual([]);
});

test.skipIf(caddyProgram === undefined)(
  'nobody notices a restart of a gateway, or new settings of Caddy (with Caddy)',
  async () => {
    const restarts = await effects(
      patient,
      ['gateway', 'restart', 0],
      ['gateway', 'restart', 1],
      ['proxy', 'restart', 0],
    );
    expect(restarts.flatMap(({ codes }) => codes)).toEqual([]);
  },
);

test('a balancer that hands connections to a dead service costs no acknowledged write either', async () => {
  const between = (ports: number[]) => balance(ports, false);
  const killed = await effects({ between }, ['service', 'kill', 0], ['service', 'kill', 1]);
  for (const effect of killed) expect(otherCodes(effect)).toEqual([]);
});
