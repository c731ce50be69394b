import { newBlobKey, type BlobStore } from '../../platform/blobs/blobStore.ts';
import type { StoredDerivative } from '../../platform/database/tables.ts';
import type { Derivative } from './pipeline/derive.ts';

/**
 * Stores derivatives under new keys.
 * @param announce lists the keys as garbage before anything is written, so that what nobody comes to refer to is swept
 */
export async function storeDerivatives(
  blobs: BlobStore,
  derivatives: readonly Derivative[],
  announce: (keys: string[]) => Promise<void>,
): Promise<StoredDerivative[]> {
  const named = derivatives.map(({ resolution, format, bytes }) => ({
    stored: { resolution, format, key: newBlobKey(format === 'jpeg' ? 'jpg' : format), bytes: bytes.length },
    bytes,
  }));
  await announce(named.map(({ stored }) => stored.key));
  await Promise.all(named.map(({ stored, bytes }) => blobs.put(stored.key, bytes)));
  return named.map(({ stored }) => stored);
}
