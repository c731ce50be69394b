import { reads } from './load.ts';
import type { Cluster } from './cluster.ts';
import { disturbances, type Part, type Way } from './disturbances.ts';
import { until } from '../product/until.ts';

/** How requests fared. */
export interface Figures {
  requests: number;
  failed: number;
  failedReads: number;
  /** The longest that a request took, in milliseconds. */
  longestMs: number;
  codes: string[];
}

/** Effect of a disturbance on the requests meanwhile. */
export interface Effect extends Figures {
  part: Part;
  way: Way;
}

/** Waits until so many more requests have been answered. */
export async function answered({ load }: Cluster, count: number): Promise<void> {
  const enough = load.outcomes.length + count;
  await until(`${enough} answers`, () => Promise.resolve(load.outcomes.length >= enough));
}

/** Runs something, and tells how the requests that were answered meanwhile have fared. */
export async function figuresOf({ load }: Cluster, meanwhile: () => Promise<unknown>): Promise<Figures> {
  const before = load.outcomes.length;
  await meanwhile();
  const outcomes = load.outcomes.slice(before);
  const failures = outcomes.filter(({ code }) => code !== null);
  return {
    requests: outcomes.length,
    failed: failures.length,
    failedReads: failures.filter(({ kind }) => reads.includes(kind)).length,
    longestMs: Math.max(...outcomes.map(({ ms }) => Math.round(ms))),
    codes: [...new Set(failures.map(({ kind, code }) => `${kind}: ${code}`))],
  };
}

/** Disturbs a running cluster under its load. @param stretch requests while it lasts, and again after it */
export async function disturb(cluster: Cluster, part: Part, way: Way, turn: number, stretch: number): Promise<Effect> {
  const disturbance = disturbances.find((each) => each.part === part && each.way === way);
  if (!disturbance) throw new Error(`A ${part} cannot be disturbed by "${way}"`);
  const figures = await figuresOf(cluster, async () => {
    await disturbance.begin(cluster, turn);
    await answered(cluster, stretch);
    await disturbance.end(cluster, turn);
    await answered(cluster, stretch);
  });
  return { part, way, ...figures };
}
