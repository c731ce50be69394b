/**
 * Measures a count of a million ballots: closing and publishing it by the service, its recount by the client in Chromium, and what
 * `count/bench` measures of its files. Writes bench/results/count.md.
 * Usage: CHROMIUM=… npm run bench:count [-- --ballots 1000000 --tamperings 10000 --rounds 5]; smaller runs write nothing.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMissed, markdownOf, median, type Section } from '../../count/bench/figures.ts';
import { recountSections, tamperingSection } from '../../count/bench/recount.ts';
import { machine } from '../measure/machine.ts';
import { engines } from '../rest/engines.ts';

const { values } = parseArgs({
  options: {
    ballots: { type: 'string', default: '1000000' },
    tamperings: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
  },
});
const [ballots, tamperings, rounds] = [Number(values.ballots), Number(values.tamperings), Number(values.rounds)];
const size = { ballots, voters: Math.max(50, Math.ceil(ballots / 50)), images: 1000, changes: 0.05 };
const root = fileURLToPath(new URL('../..', import.meta.url));

// Built first, so that what is measured is the code that is there.
if (spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
const { measureClosing } = await import('./closing.ts');
const { measureBrowser } = await import('./browser.ts');

/** Of the last engine that is at hand: the service's own, or the PostgreSQL that is named. */
async function* serviceSections(): AsyncGenerator<Section> {
  const all = await engines();
  const engine = all.at(-1);
  if (!engine) return;
  try {
    const place = await engine.create();
    const { close, publish } = await measureClosing(place, size);
    yield {
      title: `Closing and publishing by the service, ${engine.name}`,
      figures: [
        { name: 'closing, on the clock', value: close.wall / 1000, unit: 's' },
        { name: 'closing, processor time a ballot', value: (close.processor * 1000) / ballots, unit: 'µs', most: 3 },
        { name: 'publishing, on the clock', value: publish.wall / 1000, unit: 's' },
        { name: 'publishing, processor time a ballot', value: (publish.processor * 1000) / ballots, unit: 'µs' },
      ],
    };
    const recounts = await measureBrowser(place, rounds);
    const middle = (part: 'wall' | 'download' | 'processor') => median(recounts.map((one) => one[part])) / 1000;
    yield {
      title: `Recount in Chromium as built, median of ${rounds}`,
      figures: [
        { name: 'on the clock', value: middle('wall'), unit: 's', most: 2 },
        { name: 'of it until files had come', value: middle('download'), unit: 's' },
        { name: 'processor time of the page', value: middle('processor'), unit: 's', most: 2 },
      ],
    };
  } finally {
    for (const one of all) await one.removeAll();
  }
}

const sections: Section[] = [];
const texts: string[] = [];
const show = (section: Section) => {
  sections.push(section);
  texts.push(`${markdownOf(section)}\nLoad average: ${loadavg()[0]?.toFixed(1)}.\n`);
  process.stdout.write(`${texts.at(-1)}\n`);
};
for await (const section of serviceSections()) show(section);
for await (const section of recountSections({ ...size, batches: 10 }, rounds)) show(section);
show(await tamperingSection(tamperings));

const report = `# The count: measured

Written by \`npm run bench:count\`. ${machine()}. Beyond a load average of the number of processors, times on the clock are waiting for others.

${ballots.toLocaleString('en')} ballots of ${size.voters.toLocaleString('en')} people for ${size.images.toLocaleString('en')} images, ${size.changes * 100} % of them changes.

${texts.join('\n')}`;
if (ballots >= 1_000_000 && tamperings >= 10_000)
  writeFileSync(fileURLToPath(new URL('../results/count.md', import.meta.url)), report);
process.exit(sections.some(({ figures }) => figures.some(isMissed)) ? 1 : 0);
