import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engine } from '../testing/engines.ts';
import { until } from '../testing/service.ts';
import { areBackupsFresh, backUpDaily } from './dailyBackups.ts';
import { manifestOf } from './testing/backupContent.ts';
import { TestInstallation } from './testing/installation.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-daily-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = () => ({ BACKUP_DIR: folder, BACKUP_HOUR: 3, BACKUP_KEEP_DAYS: 3, TIME_ZONE: 'Europe/Budapest' });

/** Looks at the clock at an instant; a backup that is due is an empty folder. */
const look = (instant: string, write = (target: string) => Promise.resolve(void mkdirSync(target))) =>
  backUpDaily(settings(), new Date(instant), write);

const held = () => readdirSync(folder).sort();

test('the first backup is made at once, each other one when the hour has come where the organisers live', async () => {
  // 00:30 and 02:59 in Budapest, in winter.
  expect(await look('2026-11-27T23:30:00Z')).toBe(path.join(folder, '2026-11-28'));
  expect(await look('2026-11-28T22:59:00Z')).toBeNull();
  expect(await look('2026-11-29T01:59:00Z')).toBeNull();
  expect(await look('2026-11-29T02:00:00Z')).toBe(path.join(folder, '2026-11-29'));
  expect(await look('2026-11-29T02:01:00Z')).toBeNull();
  // A machine that was off at that hour makes up for it.
  expect(await look('2026-11-30T15:00:00Z')).toBe(path.join(folder, '2026-11-30'));
});

test('backups are kept for so many days, and whatever else lies there for ever', async () => {
  for (const name of ['2026-11-20', '2026-11-24', '2026-11-25', '2026-11-26', 'before-the-move', '2026-11-21.partial'])
    mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, '2026-11-19'), 'a file of that name');
  await look('2026-11-28T12:00:00Z');
  expect(held()).toEqual(['2026-11-19', '2026-11-21.partial', '2026-11-26', '2026-11-28', 'before-the-move']);
});

test('a day on which no backup could be made removes none', async () => {
  mkdirSync(path.join(folder, '2026-10-01'));
  mkdirSync(path.join(folder, '2026-10-02'));
  await expect(look('2026-11-28T12:00:00Z', () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(held()).toEqual(['2026-10-01', '2026-10-02']);
});

test('backups are fresh while the newest one is of today or yesterday', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(areBackupsFresh(settings(), now)).toBe(false);
  mkdirSync(path.join(folder, '2026-11-26'));
  expect(areBackupsFresh(settings(), now)).toBe(false);
  mkdirSync(path.join(folder, '2026-11-27'));
  expect(areBackupsFresh(settings(), now)).toBe(true);
});

test('the command makes a whole backup of a running product, says that it is fresh, and ends by SIGTERM with 0', async () => {
  const installation = await TestInstallation.make(engine, { BACKUP_DIR: folder });
  const service = await installation.service();
  try {
    expect((await installation.run('dailyBackups', '--check')).code).toBe(1);
    const command = installation.start('dailyBackups');
    const ended = new Promise((resolve) => command.once('exit', resolve));
    await until('the backup', () => Promise.resolve(held().some((name) => /^[\d-]+$/.test(name))));
    expect(manifestOf(path.join(folder, held()[0] ?? '')).tables.length).toBeGreaterThan(10);
    command.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await installation.run('dailyBackups', '--check')).toMatchObject({ code: 0, stdout: '' });
    expect(await installation.run('dailyBackups', '--now')).toMatchObject({ code: 1 });
  } finally {
    await service.close();
    await installation.remove();
  }
});
