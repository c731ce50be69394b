/**
 * `npm run daily-backups`: runs on, and makes a backup every day in `BACKUP_DIR`; those of more than `BACKUP_KEEP_DAYS` days are
 * removed. `-- --check` says whether the newest one is of today or yesterday, and ends with 1 when it is not.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { writeBackup } from './backup.ts';
import { Misused, runCommand, sentenceOf, type CommandParts } from './commandLine.ts';
import { areBackupsFresh, backUpDaily } from './dailyBackups.ts';
import { openInstallation } from './installation.ts';

/** Milliseconds between two looks at the clock, and after a failure. */
const [pauseMs, retryMs] = [60_000, 600_000];

async function writeOne(target: string, { config, log, progress, signal }: CommandParts): Promise<void> {
  const installation = await openInstallation(config, log);
  try {
    const { blobs } = await writeBackup(installation, target, progress, signal);
    const faults = blobs.missing.length + blobs.damaged.length;
    if (faults) progress.say(`${faults} photo files were missing or damaged in the store: "npm run check" names them.`);
  } finally {
    await installation.close();
  }
}

/** @returns milliseconds until the next look */
async function look(parts: CommandParts): Promise<number> {
  try {
    const made = await backUpDaily(parts.config, new Date(), (target) => writeOne(target, parts));
    if (made !== null) parts.progress.say(`The backup of the day is ${made}.`);
    return pauseMs;
  } catch (error) {
    parts.progress.say(`There is no backup of the day yet: ${sentenceOf(error, parts.signal)}`);
    return retryMs;
  }
}

await runCommand(1, async (parts) => {
  const [option, ...more] = process.argv.slice(2);
  if ((option !== undefined && option !== '--check') || more.length)
    throw new Misused('Only --check is understood: npm run daily-backups -- --check');
  if (option === '--check') {
    const fresh = areBackupsFresh(parts.config, new Date());
    parts.progress.say(fresh ? 'The newest backup is of today or yesterday.' : 'There is no backup since yesterday.');
    return fresh ? 0 : 1;
  }
  while (!parts.signal.aborted) await delay(await look(parts), undefined, parts).catch(() => undefined);
  return 0;
});
