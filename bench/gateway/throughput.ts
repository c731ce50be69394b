import { leanLoad } from '../measure/leanLoad.ts';
import type { Wire } from '../measure/leanConnection.ts';
import { summary } from '../measure/load.ts';
import { peakMegabytesOf } from '../measure/peakMemory.ts';
import { median } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { Undisturbed } from '../measure/stolen.ts';
import type { Contestant } from './contestant.ts';
import type { Effort } from './effort.ts';
import { operations, type Operation } from './operations.ts';
import { prove } from './prove.ts';

/** What is measured in each round. */
interface Subject {
  contestant: Contestant;
  operation: Operation;
  connections: number;
  wire: Wire;
}

/** What one contestant does under one operation and number of connections. */
export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of processor time for each answer. */
  cpuMicroseconds: number;
  /** Share of a core that it has kept busy, 0–1. */
  busy: number;
  /** REST calls for each answer; NaN where the upstream does not count them. */
  calls: number;
}

/** Everything measured against one upstream. */
export interface Measured {
  /** @throws Error when that was not measured */
  of(contestant: string, operation: Operation['name'], connections: number): Figures;
  /**
   * The rate as a multiple of a peer's: the median of what it was in each round, where both were measured within seconds.
   * @throws Error when one of them was not measured
   */
  timesRate(contestant: string, peer: string, operation: Operation['name'], connections: number): number;
  /** Most megabytes that a contestant has had at once, all the measurements through. @throws Error when it was not measured */
  memoryOf(contestant: string): number;
  /** Names, in the order of the table. */
  contestants: readonly string[];
  connections: readonly number[];
  /** How quiet the machine was. */
  quiet: Pick<Undisturbed, 'repeated' | 'disturbed' | 'total'>;
}

/** What a measurement is made of. */
export interface Plan {
  contestants: readonly Contestant[];
  /** Numbers of connections, few first. */
  connections: readonly number[];
  /** What each operation must answer. */
  expected: ReadonlyMap<Operation, unknown>;
  /** How many calls the upstream has answered since its start; NaN where it does not count them. */
  calls(): Promise<number>;
  effort: Effort;
}

/** Seconds of load before each stretch of a measurement. */
export const leadInSeconds = 0.5;

/** Seconds of each stretch of the round that warms up. */
const warmUpSeconds = 0.5;

/** In their order: those who are compared follow each other, since a machine has slow minutes. */
async function subjectsOf({ contestants, connections, expected }: Plan): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const operation of operations) {
    const wired: Pick<Subject, 'contestant' | 'wire'>[] = [];
    for (const contestant of contestants)
      wired.push({ contestant, wire: await prove(contestant, operation, expected.get(operation)) });
    for (const count of connections) subjects.push(...wired.map((one) => ({ ...one, operation, connections: count })));
  }
  return subjects;
}

async function stretch({ contestant, connections, wire }: Subject, seconds: number, { calls }: Plan): Promise<Figures> {
  const failed = (error: Error) => {
    throw new Error(`${contestant.name}: ${error.message}`);
  };
  // Whoever has idled while the others were measured has lost caches, pages and compiled code: not counted.
  await leanLoad(wire, connections, leadInSeconds).catch(failed);
  const callsBefore = await calls();
  const cpuBefore = contestant.running.cpuSeconds();
  const load = await leanLoad(wire, connections, seconds).catch(failed);
  const cpuSeconds = contestant.running.cpuSeconds() - cpuBefore;
  const answers = load.ms.length;
  const said = summary([load]);
  return {
    ...said,
    cpuMicroseconds: (cpuSeconds * 1e6) / answers,
    busy: (cpuSeconds * said.requestsPerSecond) / answers,
    calls: ((await calls()) - callsBefore) / answers,
  };
}

function mediansOf(rounds: readonly Figures[]): Figures {
  const medianOf = (name: keyof Figures) => median(rounds.map((figures) => figures[name]));
  return {
    requestsPerSecond: medianOf('requestsPerSecond'),
    p50: medianOf('p50'),
    p99: medianOf('p99'),
    cpuMicroseconds: medianOf('cpuMicroseconds'),
    busy: medianOf('busy'),
    calls: medianOf('calls'),
  };
}

const keyOf = (contestant: string, operation: string, connections: number): string =>
  `${contestant} ${operation} ${connections}`;

function found<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${key} was not measured`);
  return value;
}

/** Proves that all contestants answer alike, then measures them in interleaved rounds. @throws Error at the first wrong answer */
export async function measure(plan: Plan): Promise<Measured> {
  const { contestants, connections, effort } = plan;
  const subjects = await subjectsOf(plan);
  const warm = new Set<Subject>();
  // One and a half rounds more at most.
  const quiet = new Undisturbed(Math.ceil(subjects.length * 1.5));
  const rounds = await inRounds(subjects, effort.rounds, (subject) => {
    if (warm.has(subject)) return quiet.of(() => stretch(subject, effort.seconds, plan));
    warm.add(subject);
    return stretch(subject, warmUpSeconds, plan);
  });
  const figures = new Map<string, Figures[]>();
  for (const [{ contestant, operation, connections: count }, stretches] of rounds)
    figures.set(keyOf(contestant.name, operation.name, count), stretches);
  const memory = new Map(contestants.map(({ name, running }) => [name, peakMegabytesOf(running.pid)]));
  return {
    of: (contestant, operation, count) => mediansOf(found(figures, keyOf(contestant, operation, count))),
    timesRate(contestant, peer, operation, count) {
      const theirs = found(figures, keyOf(peer, operation, count));
      const ratios = found(figures, keyOf(contestant, operation, count)).map(
        ({ requestsPerSecond }, round) => requestsPerSecond / (theirs[round]?.requestsPerSecond ?? Number.NaN),
      );
      return median(ratios);
    },
    memoryOf: (contestant) => found(memory, contestant),
    contestants: contestants.map(({ name }) => name),
    connections,
    quiet,
  };
}
