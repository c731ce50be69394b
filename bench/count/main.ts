/**
 * Measures a count of a million ballots: its download, its recount by Node and by the client in Chromium, closing it, proofs, what
 * the log adds to a vote; and tampers with ten thousand counts. Writes bench/results/count.md.
 * Usage: CHROMIUM=… npm run bench:count [-- --ballots 1000000 --tamperings 10000 --rounds 5]; smaller runs write nothing.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from '../measure/machine.ts';
import { missedBars, type Section } from './bars.ts';
import { sectionOfFiles, sectionOfTamperings } from './filesSection.ts';

const { values } = parseArgs({
  options: {
    ballots: { type: 'string', default: '1000000' },
    tamperings: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
  },
});
const [ballots, tamperings, rounds] = [values.ballots, values.tamperings, values.rounds].map(Number) as [
  number,
  number,
  number,
];
const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);
const load = () => loadavg()[0]?.toFixed(1) ?? '';

// Built first, so that what is measured is the code that is there.
if (spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
const { sectionsOfService } = await import('./serviceSections.ts');

const size = { ballots, voters: Math.max(50, Math.ceil(ballots / 50)), images: 1000, changes: 0.05 };
const sections: (Section & { load: string })[] = [];
const parts = [
  () => sectionsOfService(size, rounds, say),
  () => sectionOfFiles({ ...size, batches: 10 }, rounds),
  () => sectionOfTamperings(tamperings),
];
for (const part of parts)
  for await (const section of part()) {
    sections.push({ ...section, load: load() });
    say(`\n## ${section.title}\n\n${section.text}\n\nLoad: ${load()}`);
  }

const missed = missedBars(sections);
const report = `# The count: measured

Written by \`npm run bench:count\`. ${machine()}. The load average of the machine stands with each part: beyond the number of its processors, times on the clock are waiting for others, and those of the processor are what is measured.

${ballots.toLocaleString('en')} ballots of ${size.voters.toLocaleString('en')} people for ${size.images.toLocaleString('en')} images, ${size.changes * 100} % of them changes.

${sections.map((one) => `## ${one.title}\n\n${one.text}\n\nLoad average: ${one.load}.`).join('\n\n')}
`;
if (ballots >= 1_000_000 && tamperings >= 10_000)
  writeFileSync(fileURLToPath(new URL('../results/count.md', import.meta.url)), report);
for (const bar of missed) say(`Missed: ${bar}`);
process.exit(missed.length ? 1 : 0);
