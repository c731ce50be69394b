/**
 * Measures the recount of a million ballots in Node and tampers with ten thousand counts; ends with 1 where a bar is missed.
 * Usage: npm run bench -w count [-- --ballots 1000000 --tamperings 10000 --rounds 5]
 */
import { parseArgs } from 'node:util';
import { isMissed, markdownOf, type Section } from './figures.ts';
import { recountSections, tamperingSection } from './recount.ts';

const { values } = parseArgs({
  options: {
    ballots: { type: 'string', default: '1000000' },
    tamperings: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
  },
});
const ballots = Number(values.ballots);
const size = { ballots, voters: Math.max(50, Math.ceil(ballots / 50)), images: 1000, changes: 0.05, batches: 10 };
let missed = false;
const show = (section: Section) => {
  process.stdout.write(`${markdownOf(section)}\n`);
  missed ||= section.figures.some(isMissed);
};
for await (const section of recountSections(size, Number(values.rounds))) show(section);
show(await tamperingSection(Number(values.tamperings)));
process.exit(missed ? 1 : 0);
