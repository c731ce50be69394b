import type { Cores } from '../measure/cores.ts';
import { maxSteal } from '../measure/cpuSteal.ts';
import { table } from '../measure/table.ts';
import { concurrency, type Bar } from './bars.ts';
import { lighter, type Effort } from './effort.ts';
import { connections } from './farPage.ts';
import { farTable, roundTripMs } from './farTable.ts';
import { names } from './names.ts';
import { multiplesTable, rateTable } from './rateTable.ts';
import type { Report } from './report.ts';
import { leadInSeconds, type Measured } from './throughput.ts';

/** Settings and environment of a run. */
export interface Circumstances {
  effort: Effort;
  /** Description of the machine, without its host name. */
  where: string;
  cores: Cores | null;
  /** Why Hive was not measured; null when it was. */
  noHive: string | null;
}

const barTable = (bars: readonly Bar[]): string =>
  table(
    [{ title: 'Promise', align: 'left' }, { title: 'Measured' }, { title: '', align: 'left' }],
    bars.map(({ promise, measured, outcome }) => [promise, measured, outcome]),
  );

const coresSentence = (cores: Cores | null): string =>
  cores
    ? 'Whoever is measured has one core to itself; the client and the upstream have the rest.'
    : 'The cores could not be shared out: client, upstream and whoever is measured took turns on all of them.';

const hiveSentence = (noHive: string | null): string =>
  noHive === null
    ? ''
    : `\n**Hive Gateway could not be installed (${noHive}) and is left out: the promises that name it are not shown.**\n`;

function quietSentence(...all: Measured['quiet'][]): string {
  const sum = (name: keyof Measured['quiet']) => all.reduce((total, quiet) => total + quiet[name], 0);
  const share = `${maxSteal * 100} % of a core`;
  return `A stretch in which the machine's host gave more than
${share} to others is measured again, while there are repeats left: ${sum('repeated')} were, and ${sum('disturbed')} of the ${sum('total')} that count were disturbed even so.`;
}

/** Share of its core that a contestant uses at least, at many connections, when no other program uses the core. */
const wholeCore = 0.9;

/** A warning for the report when other programs used the measured core; empty otherwise. */
function shareSentence({ of }: Measured): string {
  const [light, home] = (['light', 'home'] as const).map((name) => of(names.ours, name, concurrency).busy);
  if (light === undefined || home === undefined || !(Math.min(light, home) < wholeCore)) return '';
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return `\n**Other programs used the measured core as well**: ours kept ${percent(light)} (light) and ${percent(home)} (home) of it busy. What
is promised is promised for a machine that does nothing else.\n`;
}

/** Renders the report. */
export const markdown = (
  { recorded, real, far, bars }: Report,
  { effort, where, cores, noHive }: Circumstances,
): string => `# Gateway: measured

Written by \`npm run bench:gateway\`. ${where}. ${coresSentence(cores)}
${hiveSentence(noHive)}
Two operations. **light** is the active competition, one REST call. **home** is a competition that has ended (before that,
the rules hide authors and votes) with 24 images, the author, the votes and three comments of each: two REST calls, the
second for what the first brings.

- **ours**: \`gateway/dist/program/main.js\` with its production settings, operations by their hash; no limit on requests, warnings
  alone in its log. Nothing is shared between requests (\`UPSTREAM_SHARED_BYTES\` and \`SHARED_ANSWERS_BYTES\` are 0): each
  query makes its REST calls, as for someone who is logged in.
- **ours, answers shared**: the same with its defaults, for visitors, who may be shown what others were for as long as the
  service says (\`public, max-age=1\`).
- **plain Apollo, node-fetch**: Apollo Server in Express with its defaults over our schema and resolvers, node-fetch,
  graphql-js.
- **Hive Gateway**: its defaults over our \`openapi.yaml\`, one process, asked for the same data in its own names.
- **hand-written**: node:http and undici at their quickest, the same REST calls, the answer put together; nothing else.
- **direct REST call**: the last call of the operation without any gateway; over recorded answers, from a node:http server
  that has them in memory.

All answers are compared: before the rounds each contestant's data with what the REST service says, under load each
answer's bytes with the first one's. A wrong one ends the run. ${effort.rounds} interleaved rounds of ${effort.seconds} s, each stretch after ${leadInSeconds} s that do not count, after one
round that warms up; a figure is the median over them. Columns: answers a second with as many connections as the title says; milliseconds of
one request; processor time of the contestant for each answer, the share of its core that it kept busy and the REST calls
that reached the recorded upstream for each answer, at ${concurrency} connections; the most memory it ever had; the rate at ${concurrency} connections as a
multiple of each peer's, the median of what it was in each round, in which they follow each other. Machines differ, and a
machine has slow minutes: compare these multiples. ${quietSentence(recorded.quiet, real.quiet)}

## Promises

Rates at ${concurrency} connections, over recorded answers.

${barTable(bars)}
${shareSentence(recorded)}
## Over recorded answers

The upstream answers from memory, so that the gateways are what is measured.

${rateTable(recorded, 'light')}

${rateTable(recorded, 'home')}

How many times as many answers ours gives, by the number of connections:

${multiplesTable(recorded)}

## Over the real service

The REST service on its embedded database shares a core with the client, and bounds whoever makes all the calls:
${lighter(effort).rounds} rounds of ${lighter(effort).seconds} s.

${rateTable(real, 'light')}

${rateTable(real, 'home')}

## From ${roundTripMs} ms away

The home page opened by a client ${roundTripMs} ms away (there and back), over the real service: connections are made first, at most
${connections} of them, and kept. Without TLS, whose handshake would add one more round trip to each new connection, and without TCP's slow
start.

${farTable(far)}
`;
