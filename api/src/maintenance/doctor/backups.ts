import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { names } from '../layout.ts';
import { readManifest, type Manifest } from '../manifest.ts';
import { error, ok, reasonOf, warn, type Diagnosis } from './diagnosis.ts';

const hourMs = 3_600_000;

/** Why a file or folder cannot be read, as a code of the system; null when it can. */
function obstacleTo(file: string): string | null {
  try {
    closeSync(openSync(file, 'r'));
    return null;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code ?? '';
  }
}

/** Folders that may be finished backups: drafts, and folders that hold no manifest, are none. */
const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.partial'))
        .map(({ name }) => path.join(folder, name))
        .filter((one) => obstacleTo(path.join(one, names.manifest)) !== 'ENOENT')
    : [];

const daily =
  'Make one every day ("npm run daily-backups", or a line of cron as in docs/backup.md) and name its folder in BACKUP_DIR.';

/** The damage of a backup, without the sentences that are for somebody who restores it. */
const damageOf = (failure: unknown): string =>
  reasonOf(failure)
    .replace(/^The backup is damaged: /, '')
    .replace(/\. Nothing was (restored|changed)$/, '');

/** The manifest of a backup, or a finding that says why it cannot be read. */
async function lookAt(backup: string): Promise<Manifest | Diagnosis> {
  if ([names.manifest, names.sums].some((file) => obstacleTo(path.join(backup, file)) === 'EACCES'))
    return warn(
      'backups',
      `The backup ${backup} belongs to another user, and this one must not read it.`,
      `Give it to the user of the service ("chown -R … ${backup}"): a restore needs to read it, too.`,
    );
  try {
    return await readManifest(backup);
  } catch (failure) {
    return warn(
      'backups',
      `The backup ${backup} cannot be restored by this version: ${damageOf(failure)}.`,
      'Keep it until there is a newer one that is whole, and look at the disk ("sha256sum -c SHA256SUMS" in it names what is damaged).',
    );
  }
}

/** Whether there is a backup of yesterday or today that is whole. */
export async function checkBackups(folder: string, now: Date): Promise<Diagnosis[]> {
  if (obstacleTo(folder) === 'EACCES')
    return [
      error(
        'backups',
        `The folder ${folder} (BACKUP_DIR) cannot be read.`,
        'Give it to the user of the service, with mode 0700.',
      ),
    ];
  const found: Diagnosis[] = [];
  const manifests: Manifest[] = [];
  for (const one of backupsIn(folder)) {
    const seen = await lookAt(one);
    if ('check' in seen) found.push(seen);
    else manifests.push(seen);
  }
  const newest = manifests.sort((a, b) => a.made.localeCompare(b.made)).at(-1);
  if (!newest)
    return [
      ...found,
      error(
        'backups',
        `There is no backup in ${folder} (BACKUP_DIR)${found.length ? ' that can be read' : ''}.`,
        daily,
      ),
    ];
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
