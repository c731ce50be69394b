import type { Logger } from '../log.ts';
import type { BlobStore } from './blobStore.ts';
import { diskStore } from './diskStore.ts';
import type { S3Settings } from './s3Settings.ts';

/** Settings that decide where the photos are. */
export interface BlobStoreSettings {
  /** Folder of the photos, absolute. */
  BLOB_DIR: string;
  /** A bucket instead of the folder. */
  S3: S3Settings | null;
}

/**
 * Opens the store of the settings.
 * @throws BlobStoreRefused when it cannot be used, with one plain sentence
 */
export async function openBlobStore({ BLOB_DIR, S3 }: BlobStoreSettings, log: Logger): Promise<BlobStore> {
  if (!S3) return diskStore(BLOB_DIR);
  // Loaded only where it is used: it is the largest package of the service.
  const [{ checkBucket }, { s3Store }] = await Promise.all([import('./s3Check.ts'), import('./s3Store.ts')]);
  await checkBucket(S3);
  return s3Store(S3, log);
}
