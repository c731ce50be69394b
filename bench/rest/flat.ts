import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load, type Load } from '../measure/load.ts';
import { percentile } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { figure, table, times } from '../measure/table.ts';
import type { Effort } from './effort.ts';
import type { Place } from './engines.ts';
import { readerOf, scaleOf, shownOf } from './fill.ts';
import { homeRequest, homeManifest } from './home.ts';
import { flatSubjects, type Subject } from './requests.ts';
import { bearerOf, startGateway, startService, type Service } from './service.ts';

/** Maximum ratio of a page's cost to its cost in the smallest competition. */
const bar = 1.5;

/** Storage with a competition of a given size. */
export interface Sized {
  images: number;
  votes: number;
  place: Place;
}

/** The cost of one kind of page, by size. */
export interface FlatRow {
  name: string;
  /** Median latency in milliseconds in the fastest round, for each size. */
  costs: number[];
}

/** A kind of page at one size. */
interface Cell {
  url: string;
  subject: Subject;
}

/** Starts a service and a gateway for one size. @returns the kinds of pages to measure */
async function serve({ images, place }: Sized, folder: string, running: Service[]): Promise<Cell[]> {
  const size = scaleOf(images);
  const service = await startService(place);
  running.push(service);
  const gateway = await startGateway(service, homeManifest(folder));
  running.unshift(gateway);
  const reader = await bearerOf(readerOf(size));
  const home: Subject = {
    name: 'Home page through the gateway, entrant',
    next: () => homeRequest(reader, shownOf(size)),
  };
  return [
    ...flatSubjects(size, reader).map((subject) => ({ url: service.url, subject })),
    { url: gateway.url, subject: home },
  ];
}

/** Measures each kind of page with one request at a time, on one service and gateway per size. */
export async function measureFlat(places: readonly Sized[], effort: Effort): Promise<FlatRow[]> {
  const running: Service[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-bench-home-'));
  try {
    const cells: Cell[][] = [];
    for (const place of places) cells.push(await serve(place, folder, running));
    const rows: FlatRow[] = [];
    for (const [kind, { subject }] of (cells[0] ?? []).entries()) {
      const sizes = cells.flatMap((ofPlace) => ofPlace[kind] ?? []);
      const found = await inRounds(sizes, effort.rounds, (cell): Promise<Load> =>
        load(cell.url, 1, effort.seconds, () => cell.subject.next()),
      );
      // The fastest round of each: other load on the machine can only add to the latency.
      const costs = [...found.values()].map((loads) => Math.min(...loads.map(({ ms }) => percentile(ms, 0.5))));
      rows.push({ name: subject.name, costs });
    }
    return rows;
  } finally {
    for (const { running: one } of running) await one.stop();
    rmSync(folder, { recursive: true });
  }
}

const ratios = ({ costs }: FlatRow) => costs.map((cost) => cost / (costs[0] ?? Number.NaN));

/** Rows that exceed the maximum ratio at some size. */
export const missedRows = (rows: readonly FlatRow[]): FlatRow[] =>
  rows.filter((row) => !ratios(row).every((ratio) => ratio <= bar));

const verdict = (row: FlatRow): string =>
  missedRows([row]).length ? `MISSED by ${figure((Math.max(...ratios(row)) / bar - 1) * 100)} %` : 'held';

const number = (n: number) => n.toLocaleString('en');

/** Renders a Markdown table of median milliseconds and their ratios to the smallest competition. */
export function flatTable(rows: readonly FlatRow[], places: readonly Sized[]): string {
  const cell = (row: FlatRow, i: number) => {
    const cost = row.costs[i] ?? Number.NaN;
    return i === 0 ? figure(cost) : `${figure(cost)} (${times(cost, row.costs[0] ?? Number.NaN)})`;
  };
  return table(
    [
      { title: 'p50 ms', align: 'left' },
      ...places.map(({ images, votes }) => ({ title: `${number(images)} images, ${number(votes)} votes` })),
      { title: `at most ${bar}×` },
    ],
    rows.map((row) => [row.name, ...places.map((_, i) => cell(row, i)), verdict(row)]),
  );
}
