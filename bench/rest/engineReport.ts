import { migrate } from '../../api/dist/database/migrate.js';
import { load } from '../measure/load.ts';
import { figure } from '../measure/table.ts';
import type { Effort } from './effort.ts';
import { open, type Engine, type Opened, type Place } from './engines.ts';
import { fillCompetition, fillVotes, proveConsistent, scale, setEnd, settle } from './fill.ts';
import { beyondBar, flatTable, measureFlatRequests, measureStatements, type Scaled } from './flat.ts';
import { makePhoto, measurePhotos } from './photos.ts';
import { measureRequests, requestTable, type Row } from './requestTable.ts';
import { resultPages, selectOne, votingReads } from './requests.ts';
import { bearerOf, startService } from './service.ts';
import { standingVotes, votingSubjects } from './votes.ts';

/** What was found out about one engine, as Markdown. */
export interface EngineReport {
  name: string;
  requests: string;
  flat: string;
  photos: string;
  /** Names of what missed the bar of the flat table. */
  missed: string[];
}

type Say = (line: string) => void;

interface Places {
  flat: Scaled[];
  main: Place;
}

/** Casts more and more votes over the same images, and keeps a copy at each number that is measured. */
async function prepare(engine: Engine, { flatVotes, votes }: Effort, say: Say): Promise<Places> {
  const base = await engine.create();
  const copies = new Map<number, Place>();
  let from = 0;
  for (const to of [...new Set([...flatVotes, votes])].sort((a, b) => a - b)) {
    const { db, close } = await open(base);
    if (from === 0) {
      await migrate(db);
      await fillCompetition(db, base.folder);
    }
    await fillVotes(db, from, to);
    await settle(db);
    if (to === votes) await proveConsistent(db, votes);
    await close();
    copies.set(to, await engine.copy(base));
    say(`  ${to.toLocaleString('en')} votes`);
    from = to;
  }
  const at = (n: number) => copies.get(n) ?? base;
  return {
    main: at(votes),
    flat: flatVotes.map((n) => ({ votes: n, place: at(n) })),
  };
}

async function withOpened<T>(place: Place, work: (db: Opened['db']) => Promise<T>): Promise<T> {
  const { db, close } = await open(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function duringVoting(place: Place, effort: Effort): Promise<{ rows: Row[]; photos: string }> {
  const voting = await votingSubjects(await withOpened(place, standingVotes));
  const service = await startService(place);
  try {
    const entrant = await bearerOf(1 + Math.floor(scale.entrants / 2));
    const rows = await measureRequests(service.url, [...votingReads(entrant), ...voting.subjects], effort);
    const photos = await measurePhotos(service, await makePhoto(place.folder), effort.photoRounds);
    return { rows, photos };
  } finally {
    await service.running.stop();
    await withOpened(place, (db) => proveConsistent(db, effort.votes + voting.cast()));
  }
}

/** For as long as the competition has ended. */
async function afterTheAward(place: Place, effort: Effort): Promise<Row[]> {
  await withOpened(place, (db) => setEnd(db, 'past'));
  const service = await startService(place);
  try {
    const first = await load(service.url, 1, 0, () => resultPages().next());
    const [ms = Number.NaN] = first.ms;
    const name = 'Results, first request after a change';
    const cold = { name, p50: ms, p99: Number.NaN, requestsPerSecond: Number.NaN, bare: Number.NaN };
    const rows = await measureRequests(service.url, [selectOne, resultPages()], effort);
    return [...rows.filter((row) => row.name !== selectOne.name), cold];
  } finally {
    await service.running.stop();
    await withOpened(place, (db) => setEnd(db, 'ahead'));
  }
}

async function measure(engine: Engine, effort: Effort, say: Say): Promise<EngineReport> {
  say(`${engine.name}: filling`);
  const started = performance.now();
  const { flat, main } = await prepare(engine, effort, say);
  say(`${engine.name}: filled in ${figure((performance.now() - started) / 1000)} s; cost by number of votes`);
  const flatRows = [...(await measureStatements(flat, effort)), ...(await measureFlatRequests(flat, effort))];
  say(`${engine.name}: requests and photos`);
  const results = await afterTheAward(main, effort);
  const { rows, photos } = await duringVoting(main, effort);
  return {
    name: engine.name,
    requests: requestTable([...rows, ...results]),
    flat: flatTable(flatRows, effort.flatVotes),
    photos,
    missed: beyondBar(flatRows).map(({ name }) => `${engine.name}: ${name}`),
  };
}

/** Measures one engine from an empty database to the tables, and leaves nothing behind. */
export const reportOn = (engine: Engine, effort: Effort, say: Say): Promise<EngineReport> =>
  measure(engine, effort, say).finally(() => engine.removeAll());
