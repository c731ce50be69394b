import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { BlobStore } from '../platform/blobs/blobStore.ts';
import type { Config } from '../config.ts';
import { countKeyName } from '../voting/count/countKey.ts';
import { isBeforeBaseline, stepsCommit } from '../platform/database/baseline.ts';
import { migrate, migrationNames } from '../platform/database/migrate.ts';
import { readSecret, removeSecret, writeSecret } from '../platform/keptSecret.ts';
import type { Logger } from '../platform/log.ts';
import { blobKeys } from './checksums.ts';
import { hashOf } from './hashedFile.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { names } from './layout.ts';
import { backedUp, loadDatabase, prepareTables, type RestoreWork } from './loadDatabase.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { productVersion } from './productVersion.ts';
import { readableBytes } from './progress.ts';
import { Refused } from './refused.ts';
import { openTarget, requireEmptyDatabase, requireEmptyStore } from './restoreTarget.ts';
import { verifyBackup } from './verifyBackup.ts';

/** Blobs that are stored at the same time. */
const concurrency = 4;

/** @throws Refused for a backup of a product that has gone further than this one, or from before its baseline */
function requireKnown({ version, migrations }: Manifest): void {
  if (isBeforeBaseline(migrations))
    throw new Refused(
      `The backup was made by an earlier version, up to ${migrations.at(-1)}, and this one knows no steps from there: restore it with commit ${stepsCommit}, then start this version. Nothing was changed.`,
    );
  const unknown = migrations.find((name, i) => migrationNames[i] !== name);
  if (unknown === undefined) return;
  throw new Refused(
    `The backup was made by version ${version}, whose database has been through ${unknown}; this version ${productVersion} does not know that: restore it with version ${version} or a later one. Nothing was changed.`,
  );
}

/** Whether the store has the very bytes of the file: from a restore that was killed. */
async function isStored(blobs: BlobStore, key: string, file: string): Promise<boolean> {
  if ((await blobs.size(key)) === null) return false;
  const [there, here] = [await hashOf(blobs.read(key)), await hashOf(createReadStream(file))];
  return there.sha256 === here.sha256;
}

async function storeBlobs(blobs: BlobStore, { folder, manifest, progress, signal }: RestoreWork): Promise<void> {
  let stored = 0;
  await forEachConcurrently(concurrency, blobKeys(folder), async (key) => {
    signal.throwIfAborted();
    const file = path.join(folder, names.blob(key));
    if (!(await isStored(blobs, key, file))) {
      await blobs.remove(key);
      await blobs.put(key, { file });
    }
    stored += 1;
    progress.at(() => `Stored ${stored} of ${manifest.blobs.files} photo files …`);
  });
}

async function verify({ folder, manifest, progress, signal }: RestoreWork): Promise<void> {
  let [files, bytes] = [0, 0];
  await verifyBackup(folder, manifest, (size) => {
    signal.throwIfAborted();
    files += 1;
    bytes += size;
    progress.at(() => `Verified ${files} files, ${readableBytes(bytes)} …`);
  });
  progress.say(`Every checksum is right: ${files} files, ${readableBytes(bytes)}.`);
}

/** The key of the backup takes the place of one that a first start has made; without a file it is among the rows, or in the settings. */
function restoreCountKey(backup: string, dataDir: string): void {
  const key = readSecret(backup, names.countKey);
  if (key === null) removeSecret(dataDir, countKeyName);
  else writeSecret(dataDir, countKeyName, key);
}

/**
 * Restores a backup into the installation of the settings, which must be empty. Everything is verified before anything
 * is written; photos come first, where nobody sees them, and all rows in one transaction last. Killed in the middle it
 * can be started again.
 * @param folder of the backup
 * @throws Refused
 */
export async function restoreBackup(
  folder: string,
  config: Config,
  log: Logger,
  { progress, signal }: Pick<RestoreWork, 'progress' | 'signal'>,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  requireKnown(manifest);
  const work = { folder, manifest, progress, signal };
  const target = await openTarget(config, log);
  try {
    if (target.db) await requireEmptyDatabase(target.db, manifest.migrations);
    await requireEmptyStore(target.blobs, folder);
    await verify(work);
    const db = await target.open();
    await prepareTables(db, manifest);
    await storeBlobs(target.blobs, work);
    progress.say(`Stored ${manifest.blobs.files} photo files; the rows follow.`);
    await loadDatabase(db, backedUp(work));
    await migrate(db);
    restoreCountKey(folder, config.DATA_DIR);
    return manifest;
  } finally {
    await target.close();
  }
}
