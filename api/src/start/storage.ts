import type { KeyObject } from 'node:crypto';
import { signingKey } from '../people/accounts/signingKey.ts';
import { openBlobStore } from '../platform/blobs/openBlobStore.ts';
import type { BlobStore } from '../platform/blobs/blobStore.ts';
import type { Config } from '../config.ts';
import { countKey } from '../voting/count/countKey.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { lockFolder } from '../platform/database/lock.ts';
import { openRateLimits, type RateLimits } from '../platform/http/rateLimit.ts';
import type { Logger } from '../platform/log.ts';

/** Everything that outlives a process or is shared between instances. */
export interface Storage extends Database {
  blobs: BlobStore;
  limits: RateLimits;
  /** Signs the tokens of sessions; the same for all instances. */
  tokenKey: string;
  /** Signs receipts and heads of counts; the same for all instances. */
  countKey: KeyObject;
}

/**
 * Opens what the settings name; where one part fails, the others are closed again. The lock of the data folder is taken
 * first and given back last: it guards the embedded database and the files of uploads that are being looked at.
 * Instances on one DATABASE_URL each have a data folder of their own.
 * @throws FolderLocked, BlobStoreRefused, or the database's own error
 */
export async function openStorage(config: Config, log: Logger): Promise<Storage> {
  const opened: (() => Promise<void> | void)[] = [await lockFolder(config.DATA_DIR)];
  const close = async () => {
    for (const closePart of opened.toReversed()) await closePart();
  };
  try {
    const blobs = await openBlobStore(config, log);
    const database = await openDatabase(config, log);
    opened.push(() => database.close());
    const limits = await openRateLimits(config, log);
    opened.push(() => limits.close());
    const tokenKey = config.JWT_SECRET ?? (await signingKey(database, config.DATA_DIR));
    const signs = await countKey(database, config.DATA_DIR, config.COUNT_SIGNING_KEY);
    return { ...database, blobs, limits, tokenKey, countKey: signs, close };
  } catch (error) {
    await close();
    throw error;
  }
}
