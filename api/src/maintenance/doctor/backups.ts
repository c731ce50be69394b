import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { names } from '../layout.ts';
import { readManifest, type Manifest } from '../manifest.ts';
import { error, ok, reasonOf, warn, type Diagnosis } from './diagnosis.ts';

const hourMs = 3_600_000;

/** Folders with a manifest: finished backups. */
const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.partial'))
        .map(({ name }) => path.join(folder, name))
        .filter((one) => existsSync(path.join(one, names.manifest)))
    : [];

const daily =
  'Make one every day ("npm run daily-backups", or a line of cron as in docs/backup.md) and name its folder in BACKUP_DIR.';

/** Whether there is a backup of yesterday or today that is whole. */
export async function checkBackups(folder: string, now: Date): Promise<Diagnosis[]> {
  const found: Diagnosis[] = [];
  const manifests: Manifest[] = [];
  for (const one of backupsIn(folder)) {
    try {
      manifests.push(await readManifest(one));
    } catch (failure) {
      found.push(
        warn(
          'backups',
          `The backup ${one} cannot be read: ${reasonOf(failure)}.`,
          'Remove it, and look at why it was damaged.',
        ),
      );
    }
  }
  const newest = manifests.sort((a, b) => a.made.localeCompare(b.made)).at(-1);
  if (!newest) return [...found, error('backups', `There is no backup in ${folder} (BACKUP_DIR).`, daily)];
  const hours = Math.round((now.getTime() - Date.parse(newest.made)) / hourMs);
  const age = `The newest of ${manifests.length} backups in ${folder} is ${hours} hours old.`;
  if (hours > 7 * 24) found.push(error('backups', age, daily));
  else if (hours > 30) found.push(warn('backups', age, 'Look at why there is none of today.'));
  else found.push(ok('backups', age));
  const faults = newest.blobs.missing.length + newest.blobs.damaged.length;
  if (faults)
    found.push(
      error(
        'backups',
        `It lacks ${faults} photo files that were missing or damaged.`,
        '"npm run check" names them; look for them in an older backup.',
      ),
    );
  return found;
}
