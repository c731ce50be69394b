import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from '../measure/exchange.ts';
import { childrenOf, peakMegabytesOf } from '../measure/peakMemory.ts';
import { figure } from '../measure/table.ts';
import { contest, contestTable, held, type Match } from './contest/contest.ts';
import { measureAdministration } from './administration/report.ts';
import { earlierVersion } from './earlier.ts';
import type { Effort } from './effort.ts';
import type { Engine, Place } from './engines.ts';
import { assertConsistent, scale, setEnd, shownImages } from './fill.ts';
import { missedRows, flatTable, measureFlat, type Sized } from './flat.ts';
import { measureHome } from './home.ts';
import type { Options } from './options.ts';
import { makePhoto, measurePhotos } from './photos.ts';
import { prepareAdministration, prepareMain, prepareSizes, withDatabase, type MainPlaces } from './prepare.ts';
import { missedRequests, measureRequests, publicBars, requestTable, type Row } from './requestTable.ts';
import { resultPages, selectOne, votingReads, type Subject } from './requests.ts';
import { measureResults } from './resultsTime.ts';
import type { Section } from './section.ts';
import { bearerOf, startService } from './service.ts';
import { standingVotes, votingSubjects } from './votes.ts';

/** The report on one engine. */
export interface EngineReport {
  name: string;
  sections: Section[];
}

type Say = (line: string) => void;

/** Memory target of the service in megabytes, where the engine is a separate process. */
const maxMegabytes = 300;

/** Account id of the entrant that reads pages. */
const reader = 1 + Math.floor(scale.entrants / 2);

const missedBar = ({ name }: { name: string }): string => name;

const requestSection = (rows: Row[], { embedded }: Engine): Section => ({
  title: 'Requests during voting',
  text: requestTable(rows, publicBars(embedded)),
  missed: missedRequests(rows, publicBars(embedded)).map(missedBar),
});

/** The comparisons with the hand-written server: kind of request, number of different requests, required share of its rate. */
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

/** Peak memory of a service, and of the process in which it works on photos. @param did the sections measured before that reading */
function memorySection(pid: number, did: readonly Section[], { embedded }: Engine): Section {
  const megabytes = peakMegabytesOf(pid);
  const photos = childrenOf(pid).map(
    (child) =>
      ` The process for photos, which ends a minute after the last one, had ${figure(peakMegabytesOf(child))} MB.`,
  );
  const over = megabytes - maxMegabytes;
  const verdict = over <= 0 ? 'held' : `MISSED by ${figure(over)} MB`;
  const bar = embedded
    ? 'The engine, which works in the same process, is in it.'
    : `At most ${maxMegabytes} MB: ${verdict}.`;
  const after = did.map(({ title }) => title).join(', ');
  return {
    title: 'Memory',
    text: `The service had ${figure(megabytes)} MB at most, at the end of: ${after}. ${bar}${photos.join('')}`,
    missed: !embedded && over > 0 ? ['Memory'] : [],
  };
}

/** Runs the measurements that need a competition in VOTING, then stops the service and checks the votes in the database. */
async function requestsDuringVoting(engine: Engine, place: Place, { effort, parts }: Options): Promise<Section[]> {
  const voting = await votingSubjects(await withDatabase(place, standingVotes), reader);
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
    if (sections.length) sections.push(memorySection(service.running.pid, sections, engine));
  } finally {
    await service.running.stop();
    await withDatabase(place, (db) => assertConsistent(db, effort.votes + voting.cast()));
  }
  return sections;
}

/** Milliseconds until results are answered that have to be computed: a slow machine is asked to come again meanwhile. */
async function untilComputed(url: string): Promise<number> {
  const { method, path, headers = {} } = resultPages().next();
  const start = performance.now();
  while ((await exchange(url, { method, path, headers })).status === 503) await delay(50);
  return performance.now() - start;
}

/** Measures requests while the competition's dates are moved to the past. */
async function requestsAfterAward(engine: Engine, place: Place, effort: Effort): Promise<Section> {
  await withDatabase(place, (db) => setEnd(db, 'past'));
  const service = await startService(place);
  try {
    const ms = await untilComputed(service.url);
    const [none, name] = [Number.NaN, 'Results, first request after a change'];
    const cold = { name, p50: ms, p99: none, requestsPerSecond: none, timesSelectOne: none, bare: none };
    const rows = await measureRequests(service.url, [selectOne, resultPages()], effort);
    return { ...requestSection([...rows, cold], engine), title: 'Requests once results are public' };
  } finally {
    await service.running.stop();
    await withDatabase(place, (db) => setEnd(db, 'ahead'));
  }
}

async function home({ main, earlier }: MainPlaces, effort: Effort, say: Say): Promise<Section[]> {
  if (!earlier) return [];
  const versions = [
    { name: 'this version', place: main },
    { name: 'the version before', place: earlier, root: earlierVersion(say) },
  ] as const;
  const outcome = await measureHome(versions, await bearerOf(reader), shownImages, effort);
  const missed = outcome.held ? [] : ['Home page beside the version before'];
  return [{ title: 'The home page through the gateway', text: outcome.text, missed }];
}

async function measureMain(engine: Engine, options: Options, say: Say): Promise<Section[]> {
  const { effort, parts } = options;
  if (!(['requests', 'contest', 'home', 'photos'] as const).some((part) => parts.has(part))) return [];
  const places = await prepareMain(engine, effort, parts.has('home') && !engine.embedded);
  say(`${engine.name}: requests`);
  const after = parts.has('requests') ? [await requestsAfterAward(engine, places.main, effort)] : [];
  const during = await requestsDuringVoting(engine, places.main, options);
  return [...during, ...after, ...(await home(places, effort, say))];
}

async function measureSizes(engine: Engine, { effort, parts }: Options, say: Say): Promise<Section[]> {
  if (!parts.has('flat') && !parts.has('results')) return [];
  const sizes = await prepareSizes(engine, effort, say);
  const sections: Section[] = [];
  if (parts.has('flat')) {
    say(`${engine.name}: cost by size`);
    const rows = await measureFlat(sizes, effort);
    const missed = missedRows(rows).map(({ name }) => `${name} by size`);
    sections.push({ title: 'Cost of a page by the size of the competition', text: flatTable(rows, sizes), missed });
  }
  const largest = sizes.at(-1) as Sized;
  if (parts.has('results')) {
    say(`${engine.name}: results`);
    await withDatabase(largest.place, (db) => setEnd(db, 'past'));
    const { text, there } = await measureResults(largest);
    sections.push({
      title: 'Results of a large competition',
      text,
      missed: there ? [] : ['Results of a large competition'],
    });
  }
  return sections;
}

async function measureWhatAdministratorsAsk(engine: Engine, { effort, parts }: Options, say: Say): Promise<Section[]> {
  if (!parts.has('administration')) return [];
  const place = await prepareAdministration(engine, effort);
  say(`${engine.name}: administration`);
  return measureAdministration(place, effort);
}

async function measure(engine: Engine, options: Options, say: Say): Promise<EngineReport> {
  say(`${engine.name}: filling`);
  const sections: Section[] = [];
  for (const part of [measureMain, measureSizes, measureWhatAdministratorsAsk]) {
    const found = await part(engine, options, say);
    for (const { title, text } of found) say(`${title}\n${text}`);
    sections.push(...found);
    await engine.removeAll();
  }
  return { name: engine.name, sections };
}

/** Runs all measurements of one engine and removes its databases afterwards. */
export const reportOn = (engine: Engine, options: Options, say: Say): Promise<EngineReport> =>
  measure(engine, options, say).finally(() => engine.removeAll());
