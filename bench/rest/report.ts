import { peakMegabytesOf } from '../measure/peakMemory.ts';
import { figure } from '../measure/table.ts';
import { contest, contestTable, held, type Match } from './contest/contest.ts';
import type { Effort } from './effort.ts';
import type { Engine } from './engines.ts';
import { assertConsistent, scale, setEnd } from './fill.ts';
import { flatTable, measureFlat, missedRows, type Sized } from './flat.ts';
import { prepare, prepareSizes, withDatabase } from './prepare.ts';
import { votingReads, type Subject } from './requests.ts';
import { measureResults } from './resultsTime.ts';
import { bearerOf, startService } from './service.ts';
import { votingSubject } from './votes.ts';

/** A section of an engine's report. */
export interface Section {
  title: string;
  /** Markdown. */
  text: string;
  /** Names of the missed bars. */
  missed: string[];
}

/** Most memory of the service in megabytes, where the engine is a separate process. */
const maxMegabytes = 300;

/** Account id of the entrant that reads pages. */
const reader = 1 + Math.floor(scale.entrants / 2);

/** The comparisons with the hand-written server: kind of request, number of different requests, required share of its rate. */
const matchesOf = (reads: readonly Subject[], vote: Subject): Match[] => [
  ...reads.map((subject): Match => ({ subject, requests: 20, bar: 0.5 })),
  { subject: vote, requests: 'each once', bar: 0.5 },
];

/** Pages and votes beside a hand-written server on the same PostgreSQL. */
async function besideHandWritten(engine: Engine, effort: Effort): Promise<Section[]> {
  const place = await prepare(engine, effort.votes);
  const voting = await votingSubject(reader);
  const service = await startService(place);
  try {
    const reads = votingReads(await bearerOf(reader));
    const outcomes = await contest(service, place, matchesOf(reads, voting.subject), effort);
    const missed = outcomes.filter((outcome) => !held(outcome)).map(({ name }) => name);
    const megabytes = peakMegabytesOf(service.running.pid);
    const memory = `The service had ${figure(megabytes)} MB at most; the bar is ${maxMegabytes} MB.`;
    if (megabytes > maxMegabytes) missed.push('Memory');
    return [{ title: 'Beside a hand-written server', text: `${contestTable(outcomes)}\n\n${memory}`, missed }];
  } finally {
    await service.running.stop();
    const [least, most] = [voting.answered(), voting.sent()].map((cast) => effort.votes + cast) as [number, number];
    await withDatabase(place, (db) => assertConsistent(db, least, most));
  }
}

/** The cost of a page by the size of the competition, and how long the results of the largest take. */
async function bySize(engine: Engine, effort: Effort): Promise<Section[]> {
  const sizes = await prepareSizes(engine, effort);
  const rows = await measureFlat(sizes, effort);
  const largest = sizes.at(-1) as Sized;
  await withDatabase(largest.place, (db) => setEnd(db, 'past'));
  const results = await measureResults(largest);
  const flat = 'Cost of a page by the size of the competition';
  const title = 'Results of a large competition';
  return [
    { title: flat, text: flatTable(rows, sizes), missed: missedRows(rows).map(({ name }) => `${name} by size`) },
    { title, text: results.text, missed: results.there ? [] : [title] },
  ];
}

/** Runs all measurements of one engine and removes its databases afterwards. */
export async function reportOn(engine: Engine, effort: Effort, say: (line: string) => void): Promise<Section[]> {
  const sections: Section[] = [];
  for (const part of engine.embedded ? [bySize] : [besideHandWritten, bySize]) {
    try {
      const measured = await part(engine, effort);
      for (const { title, text } of measured) say(`${engine.name}: ${title}\n${text}\n`);
      sections.push(...measured);
    } finally {
      await engine.removeAll();
    }
  }
  return sections;
}
