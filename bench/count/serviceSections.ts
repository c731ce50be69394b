import { median } from '../measure/percentile.ts';
import { figure, table, times } from '../measure/table.ts';
import { engines } from '../rest/engines.ts';
import { barTable, type Bar, type Section } from './bars.ts';
import { measureBrowser, type BrowserRecount } from './browser.ts';
import { measureClosing, type Closing } from './closing.ts';
import type { CountSize } from './filled.ts';
import { measureVotes, unloggedCommit, type VoteCost } from './votes.ts';

const inSeconds = (ms: number) => `${figure(ms / 1000)} s`;

export function closingSections(
  name: string,
  { ballots }: CountSize,
  { close, publish, entries, proofs }: Closing,
): Section[] {
  const perBallot = (ms: number) => `${figure((ms * 1000) / ballots)} µs`;
  const bars: Bar[] = [
    { name: 'closing, processor time a ballot', value: (close.processor * 1000) / ballots, most: 3, unit: 'µs' },
  ];
  const text = table(
    [{ title: '', align: 'left' }, { title: 'on the clock' }, { title: 'processor time' }, { title: 'a ballot' }],
    [
      [
        'closing: batch, roll, record, head',
        inSeconds(close.wall),
        inSeconds(close.processor),
        perBallot(close.processor),
      ],
      [
        'publishing: ballots, result, head',
        inSeconds(publish.wall),
        inSeconds(publish.processor),
        perBallot(publish.processor),
      ],
    ],
  );
  const proofBars: Bar[] = [
    { name: 'inclusion proof', value: proofs.inclusion, most: 0.1, unit: 'ms' },
    { name: 'consistency proof', value: proofs.consistency, most: 0.1, unit: 'ms' },
    { name: 'inclusion proof, verified', value: proofs.verifyInclusion, most: 0.1, unit: 'ms' },
    { name: 'consistency proof, verified', value: proofs.verifyConsistency, most: 0.1, unit: 'ms' },
  ];
  return [
    {
      title: `Closing and publishing, ${name}`,
      text: `By the service, from its tables; ${entries.toLocaleString('en')} entries. Processor time is that of the service, without the database's where that is a process of its own.\n\n${text}\n\n${barTable(bars)}`,
      bars,
    },
    {
      title: 'Proofs',
      text: `Processor time of each, of 5,000 at places all over the log.\n\n${barTable(proofBars)}\n\nA whole read of a consistency proof, which reads the log's hashes from the database, takes ${figure(proofs.read)} ms of the service's processor time.`,
      bars: proofBars,
    },
  ];
}

export function browserSection(found: Map<1 | 2, BrowserRecount[]>, rounds: number): Section {
  const of = (workers: 1 | 2, what: keyof BrowserRecount) => (found.get(workers) ?? []).map((one) => one[what]);
  const rows = ([1, 2] as const).map((workers) => [
    workers === 1 ? 'one worker' : 'two workers, as built',
    ...[median(of(workers, 'wall')), Math.min(...of(workers, 'wall'))].map(inSeconds),
    ...[median(of(workers, 'download')), median(of(workers, 'processor'))].map(inSeconds),
  ]);
  const bars: Bar[] = [
    { name: 'recount with two workers, on the clock', value: median(of(2, 'wall')) / 1000, most: 1, unit: 's' },
    {
      name: 'recount with two workers, processor time',
      value: median(of(2, 'processor')) / 1000,
      most: 1.2,
      unit: 's',
    },
  ];
  const text = table(
    [
      { title: '', align: 'left' },
      { title: 'median' },
      { title: 'quickest' },
      { title: 'of it until files had come' },
      { title: 'processor time of the page' },
    ],
    rows,
  );
  return {
    title: 'Recount in Chromium',
    text: `The count page as built, served by gateway and service with their headers, in a new browser each time, ${rounds} rounds: from asking for the files until the page has its answer, all rules and the fingerprints of all files with it. Processor time is that of all threads of the page's process.\n\n${text}\n\n${barTable(bars)}`,
    bars,
  };
}

export function voteSection(
  found: ReadonlyMap<string, { without: VoteCost; with: VoteCost }>,
  rounds: number,
): Section {
  const bars: Bar[] = [...found].map(([name, cost]) => ({
    name: `vote with the log, ${name}`,
    value: cost.with.p50 / cost.without.p50,
    most: 1.3,
    unit: '×',
  }));
  const text = table(
    [
      { title: 'Engine', align: 'left' },
      { title: `p50 before the log` },
      { title: 'p50 now' },
      { title: 'ratio' },
      { title: 'processor before' },
      { title: 'processor now' },
      { title: 'ratio' },
    ],
    [...found].map(([name, cost]) => [
      name,
      ...[cost.without.p50, cost.with.p50].map((ms) => `${figure(ms)} ms`),
      times(cost.with.p50, cost.without.p50),
      ...[cost.without.processor, cost.with.processor].map((ms) => `${figure(ms)} ms`),
      times(cost.with.processor, cost.without.processor),
    ]),
  );
  return {
    title: 'What a vote costs with the log',
    text: `A vote cast over HTTP on one connection, by this version and by ${unloggedCommit}, the last one without numbers, receipts and log, on equal data and in the same ${rounds} rounds. Whatever else was changed since then is in it too.\n\n${text}\n\n${barTable(bars)}`,
    bars,
  };
}

/** What the service and the client as built take; each engine for votes, the last one for the million. */
export async function* sectionsOfService(
  size: CountSize,
  rounds: number,
  say: (line: string) => void,
): AsyncGenerator<Section> {
  const all = await engines();
  if (all.length === 1) say('PostgreSQL is not measured: neither TEST_DATABASE_URL nor DATABASE_URL is set.');
  const votes = new Map<string, { without: VoteCost; with: VoteCost }>();
  try {
    for (const engine of all) {
      votes.set(engine.name, await measureVotes(engine, rounds, say));
      await engine.removeAll();
    }
    yield voteSection(votes, rounds);
    const largest = all.at(-1);
    if (!largest) return;
    const place = await largest.create();
    yield* closingSections(largest.name, size, await measureClosing(place, size));
    yield browserSection(await measureBrowser(place, rounds), rounds);
  } finally {
    for (const engine of all) await engine.removeAll();
  }
}
