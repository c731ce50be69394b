import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileClock } from './clock.ts';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
  file = path.join(folder, 'clock');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How far the clock is from the machine's, in milliseconds. */
const offset = () => fileClock(file)().getTime() - Date.now();

it('is the real one without a file', () => {
  expect(Math.abs(offset())).toBeLessThan(1000);
});

it.each(['', '\n', 'nonsense'])('is the real one with %p', (content) => {
  writeFileSync(file, content);
  expect(Math.abs(offset())).toBeLessThan(1000);
});

it('stands still at an instant, read anew each time', () => {
  const clock = fileClock(file);
  for (const instant of ['2026-05-01T10:00:00.000Z', '2027-01-01T00:00:00.000Z']) {
    writeFileSync(file, `${instant}\n`);
    expect(clock().toISOString()).toBe(instant);
  }
});

it.each([3_600_000, -86_400_000])('is shifted by %i', (shift) => {
  writeFileSync(file, String(shift));
  expect(Math.abs(offset() - shift)).toBeLessThan(1000);
});
