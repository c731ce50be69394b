import { imageService } from '../../api/dist/images/service.js';
import { resultsService } from '../../api/dist/results/service.js';
import { load, type Load } from '../measure/load.ts';
import { percentile } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { figure, table, times } from '../measure/table.ts';
import type { Effort } from './effort.ts';
import { open, type Opened, type Place } from './engines.ts';
import { competitions, scale } from './fill.ts';
import { page, pageSize } from './requests.ts';
import { bearerOf, startService, type Service } from './service.ts';

/** A page may cost this many times what it costs with the fewest votes. */
export const bar = 1.5;

/** The same images under a number of votes. */
export interface Scaled {
  votes: number;
  place: Place;
}

/** One kind of page, its cost by the number of votes in the order of the places. */
export interface FlatRow {
  name: string;
  /** Median milliseconds of a page in the quietest round. */
  costs: number[];
}

const kinds = [
  { name: 'Browse page, visitor', sort: 'createdAt', entrant: false },
  { name: 'Browse page, entrant', sort: 'createdAt', entrant: true },
  { name: 'Voting screen, entrant', sort: 'fair', entrant: true },
] as const;
type Kind = (typeof kinds)[number];

/** The entrant of every page. */
const accountId = 1 + Math.floor(scale.entrants / 2);
const pagesPerRound = 20;

/** The quietest round of each place: what else a machine does makes a page dearer, never cheaper. */
const quietest = (name: string, found: Map<unknown, number[]>): FlatRow => ({
  name,
  costs: [...found.values()].map((rounds) => Math.min(...rounds)),
});

/** Milliseconds in the database of one page as the service asks for it, past HTTP. */
function sqlCost({ db, spent }: Opened, kind: Kind, viewer: Parameters<ReturnType<typeof imageService>['minimal']>[2]) {
  const images = imageService(db, resultsService(db));
  return async (): Promise<number> => {
    const ms: number[] = [];
    for (let number = 0; number < pagesPerRound; number++) {
      spent();
      const query = { page: number, size: pageSize, sort: kind.sort };
      const { content } = await images.minimal(competitions.voting, query, viewer, new Date());
      if (content.length !== pageSize) throw new Error(`A page of ${content.length} images`);
      ms.push(spent().ms);
    }
    return percentile(ms, 0.5);
  };
}

async function viewerIn({ db }: Opened, expiry: Date) {
  const row = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const { username, administrator, voter_key: voterKey } = row;
  return { accountId, username, administrator, voterKey, sessionId: '', token: '', expiry };
}

/** The statements alone. */
export async function measureStatements(places: readonly Scaled[], { flatRounds }: Effort): Promise<FlatRow[]> {
  const opened: Opened[] = [];
  try {
    for (const { place } of places) opened.push(await open(place));
    const rows: FlatRow[] = [];
    for (const kind of kinds) {
      const measures = await Promise.all(
        opened.map(async (one) => sqlCost(one, kind, kind.entrant ? await viewerIn(one, new Date()) : null)),
      );
      rows.push(quietest(`${kind.name}: SQL`, await inRounds(measures, flatRounds, (measure) => measure())));
    }
    return rows;
  } finally {
    for (const one of opened) await one.close();
  }
}

/** Whole requests, one at a time, to one service per number of votes. */
export async function measureFlatRequests(places: readonly Scaled[], effort: Effort): Promise<FlatRow[]> {
  const services: Service[] = [];
  try {
    for (const { place } of places) services.push(await startService(place));
    const bearer = await bearerOf(accountId);
    const rows: FlatRow[] = [];
    for (const { name, sort, entrant } of kinds) {
      const query = { list: 'minimal', sort, headers: entrant ? bearer : {} } as const;
      const found = await inRounds(services, effort.flatRounds, ({ url }): Promise<Load> => {
        let number = 0;
        return load(url, 1, effort.seconds, () => page(query, number++ % pagesPerRound));
      });
      const p50 = [...found].map(([key, loads]) => [key, loads.map(({ ms }) => percentile(ms, 0.5))] as const);
      rows.push(quietest(`${name}: request`, new Map(p50)));
    }
    return rows;
  } finally {
    for (const { running } of services) await running.stop();
  }
}

const ratios = ({ costs }: FlatRow) => costs.map((cost) => cost / (costs[0] ?? Number.NaN));

/** Rows that cost more than the bar allows at some number of votes. */
export const beyondBar = (rows: readonly FlatRow[]): FlatRow[] =>
  rows.filter((row) => !ratios(row).every((ratio) => ratio <= bar));

/** As Markdown: median milliseconds, and how many times the cost with the fewest votes. */
export function flatTable(rows: readonly FlatRow[], votes: readonly number[]): string {
  const cell = (row: FlatRow, i: number) => {
    const cost = row.costs[i] ?? Number.NaN;
    return i === 0 ? figure(cost) : `${figure(cost)} (${times(cost, row.costs[0] ?? Number.NaN)})`;
  };
  return table(
    [
      { title: 'p50 ms', align: 'left' },
      ...votes.map((n) => ({ title: `${n.toLocaleString('en')} votes` })),
      { title: `bar ${bar}×` },
    ],
    rows.map((row) => [row.name, ...votes.map((_, i) => cell(row, i)), beyondBar([row]).length ? 'MISSED' : 'held']),
  );
}
