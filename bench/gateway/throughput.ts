import { load, medianRatio, summary, type CheckedRequest } from '../measure/load.ts';
import { peakMegabytesOf } from '../measure/peakMemory.ts';
import { median } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import type { Contestant } from './contestant.ts';
import type { Effort } from './effort.ts';
import { operations, type Operation } from './operations.ts';
import { verify } from './verify.ts';

/** A combination that every round measures once. */
interface Subject {
  contestant: Contestant;
  operation: Operation;
  connections: number;
  request: CheckedRequest;
}

/** Figures of one contestant for one operation and number of connections. */
export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of processor time per answer. */
  cpuMicroseconds: number;
  /** REST calls per answer; NaN when the upstream does not count calls. */
  calls: number;
}

/** All measurements over one upstream. */
export interface Measured {
  /** @throws Error when this combination was not measured */
  of(contestant: string, operation: Operation['name'], connections: number): Figures;
  /**
   * The rate as a multiple of a peer's: the median of the per-round ratios, since a round measures both within seconds.
   * @throws Error when one of them was not measured
   */
  timesRate(contestant: string, peer: string, operation: Operation['name'], connections: number): number;
  /** Peak memory of a contestant over all measurements, in megabytes. @throws Error when it was not measured */
  memoryOf(contestant: string): number;
  /** Names in table order. */
  contestants: readonly string[];
  connections: readonly number[];
}

/** Input of `measure`. */
export interface Plan {
  contestants: readonly Contestant[];
  /** Numbers of connections in ascending order. */
  connections: readonly number[];
  /** Expected data of each operation. */
  expected: ReadonlyMap<Operation, unknown>;
  /** Number of calls the upstream has answered since its start; NaN when it does not count them. */
  calls(): Promise<number>;
  effort: Effort;
}

/** Seconds of uncounted load before each measurement. */
export const leadInSeconds = 0.5;

/** Verifies all contestants and returns the subjects; those that are compared are adjacent, since a machine's speed drifts. */
async function subjectsOf({ contestants, connections, expected }: Plan): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const operation of operations) {
    const verified: Pick<Subject, 'contestant' | 'request'>[] = [];
    for (const contestant of contestants)
      verified.push({ contestant, request: await verify(contestant, operation, expected.get(operation)) });
    for (const count of connections)
      subjects.push(...verified.map((one) => ({ ...one, operation, connections: count })));
  }
  return subjects;
}

async function stretch(
  { contestant, connections, request }: Subject,
  seconds: number,
  { calls }: Plan,
): Promise<Figures> {
  const failed = (error: Error) => {
    throw new Error(`${contestant.name}: ${error.message}`);
  };
  const { url, running } = contestant;
  const send = (duration: number) => load(url, connections, duration, () => request).catch(failed);
  // An idle process loses CPU caches, memory pages and compiled code, so the first moments are not counted.
  await send(leadInSeconds);
  const callsBefore = await calls();
  const cpuBefore = running.cpuSeconds();
  const measured = await send(seconds);
  const answers = measured.ms.length;
  return {
    ...summary(measured),
    cpuMicroseconds: ((running.cpuSeconds() - cpuBefore) * 1e6) / answers,
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

/** Verifies that all contestants return the same data, then measures them in interleaved rounds. @throws Error on a wrong answer */
export async function measure(plan: Plan): Promise<Measured> {
  const { contestants, connections, effort } = plan;
  const subjects = await subjectsOf(plan);
  const rounds = await inRounds(subjects, effort.rounds, (subject) => stretch(subject, effort.seconds, plan));
  const figures = new Map<string, Figures[]>();
  for (const [{ contestant, operation, connections: count }, stretches] of rounds)
    figures.set(keyOf(contestant.name, operation.name, count), stretches);
  const memory = new Map(contestants.map(({ name, running }) => [name, peakMegabytesOf(running.pid)]));
  return {
    of: (contestant, operation, count) => mediansOf(found(figures, keyOf(contestant, operation, count))),
    timesRate(contestant, peer, operation, count) {
      const ratesOf = (name: string) =>
        found(figures, keyOf(name, operation, count)).map(({ requestsPerSecond }) => requestsPerSecond);
      return medianRatio(ratesOf(contestant), ratesOf(peer));
    },
    memoryOf: (contestant) => found(memory, contestant),
    contestants: contestants.map(({ name }) => name),
    connections,
  };
}
