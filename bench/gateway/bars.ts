import { figure } from '../measure/table.ts';
import { names } from './names.ts';
import type { Operation } from './operations.ts';
import type { Measured } from './throughput.ts';

/** A performance target and whether it is met. */
export interface Bar {
  /** The target in words. */
  promise: string;
  /** The measured value with its unit. */
  measured: string;
  met: boolean;
  /** `met`, by how much the target is missed, or `not shown` when Hive was not measured. */
  outcome: string;
}

/** Number of connections at which rates are compared. */
export const concurrency = 16;

type Named = { promise: string; value: number; bar: number; unit: string };

/** @param excess distance from the target as a share of it; 0 or less when the target is met */
const judged = ({ promise, value, unit }: Named, excess: number): Bar => ({
  promise,
  measured: figure(value) + unit,
  met: excess <= 0,
  outcome: excess <= 0 ? 'met' : `missed by ${figure(excess * 100)} %`,
});

const atLeast = (named: Named): Bar => judged(named, (named.bar - named.value) / named.bar);
const atMost = (named: Named): Bar => judged(named, (named.value - named.bar) / named.bar);

type Name = Operation['name'];

/** The targets, each at least a fifth from what a quiet machine measures; judged by the measurements over recorded answers; comparisons with Hive need Hive among them. */
export function barsOf(measured: Measured): Bar[] {
  const rateTo = (peer: string, name: Name, bar: number, of: string = names.ours): Bar =>
    atLeast({
      promise: `${name}: ${of} at least ${bar}× ${peer}`,
      value: measured.timesRate(of, peer, name, concurrency),
      bar,
      unit: '×',
    });
  const toHive = (name: Name, bar: number): Bar =>
    measured.contestants.includes(names.hive)
      ? rateTo(names.hive, name, bar)
      : { promise: `${name}: ours at least ${bar}× ${names.hive}`, measured: '–', met: false, outcome: 'not shown' };
  const p50 = (contestant: string) => measured.of(contestant, 'light', 1).p50;
  const peak = Math.max(measured.memoryOf(names.ours), measured.memoryOf(names.shared));
  return [
    toHive('light', 4),
    toHive('home', 6),
    rateTo(names.handWritten, 'light', 0.3),
    rateTo(names.handWritten, 'home', 0.55),
    rateTo(names.plainApollo, 'light', 3.5),
    rateTo(names.plainApollo, 'home', 3.5),
    atMost({
      promise: 'light: at most 0.5 ms more at p50 than the direct call, one connection',
      value: p50(names.ours) - p50(names.direct),
      bar: 0.5,
      unit: ' ms',
    }),
    atMost({ promise: 'ours: at most 200 MB of memory', value: peak, bar: 200, unit: ' MB' }),
    rateTo(names.direct, 'light', 0.4, names.shared),
    rateTo(names.direct, 'home', 0.5, names.shared),
  ];
}

/** A target and its outcome as one line of text. */
export const barLine = ({ promise, measured, outcome }: Bar): string => `${promise}: ${measured}, ${outcome}`;
