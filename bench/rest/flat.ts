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
import { homeAsk, homeManifest } from './home.ts';
import { flatSubjects, type Subject } from './requests.ts';
import { bearerOf, startGateway, startService, type Service } from './service.ts';

/** A page may cost this many times what it costs in the smallest competition. */
export const bar = 1.5;

/** A competition of a size. */
export interface Sized {
  images: number;
  votes: number;
  place: Place;
}

/** One kind of page, its cost by the size in the order of the places. */
export interface FlatRow {
  name: string;
  /** Median milliseconds of a page in the quietest round. */
  costs: number[];
}

/** One kind of page in one place. */
interface Cell {
  url: string;
  subject: Subject;
}

/** Starts what answers for one place. @returns the kinds of pages, the home page through the gateway among them */
async function serve({ images, place }: Sized, folder: string, running: Service[]): Promise<Cell[]> {
  const size = scaleOf(images);
  const service = await startService(place);
  running.push(service);
  const gateway = await startGateway(service, homeManifest(folder));
  running.unshift(gateway);
  const reader = await bearerOf(readerOf(size));
  const home: Subject = {
    name: 'Home page through the gateway, entrant',
    next: () => homeAsk(reader, shownOf(size)),
  };
  return [
    ...flatSubjects(size, reader).map((subject) => ({ url: service.url, subject })),
    { url: gateway.url, subject: home },
  ];
}

/** Whole requests, one at a time, to one service and one gateway per size. */
export async function measureFlat(places: readonly Sized[], effort: Effort): Promise<FlatRow[]> {
  const running: Service[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-bench-home-'));
  try {
    const cells: Cell[][] = [];
    for (const place of places) cells.push(await serve(place, folder, running));
    const rows: FlatRow[] = [];
    for (const [kind, { subject }] of (cells[0] ?? []).entries()) {
      const sizes = cells.flatMap((ofPlace) => ofPlace[kind] ?? []);
      const found = await inRounds(sizes, effort.flatRounds, (cell): Promise<Load> =>
        load(cell.url, 1, effort.seconds, () => cell.subject.next()),
      );
      // The quietest round of each: what else a machine does makes a page dearer, never cheaper.
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

/** Rows that cost more than the bar allows at some size. */
export const beyondBar = (rows: readonly FlatRow[]): FlatRow[] =>
  rows.filter((row) => !ratios(row).every((ratio) => ratio <= bar));

const verdict = (row: FlatRow): string =>
  beyondBar([row]).length ? `MISSED by ${figure((Math.max(...ratios(row)) / bar - 1) * 100)} %` : 'held';

const number = (n: number) => n.toLocaleString('en');

/** As Markdown: median milliseconds, and how many times the cost in the smallest competition. */
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
