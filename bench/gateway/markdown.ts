import type { Cores } from '../measure/cores.ts';
import { figure, table } from '../measure/table.ts';
import { concurrency, type Bar } from './bars.ts';
import type { Effort } from './effort.ts';
import { operations, type Operation } from './operations.ts';
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
    ? 'The measured gateway has one core to itself; the client and the upstream have the rest.'
    : 'The cores could not be shared out: client, upstream and the measured gateway took turns on all of them.';

const hiveSentence = (noHive: string | null): string =>
  noHive === null
    ? ''
    : `\n**Hive Gateway could not be installed (${noHive}) and is left out: the promises that name it are not shown.**\n`;

/** The measurements of one operation: a row per contestant. */
function rateTable(measured: Measured, operation: Operation['name']): string {
  const { contestants, connections } = measured;
  const each = ['answers/s', 'p50 ms', 'p99 ms'].flatMap((title) => connections.map((count) => `${title}, ${count}`));
  const titles = [...each, 'CPU µs', 'peak MB', 'calls'].map((title) => ({ title }));
  return table(
    [{ title: operation, align: 'left' }, ...titles],
    contestants.map((name) => {
      const all = connections.map((count) => measured.of(name, operation, count));
      const { cpuMicroseconds, calls } = measured.of(name, operation, concurrency);
      const figures = [
        ...all.map(({ requestsPerSecond }) => requestsPerSecond),
        ...all.map(({ p50 }) => p50),
        ...all.map(({ p99 }) => p99),
        ...[cpuMicroseconds, measured.memoryOf(name), calls],
      ];
      return [name, ...figures.map(figure)];
    }),
  );
}

/** Renders the report. */
export const markdown = (
  { measured, bars }: Report,
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

autocannon makes the load. All answers are compared: before the rounds each contestant's data with what the REST service says,
under load each answer with the first one. A wrong one ends the run. ${effort.rounds} interleaved rounds of ${effort.seconds} s, each stretch after ${leadInSeconds} s that do not count, after one
round that warms up; a figure is the median over them. Columns: answers a second with as many connections as the title says; milliseconds of
one request; processor time of the contestant for each answer and the REST calls
that reached the recorded upstream for each answer, at ${concurrency} connections; the most memory it ever had. Multiples are the median of what they were in
each round, in which contestants follow each other: compare these.

## Promises

Rates at ${concurrency} connections.

${barTable(bars)}

## Measured

${operations.map(({ name }) => rateTable(measured, name)).join('\n\n')}
`;
