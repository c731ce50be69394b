import { migrate } from '../../api/dist/database/migrate.js';
import { load } from '../measure/load.ts';
import { figure } from '../measure/table.ts';
import { contest, contestTable, held, type Match } from './contest/contest.ts';
import type { Effort } from './effort.ts';
import { open, type Engine, type Opened, type Place } from './engines.ts';
import { fillCompetition, fillVotes, proveConsistent, scale, setEnd, settle } from './fill.ts';
import { beyondBar, flatTable, measureFlatRequests, measureStatements, type Scaled } from './flat.ts';
import type { Options } from './options.ts';
import { makePhoto, measurePhotos } from './photos.ts';
import { beyondSelectOne, measureRequests, requestTable, type Row } from './requestTable.ts';
import { resultPages, selectOne, votingReads, type Subject } from './requests.ts';
import { bearerOf, startService } from './service.ts';
import { standingVotes, votingSubjects } from './votes.ts';

/** A part of what was found out about an engine. */
export interface Section {
  title: string;
  /** Markdown. */
  text: string;
  /** Bars that were missed, each by its name. */
  missed: string[];
}

/** What was found out about one engine. */
export interface EngineReport {
  name: string;
  sections: Section[];
}

type Say = (line: string) => void;

interface Places {
  flat: Scaled[];
  main: Place;
}

/** Casts more and more votes over the same images, and keeps a copy at each number that is measured. */
async function prepare(engine: Engine, flatVotes: readonly number[], votes: number, say: Say): Promise<Places> {
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

const requestSection = (rows: Row[], { embedded }: Engine): Section => ({
  title: 'Requests during voting',
  text: requestTable(rows, embedded),
  missed: beyondSelectOne(rows, embedded).map(missedBar),
});

/** What a hand-written server answers as well, and the share of its rate that ours must reach. */
const matchesOf = (subjects: readonly Subject[]): Match[] => {
  const match = (name: string, requests: Match['requests'], bar: number): Match => {
    const subject = subjects.find((one) => one.name === name);
    if (!subject) throw new Error(`Nothing is called ${name}`);
    return { subject, requests, bar };
  };
  return [
    match('Browse page, 24 minimal, visitor', 20, 0.5),
    match('Browse page, 24 minimal, entrant', 20, 0.5),
    match('Browse page, 24 whole, visitor', 20, 0.8),
    match('Browse page, 24 whole, entrant', 20, 0.8),
    match('Image page, visitor', 300, 0.5),
    match('Image page, entrant', 300, 0.5),
    match('Vote, cast', 'each once', 0.5),
  ];
};

async function withOpened<T>(place: Place, work: (db: Opened['db']) => Promise<T>): Promise<T> {
  const { db, close } = await open(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const missedBar = ({ name }: { name: string }): string => name;

/** Whatever needs a competition that takes votes: in one service, which is stopped before the votes are proven. */
async function duringVoting(engine: Engine, place: Place, { effort, parts }: Options): Promise<Section[]> {
  const reader = 1 + Math.floor(scale.entrants / 2);
  const voting = await votingSubjects(await withOpened(place, standingVotes), reader);
  const service = await startService(place);
  const sections: Section[] = [];
  try {
    const entrant = await bearerOf(reader);
    const subjects = [...votingReads(entrant), ...voting.subjects];
    if (parts.has('requests')) {
      const rows = await measureRequests(service.url, subjects, effort);
      sections.push(requestSection(rows, engine));
    }
    if (parts.has('contest') && !engine.embedded) {
      const outcomes = await contest(service, place, matchesOf(subjects), effort);
      const missed = outcomes.filter((outcome) => !held(outcome)).map(missedBar);
      sections.push({ title: 'Beside a hand-written server', text: contestTable(outcomes), missed });
    }
    if (parts.has('photos')) {
      const text = await measurePhotos(service, await makePhoto(place.folder), effort.photoRounds);
      sections.push({ title: 'Derivatives', text, missed: [] });
    }
  } finally {
    await service.running.stop();
    await withOpened(place, (db) => proveConsistent(db, effort.votes + voting.cast()));
  }
  return sections;
}

/** For as long as the competition has ended. */
async function afterTheAward(engine: Engine, place: Place, effort: Effort): Promise<Section> {
  await withOpened(place, (db) => setEnd(db, 'past'));
  const service = await startService(place);
  try {
    const first = await load(service.url, 1, 0, () => resultPages().next());
    const [ms = Number.NaN] = first.ms;
    const [none, name] = [Number.NaN, 'Results, first request after a change'];
    const cold = { name, p50: ms, p99: none, requestsPerSecond: none, timesSelectOne: none, bare: none };
    const rows = await measureRequests(service.url, [selectOne, resultPages()], effort);
    return { ...requestSection([...rows, cold], engine), title: 'Requests once results are public' };
  } finally {
    await service.running.stop();
    await withOpened(place, (db) => setEnd(db, 'ahead'));
  }
}

async function flat(places: readonly Scaled[], effort: Effort): Promise<Section> {
  const rows = [...(await measureStatements(places, effort)), ...(await measureFlatRequests(places, effort))];
  return {
    title: 'Cost of a page by the number of votes',
    text: flatTable(rows, effort.flatVotes),
    missed: beyondBar(rows).map(missedBar),
  };
}

async function measure(engine: Engine, options: Options, say: Say): Promise<EngineReport> {
  const { effort, parts } = options;
  say(`${engine.name}: filling`);
  const started = performance.now();
  const sizes = parts.has('flat') ? effort.flatVotes : [];
  const places = await prepare(engine, sizes, effort.votes, say);
  say(`${engine.name}: filled in ${figure((performance.now() - started) / 1000)} s; measuring`);
  const sections: Section[] = [];
  if (parts.has('flat')) sections.push(await flat(places.flat, effort));
  if (parts.has('requests')) sections.push(await afterTheAward(engine, places.main, effort));
  sections.unshift(...(await duringVoting(engine, places.main, options)));
  return { name: engine.name, sections };
}

/** Measures one engine from an empty database to the tables, and leaves nothing behind. */
export const reportOn = (engine: Engine, options: Options, say: Say): Promise<EngineReport> =>
  measure(engine, options, say).finally(() => engine.removeAll());
