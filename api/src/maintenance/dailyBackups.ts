import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

/** The settings that daily backups go by. */
export type DailySettings = Pick<Config, 'BACKUP_DIR' | 'BACKUP_HOUR' | 'BACKUP_KEEP_DAYS' | 'TIME_ZONE'>;

const dayMs = 86_400_000;
const dayName = /^\d{4}-\d\d-\d\d$/;

/** Day and hour of an instant where the organisers live. */
function localTime(now: Date, timeZone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  return { day: parts.slice(0, 10), hour: Number(parts.slice(11, 13)) };
}

/** The day so many days before another one. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Names of the finished daily backups, which are days, oldest first. Other content of the folder is ignored. */
export const dailyBackupsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && dayName.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** Names of those that have been kept for long enough; never the newest one. */
const outdated = (names: string[], today: string, keepDays: number): string[] =>
  names.slice(0, -1).filter((name) => name <= dayBefore(today, keepDays));

/** Whether the newest backup is of today or yesterday. */
export function areBackupsFresh({ BACKUP_DIR, TIME_ZONE }: DailySettings, now: Date): boolean {
  const newest = dailyBackupsIn(BACKUP_DIR).at(-1);
  return newest !== undefined && newest >= dayBefore(localTime(now, TIME_ZONE).day, 1);
}

/**
 * Makes the backup of the day when its hour has come, or at once where there is none at all, and then removes what was kept for
 * long enough. A day on which nothing could be made removes nothing.
 * @param write makes a backup in a folder that does not exist yet
 * @returns the folder of the new backup; null when none is due
 */
export async function backUpDaily(
  { BACKUP_DIR, BACKUP_HOUR, BACKUP_KEEP_DAYS, TIME_ZONE }: DailySettings,
  now: Date,
  write: (target: string) => Promise<void>,
): Promise<string | null> {
  const names = dailyBackupsIn(BACKUP_DIR);
  const { day, hour } = localTime(now, TIME_ZONE);
  if (names.includes(day) || (names.length > 0 && hour < BACKUP_HOUR)) return null;
  const target = path.join(BACKUP_DIR, day);
  await write(target);
  for (const name of outdated([...names, day].sort(), day, BACKUP_KEEP_DAYS))
    await rm(path.join(BACKUP_DIR, name), { recursive: true });
  return target;
}
