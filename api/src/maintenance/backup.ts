import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beginChecksumList } from './checksumList.ts';
import { copyBlobs } from './copyBlobs.ts';
import { copyRows, referencesFile } from './copyRows.ts';
import { beginDraft } from './draft.ts';
import { writeHashed } from './hashedFile.ts';
import type { Installation } from './installation.ts';
import { names } from './layout.ts';
import { backupFormat, type Manifest } from './manifest.ts';
import { productVersion } from './productVersion.ts';
import type { Progress } from './progress.ts';

/** Writes all files of a backup into a folder. */
async function fill(folder: string, installation: Installation, progress: Progress, signal: AbortSignal) {
  const sums = beginChecksumList(folder);
  const work = { folder, sums, progress, signal };
  const { blobs: total, ...rows } = await installation.snapshot((view) => copyRows(view, work));
  progress.say(`Copied the rows of ${rows.tables.length} tables as of ${rows.made}; they name ${total} photo files.`);
  if (installation.countKey !== null) {
    const { sha256 } = await writeHashed(path.join(folder, names.countKey), [installation.countKey]);
    sums.add(names.countKey, sha256);
  }
  const blobs = await copyBlobs({ ...work, blobs: installation.blobs, total });
  await installation.confirm();
  const about = { format: backupFormat, product: 'photo-competition', version: productVersion } as const;
  const manifest: Manifest = { ...about, ...rows, blobs };
  const { sha256 } = await writeHashed(path.join(folder, names.manifest), [`${JSON.stringify(manifest, null, 2)}\n`]);
  // The last line: a list without it has been cut off.
  sums.add(names.manifest, sha256);
  await sums.end();
  await rm(referencesFile(folder));
  return manifest;
}

/**
 * Writes a backup of an installation, which may be running: every row of one instant, and every blob that those rows refer to.
 * Until it is complete it has another name beside `target`.
 * @param target absolute path of the folder that will be the backup; must not exist
 * @param signal aborts it and removes what was written
 * @throws Refused
 */
export async function writeBackup(
  installation: Installation,
  target: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<Manifest> {
  const draft = await beginDraft(target);
  try {
    const manifest = await fill(draft.folder, installation, progress, signal);
    await draft.finish();
    return manifest;
  } catch (error) {
    await draft.discard();
    throw error;
  }
}
