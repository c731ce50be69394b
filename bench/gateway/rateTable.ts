import { figure, table, type Column } from '../measure/table.ts';
import { concurrency } from './bars.ts';
import { names } from './names.ts';
import { operations, type Operation } from './operations.ts';
import type { Measured } from './throughput.ts';

/** Formats REST calls per answer; a dash for NaN. */
const perAnswer = (calls: number): string => (Number.isFinite(calls) ? calls.toFixed(2) : '–');
const percent = (share: number): string => (Number.isFinite(share) ? `${Math.round(share * 100)} %` : '–');

const peersIn = ({ contestants }: Measured): string[] =>
  [names.hive, names.plainApollo, names.handWritten].filter((name) => contestants.includes(name));

/** Renders our rate as a multiple of each peer's (rows) at each number of connections (columns). */
export function multiplesTable(measured: Measured): string {
  const cases = operations.flatMap(({ name }) => measured.connections.map((count) => ({ name, count })));
  const columns: Column[] = [
    { title: 'ours /', align: 'left' },
    ...cases.map(({ name, count }) => ({ title: `${name}, ${count}` })),
  ];
  return table(
    columns,
    peersIn(measured).map((peer) => [
      peer,
      ...cases.map(({ name, count }) => `${figure(measured.timesRate(names.ours, peer, name, count))}×`),
    ]),
  );
}

/** Renders the measurements of one operation: a row per contestant, with its rate as a multiple of each peer's. */
export function rateTable(measured: Measured, operation: Operation['name']): string {
  const { contestants, connections } = measured;
  const peers = peersIn(measured);
  const rate = (contestant: string, count: number = concurrency) =>
    measured.of(contestant, operation, count).requestsPerSecond;
  // Partial runs measure one of these only.
  const timed = [1, concurrency].filter((count) => connections.includes(count));
  const titles = [
    ...connections.map((count) => `answers/s, ${count}`),
    ...timed.flatMap((count) => [`p50 ms, ${count}`, `p99 ms, ${count}`]),
    'CPU µs',
    'busy',
    'peak MB',
    'calls',
    ...peers.map((peer) => `/ ${peer}`),
  ];
  const columns: Column[] = [{ title: operation, align: 'left' }, ...titles.map((title) => ({ title }))];
  return table(
    columns,
    contestants.map((name) => {
      const times = timed.map((count) => measured.of(name, operation, count));
      const concurrent = measured.of(name, operation, concurrency);
      return [
        name,
        ...connections.map((count) => figure(rate(name, count))),
        ...times.flatMap(({ p50, p99 }) => [p50, p99]).map(figure),
        figure(concurrent.cpuMicroseconds),
        percent(concurrent.busy),
        figure(measured.memoryOf(name)),
        perAnswer(concurrent.calls),
        ...peers.map((peer) => `${figure(measured.timesRate(name, peer, operation, concurrency))}×`),
      ];
    }),
  );
}
