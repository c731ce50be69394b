import type { Effort } from './effort.ts';
import type { EngineReport } from './engineReport.ts';
import { scale } from './fill.ts';
import { bar } from './flat.ts';
import { crowd } from './requestTable.ts';

const number = (n: number) => n.toLocaleString('en');

const section = ({ name, requests, flat, photos }: EngineReport, { votes }: Effort) => `## ${name}

### Requests: ${number(scale.images)} images, ${number(votes)} votes

${requests}

### Cost of a page by the number of votes

${flat}

### Derivatives

${photos}
`;

/** The whole report. */
export const markdown = (
  reports: readonly EngineReport[],
  effort: Effort,
  where: string,
): string => `# REST service: measured

Written by \`npm run bench:rest\`. ${where}.

The service as built runs as a process of its own, with its production settings but no limits on attempts and only
warnings in its log. A competition in VOTING holds ${number(scale.images)} images of ${number(scale.entrants)} entrants, one in a hundred
rejected, ${scale.commentsPerImage} comments on each. Everything is measured in interleaved rounds after one that warms up (${effort.rounds} for requests,
${effort.flatRounds} for the cost by votes, ${effort.photoRounds} for photos); a figure is the
median over them, in the cost by votes the quietest. p50 and p99 are of one request at a time, requests
per second of ${crowd} at a time. Every answer is checked; a wrong one ends the run. Machines differ: compare the ratios, each to
something measured in the same rounds. "Bare node:http" is a server of ten lines that answers the same bytes from memory.
A page may cost at most ${bar}× what it costs with the fewest votes; the command fails beyond that.

${reports.map((report) => section(report, effort)).join('\n')}`;
