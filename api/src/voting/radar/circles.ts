import type { Link } from './links.ts';
import { the } from './votes.ts';

/** From which score on a person is part of a circle (bench/results/radar.md). */
export interface Thresholds {
  /** A hundredth of the people of a competition without a ring is above. */
  usual: number;
  /** A thousandth is: a circle is opened by people above it only. */
  strict: number;
}

/** A link that counts for growing and for being of one circle. */
const firm = 0.8;
/** Share of a circle's core with which a person at its rim has firm links: at 0.5 more than one honest person in a hundred came along (bench/results/radar.md). */
const rimShare = 0.7;
/** People in a core from which on a rim is looked for. */
const rimFrom = 6;
/** People in a core that make a circle: fewer are friends. */
const fewestInCore = 4;

/** Parts of some people that firm links hold together, the largest first. */
function partsOf(people: ReadonlySet<number>, links: readonly Link[][]): number[][] {
  const left = new Set(people);
  const parts: number[][] = [];
  for (const first of people) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (let at = 0; at < part.length; at++)
      for (const { to, strength } of the(links, the(part, at))) if (strength > firm && left.delete(to)) part.push(to);
    parts.push(part.sort((a, b) => a - b));
  }
  return parts.sort((a, b) => b.length - a.length || the(a, 0) - the(b, 0));
}

/** People who have firm links with enough of a core. */
function rimOf(core: readonly number[], links: readonly Link[][]): number[] {
  if (core.length < rimFrom) return [];
  const inside = new Set(core);
  return [...links.keys()].filter((v) => {
    if (inside.has(v)) return false;
    const ties = the(links, v).filter(({ to, strength }) => strength > firm && inside.has(to)).length;
    return ties >= rimShare * core.length;
  });
}

/** Circles of people: each a core above the strict threshold with its rim, by rising index; the largest core first. */
export function circlesOf(scores: Float64Array, links: readonly Link[][], { strict }: Thresholds): number[][] {
  const above = new Set([...scores.keys()].filter((v) => (scores[v] as number) > strict));
  const taken = new Set<number>();
  return partsOf(above, links)
    .filter((core) => core.length >= fewestInCore)
    .map((core) => {
      const members = [...core, ...rimOf(core, links)].filter((v) => !taken.has(v));
      members.forEach((v) => taken.add(v));
      return members.sort((a, b) => a - b);
    });
}
