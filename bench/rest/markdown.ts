import { machine } from '../measure/machine.ts';
import { concurrency } from './contest/contest.ts';
import type { Effort } from './effort.ts';
import { scale } from './fill.ts';
import type { Section } from './report.ts';

const number = (n: number) => n.toLocaleString('en');

const section = ({ title, text }: Section) => `### ${title}\n\n${text}\n`;

/** Renders the report. */
export const markdown = (
  reports: readonly { name: string; sections: Section[] }[],
  effort: Effort,
): string => `# REST service: measured

Written by \`npm run bench:rest\`. ${machine()}.

The service as built runs as a process of its own, with its production settings but no limits on attempts and only warnings in
its log. Beside the hand-written server a competition in VOTING holds ${number(scale.images)} images of ${number(scale.entrants)} entrants, one in a
hundred rejected, ${scale.commentsPerImage} comments on each, and ${number(effort.votes)} votes. Everything is measured by autocannon in ${effort.rounds} interleaved rounds after
one that warms up; a figure is the median over them, in the cost by size the quietest, a ratio the median of what it was in each
round. p50 is of one request at a time, requests per second of ${concurrency} at a time. Every answer is checked; a wrong one ends the run.
Machines differ: compare the ratios. "Hand-written" is node:http and node-postgres with one prepared statement per page, which
makes its JSON, and one that checks the session (bench/rest/contest).

${reports.map(({ name, sections }) => [`## ${name}\n`, ...sections.map(section)].join('\n')).join('\n')}`;
