import { median } from '../measure/percentile.ts';
import { figure, table, times } from '../measure/table.ts';
import { phone } from './browser.ts';
import { categories, type Audit } from './lighthouse.ts';
import type { ListKeys, Scrolling, Visit } from './measurements.ts';

/** Everything that was measured. */
export interface Measurements {
  machine: string;
  rounds: number;
  /** Processes that others had running at the start, per core. */
  busy: number;
  entries: number;
  visits: { name: string; kind: 'ours' | 'static'; taken: Visit[] }[];
  /** Milliseconds. */
  votes: number[];
  scrolls: Scrolling[];
  keys: ListKeys[];
  /** Of Lighthouse; none where it was not asked. */
  audits: { name: string; taken: Audit[] }[];
}

/** Load per core above which figures are marked as those of a busy machine. */
const quiet = 0.25;

/**
 * Stricter than what is "good" for a page's visitors (LCP 2,500 ms, CLS 0.1, 200 ms to the next paint: web.dev/articles/vitals);
 * TBT as Lighthouse calls it good on a phone. A key or a tap is answered at once when it takes less than 100 ms (Nielsen,
 * Usability Engineering, 1993, chapter 5). A frame in milliseconds, the heap in megabytes.
 */
const bars = { lcp: 1800, cls: 0.01, tbt: 200, vote: 100, frame: 20, heap: 60, key: 100 };

const verdict = (value: number, bar: number): string =>
  value <= bar ? 'met' : `missed by ${figure((value / bar - 1) * 100)} %`;

/** Least scores of Lighthouse: 90 is where it calls a page good. */
const scores: Audit = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Scores of Lighthouse for each page, as a section, and the lines of the table of bars. */
function auditsOf(audits: Measurements['audits']): { section: string; outcomes: string[][] } {
  if (audits.length === 0) return { section: '', outcomes: [] };
  const middle = (taken: readonly Audit[], category: keyof Audit) => median(taken.map((one) => one[category]));
  const rows = audits.map(({ name, taken }) => [
    name,
    ...categories.map((category) => String(middle(taken, category))),
  ]);
  const columns = [{ title: 'Page', align: 'left' as const }, ...categories.map((title) => ({ title }))];
  return {
    section: `## Lighthouse

Its own simulation of a phone, 0 to 100.

${table(columns, rows)}

`,
    outcomes: audits.flatMap(({ name, taken }) =>
      categories.map((category) => {
        const [value, bar] = [middle(taken, category), scores[category]];
        const missed = `missed by ${bar - value}`;
        return [`${name}: Lighthouse's ${category} at least ${bar}`, String(value), value >= bar ? 'met' : missed];
      }),
    ),
  };
}

/** A line of the table of bars. */
const judged = (promise: string, value: number, bar: number, unit: string): string[] => [
  promise,
  `${figure(value)}${unit}`,
  verdict(value, bar),
];

/** The report as Markdown. */
export function reportOf(measured: Measurements): string {
  const { machine, rounds, busy, entries, visits, votes, scrolls, keys, audits } = measured;
  const of = (taken: readonly Visit[], what: keyof Visit) => median(taken.map((one) => one[what]));
  const ours = visits.filter(({ kind }) => kind === 'ours');
  const plainOf = (name: string) => visits.find((one) => one.name === name && one.kind === 'static')?.taken ?? [];
  const rows = ours.map(({ name, taken }) => {
    const plain = of(plainOf(name), 'lcp');
    const lcp = of(taken, 'lcp');
    return [name, ...[lcp, plain].map(figure), times(lcp, plain), figure(of(taken, 'cls')), figure(of(taken, 'tbt'))];
  });
  const vote = median(votes);
  const frame = median(scrolls.map((one) => one.frame));
  const heap = median(scrolls.map((one) => one.heap));
  const arrow = median(keys.map((one) => one.arrow));
  const space = median(keys.map((one) => one.space));
  const lighthouse = auditsOf(audits);
  const outcomes = [
    ...ours.flatMap(({ name, taken }) => [
      judged(`${name}: LCP at most ${figure(bars.lcp)} ms`, of(taken, 'lcp'), bars.lcp, ' ms'),
      judged(`${name}: CLS at most ${bars.cls}`, of(taken, 'cls'), bars.cls, ''),
      judged(`${name}: TBT at most ${figure(bars.tbt)} ms`, of(taken, 'tbt'), bars.tbt, ' ms'),
    ]),
    judged(`vote: next paint within ${figure(bars.vote)} ms`, vote, bars.vote, ' ms'),
    judged(`list: 95 % of frames within ${figure(bars.frame)} ms`, frame, bars.frame, ' ms'),
    judged(`list: at most ${figure(bars.heap)} MB of objects`, heap, bars.heap, ' MB'),
    judged(`100 rows: to the next row within ${figure(bars.key)} ms`, arrow, bars.key, ' ms'),
    judged(`100 rows: a row is chosen within ${figure(bars.key)} ms`, space, bars.key, ' ms'),
    ...lighthouse.outcomes,
  ];
  const note =
    busy > quiet
      ? `\n**From a busy machine**: others had ${figure(busy)} processes per core running at the start. Ratios to the static page say more than milliseconds.\n`
      : '';
  return `# The client: measured

Written by \`npm run bench:web\`. ${machine}. Medians of ${rounds}.
${note}
Chromium, a window of 412 × 823 points, the processor slowed ${phone.cpu} times, a line of 1.44 Mbit/s with ${phone.network.latency} ms for each request, an empty cache. The static page is the same pictures in the same sizes, a heading and nothing else, from a server that has them in memory.

| Word | Meaning |
| ---- | ------- |
| LCP | milliseconds until the largest element is painted |
| CLS | how much of the window moves by itself |
| TBT | milliseconds beyond 50 of each task after the first paint |

## First visits

${table([{ title: 'Page', align: 'left' }, { title: 'LCP ms' }, { title: 'LCP ms, static' }, { title: 'ratio' }, { title: 'CLS' }, { title: 'TBT ms' }], rows)}

## Use

- A vote by a tap, on the same phone: ${figure(vote)} ms to the next paint.
- Scrolling for 15 seconds through ${entries.toLocaleString('en')} entries, two windows a second, on a phone with as slow a processor: 95 % of frames within ${figure(frame)} ms, ${figure(heap)} MB of JavaScript objects at the end.
- Keys in an administrators' list of 100 rows on a desktop whose processor is slowed ${phone.cpu} times, the longest of ten: ${figure(arrow)} ms to the next row, ${figure(space)} ms to choose one.

${lighthouse.section}## Bars

${table([{ title: 'Bar', align: 'left' }, { title: 'measured' }, { title: 'outcome', align: 'left' }], outcomes)}
`;
}
