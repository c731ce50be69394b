/**
 * Measures a judge's desk in Chromium, as built: a phone by touch on a slow line that is cut for the middle third of the round,
 * and a desktop by keyboard with a slow processor. Each photo is watched until its own picture is painted. Writes
 * bench/results/desk.md.
 * Usage: CHROMIUM=/usr/bin/chromium npm run bench:desk [-- --photos 120] [--pause 1500]
 *
 * `--pause` is how long the judge looks at a photo, in milliseconds.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from '../measure/machine.ts';
import { launch } from './browser.ts';
import { deskReport } from './deskReport.ts';
import { judgeByKeyboard, judgeByTouch } from './deskRounds.ts';
import { startRound } from './deskProduct.ts';

const { values } = parseArgs({
  options: { photos: { type: 'string', default: '120' }, pause: { type: 'string', default: '1500' } },
});
const photos = Number(values.photos);
const pause = Number(values.pause);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Processes that others had running when this began, per core. */
const busy = (loadavg()[0] ?? 0) / availableParallelism();
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-bench-desk-'));
say(`Making a round …`);
const round = await startRound(path.join(folder, 'data'));
const browser = await launch(process.env['CHROMIUM']);
try {
  say('Judging on a phone …');
  const touch = await judgeByTouch(browser, round, photos, pause);
  say('Judging by the keyboard …');
  const keys = await judgeByKeyboard(browser, round, photos);
  const stored = await round.storedMarks('phone');
  const report = deskReport({ machine: machine(), busy, photos, pause, touch, stored, keys });
  say(report);
  writeFileSync(fileURLToPath(new URL('../results/desk.md', import.meta.url)), report);
} finally {
  await browser.close();
  await round.stop();
  rmSync(folder, { recursive: true, force: true });
}
