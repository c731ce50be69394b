import { figure, table, type Column } from '../measure/table.ts';
import { crowd } from './bars.ts';
import { names } from './names.ts';
import { operations, type Operation } from './operations.ts';
import type { Measured } from './throughput.ts';

/** A small number with its decimals, where it is one. */
const perAnswer = (calls: number): string => (Number.isFinite(calls) ? calls.toFixed(2) : '–');
const percent = (share: number): string => (Number.isFinite(share) ? `${Math.round(share * 100)} %` : '–');

const peersIn = ({ contestants }: Measured): string[] =>
  [names.hive, names.plainApollo, names.handWritten].filter((name) => contestants.includes(name));

/** How our rate compares at each number of connections, as Markdown: a row for each peer. */
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

/** What one operation has cost, as Markdown: a row for each contestant, its rates compared with those of the peers. */
export function rateTable(measured: Measured, operation: Operation['name']): string {
  const { contestants, connections } = measured;
  const peers = peersIn(measured);
  const rate = (contestant: string, count: number = crowd) =>
    measured.of(contestant, operation, count).requestsPerSecond;
  // A short look measures at one of them only.
  const timed = [1, crowd].filter((count) => connections.includes(count));
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
      const crowded = measured.of(name, operation, crowd);
      return [
        name,
        ...connections.map((count) => figure(rate(name, count))),
        ...times.flatMap(({ p50, p99 }) => [p50, p99]).map(figure),
        figure(crowded.cpuMicroseconds),
        percent(crowded.busy),
        figure(measured.memoryOf(name)),
        perAnswer(crowded.calls),
        ...peers.map((peer) => `${figure(measured.timesRate(name, peer, operation, crowd))}×`),
      ];
    }),
  );
}
