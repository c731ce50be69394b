import type { CompetitionTimesFragment } from './generated/graphql.ts';
import { boundaries } from './stage.ts';

/** Time after the last date that its part of the track stands for, in milliseconds. */
const afterwards = 30 * 24 * 3_600_000;

/**
 * Where an instant stands on a track whose dates are equally far apart, each at the beginning of its part.
 * @param now epoch milliseconds
 * @returns share of the track, from 0 (before the first date) to 1
 */
export function placeOnTrack(times: Pick<CompetitionTimesFragment, (typeof boundaries)[number]>, now: number): number {
  const instants = boundaries.map((name) => Date.parse(times[name]));
  const part = instants.filter((instant) => instant <= now).length - 1;
  const begins = instants[part];
  if (begins === undefined) return 0;
  const ends = instants[part + 1] ?? begins + afterwards;
  return Math.min(1, (part + (now - begins) / (ends - begins)) / boundaries.length);
}
