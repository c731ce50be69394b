import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileClock } from '@photo-competition/schema/clock';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
  file = path.join(folder, 'clock');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Expects the clock to differ from the machine's by that many milliseconds. */
function expectOffset(ms: number): void {
  const before = Date.now();
  const read = fileClock(file)().getTime() - ms;
  expect(read).toBeGreaterThanOrEqual(before);
  expect(read).toBeLessThanOrEqual(Date.now());
}

it('is the real one without a file', () => expectOffset(0));

it.each(['', '\n', 'nonsense'])('is the real one with %p', (content) => {
  writeFileSync(file, content);
  expectOffset(0);
});

it('stands still at an instant, read again each time', () => {
  const clock = fileClock(file);
  for (const instant of ['2026-05-01T10:00:00.000Z', '2027-01-01T00:00:00.000Z']) {
    writeFileSync(file, `${instant}\n`);
    expect(clock().toISOString()).toBe(instant);
  }
});

it.each([3_600_000, -86_400_000])('is shifted by %i', (shift) => {
  writeFileSync(file, String(shift));
  expectOffset(shift);
});
