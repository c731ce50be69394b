import { reads } from './load.ts';
import type { Cluster } from './cluster.ts';
import { disturbances, type Part, type Way } from './disturbances.ts';
import { until } from '../product/until.ts';

/** What one disturbance did to the requests meanwhile. */
export interface Effect {
  part: Part;
  way: Way;
  requests: number;
  failed: number;
  failedReads: number;
  /** The longest that a request took, in milliseconds. */
  longestMs: number;
  codes: string[];
}

/** Waits until so many more requests have been answered. */
export async function answered({ load }: Cluster, count: number): Promise<void> {
  const enough = load.outcomes.length + count;
  await until(`${enough} answers`, () => Promise.resolve(load.outcomes.length >= enough));
}

/** Disturbs a running cluster under its load. @param stretch requests while it lasts, and again after it */
export async function disturb(cluster: Cluster, part: Part, way: Way, turn: number, stretch: number): Promise<Effect> {
  const disturbance = disturbances.find((each) => each.part === part && each.way === way);
  if (!disturbance) throw new Error(`A ${part} cannot be disturbed by "${way}"`);
  const { load } = cluster;
  const before = load.outcomes.length;
  await disturbance.begin(cluster, turn);
  await answered(cluster, stretch);
  await disturbance.end(cluster, turn);
  await answered(cluster, stretch);
  const outcomes = load.outcomes.slice(before);
  const failures = outcomes.filter(({ code }) => code !== null);
  return {
    part,
    way,
    requests: outcomes.length,
    failed: failures.length,
    failedReads: failures.filter(({ kind }) => reads.includes(kind)).length,
    longestMs: Math.max(...outcomes.map(({ ms }) => Math.round(ms))),
    codes: [...new Set(failures.map(({ kind, code }) => `${kind}: ${code}`))],
  };
}
