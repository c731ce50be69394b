import { circlesOf, type Thresholds } from '../../api/src/voting/radar/circles.ts';
import { measure } from '../../api/src/voting/radar/radar.ts';
import { worldOf, type Attack, type WorldSize } from '../../api/src/voting/radar/testing/world.ts';

/** Some of a number of people. */
export interface Share {
  of: number;
  all: number;
}

/** Ring and honest people above a threshold. */
interface Seen {
  ring: Share;
  honest: Share;
}

/** Results of the radar on competitions with a ring. */
export interface Trial {
  usual: Seen;
  strict: Seen;
  /** In a circle that is shown: a core above the strict threshold, and its rim. */
  shown: Seen;
  /** Of the honest people with friends, those in a circle. */
  friends: Share;
  /** Chance that somebody of the ring has a higher score than somebody honest. */
  separation: number;
}

const none = (): Share => ({ of: 0, all: 0 });
const seen = (): Seen => ({ ring: none(), honest: none() });

function note(share: Share, is: boolean): void {
  share.all += 1;
  if (is) share.of += 1;
}

/** The chance that one of the first numbers is above one of the others; equal ones are half. */
function above(first: readonly number[], others: readonly number[]): number {
  const sorted = [...first.map((score) => ({ score, ring: true })), ...others.map((score) => ({ score, ring: false }))];
  sorted.sort((a, b) => a.score - b.score);
  let sum = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to += 1;
    for (let i = from; i < to; i++) if (sorted[i]?.ring) sum += (from + to + 1) / 2;
    from = to;
  }
  return (sum - (first.length * (first.length + 1)) / 2) / (first.length * others.length);
}

/** Simulates competitions with a ring. */
export function tryAttack(attack: Attack, size: WorldSize, limits: Thresholds, worlds: number): Trial {
  const trial: Trial = { usual: seen(), strict: seen(), shown: seen(), friends: none(), separation: 0 };
  for (let n = 0; n < worlds; n++) {
    const world = worldOf(100 + n, attack, size);
    const { scores, links } = measure(world);
    const shown = new Set(circlesOf(scores, links, limits).flat());
    scores.forEach((score, v) => {
      const side = v < size.ring ? 'ring' : 'honest';
      note(trial.usual[side], score > limits.usual);
      note(trial.strict[side], score > limits.strict);
      note(trial.shown[side], shown.has(v));
      if (world.withFriends.has(v)) note(trial.friends, shown.has(v));
    });
    trial.separation += above([...scores.subarray(0, size.ring)], [...scores.subarray(size.ring)]) / worlds;
  }
  return trial;
}

/** Results of the radar on competitions without a ring. */
export interface Calm {
  /** Scores of all people, rising. */
  scores: Float64Array;
  /** Competitions in which a circle is shown. */
  circles: Share;
  /** People in these circles. */
  people: Share;
}

/** Simulates competitions without a ring. */
export function tryHonest(size: WorldSize, limits: Thresholds, worlds: number): Calm {
  const scores: number[] = [];
  const circles = none();
  const people = none();
  for (let n = 0; n < worlds; n++) {
    const measured = measure(worldOf(9000 + n, null, size));
    const shown = circlesOf(measured.scores, measured.links, limits);
    scores.push(...measured.scores);
    note(circles, shown.length > 0);
    people.of += shown.flat().length;
    people.all += size.voters;
  }
  return { scores: Float64Array.from(scores).sort(), circles, people };
}

export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] as number;
