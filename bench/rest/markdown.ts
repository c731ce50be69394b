import type { Effort } from './effort.ts';
import type { EngineReport } from './engineReport.ts';
import { scale } from './fill.ts';
import { concurrency } from './requestTable.ts';
import type { Section } from './section.ts';

const number = (n: number) => n.toLocaleString('en');

const section = ({ title, text }: Section) => `### ${title}

${text}
`;

/** Renders the report. */
export const markdown = (
  reports: readonly EngineReport[],
  effort: Effort,
  where: string,
): string => `# REST service: measured

Written by \`npm run bench:rest\`. ${where}.

The service as built runs as a process of its own, with its production settings but no limits on attempts and only
warnings in its log. A competition in VOTING holds ${number(scale.images)} images of ${number(scale.entrants)} entrants, one in a hundred
rejected, ${scale.commentsPerImage} comments on each, and ${number(effort.votes)} votes. Everything is measured in interleaved rounds after one
that warms up (${effort.rounds} for requests, ${effort.contestRounds} beside the hand-written server, ${effort.flatRounds} for the cost by size, ${effort.photoRounds} for photos); a figure is the
median over them, in the cost by size the quietest, a ratio the median of what it was in each round. p50 and p99 are of
one request at a time, requests per second of ${concurrency} at a time. Every answer is checked; a wrong one ends the run. Machines
differ: compare the ratios, each to something measured in the same rounds. "Bare node:http" is a server of ten lines
that answers the same bytes from memory. "Hand-written" is node:http and node-postgres with one prepared statement per
page, which makes its JSON, and one that checks the session (bench/rest/contest); what it answers is compared with ours
before the rounds. The command fails when a bar is missed.

${reports.map(({ name, sections }) => [`## ${name}\n`, ...sections.map(section)].join('\n')).join('\n')}`;
