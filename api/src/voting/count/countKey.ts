import { createPublicKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { readPrivateKey } from '../../platform/ed25519.ts';
import { keptSecret, readSecret, writeSecret } from '../../platform/keptSecret.ts';

/** Name of the file in the data folder, and of the row in `setting`. */
export const countKeyName = 'count-key';

/** A new key: PKCS#8 in PEM. */
export const makeCountKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The 32 bytes of the public half. */
export const publicBytes = (key: KeyObject): Buffer =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');

/** The fingerprint by which people compare public keys: SHA-256 in base64. */
export const fingerprintOf = (publicKey: Uint8Array): string => hash('sha256', publicKey, 'base64');

/** A backup of a database that was shared brings its key among its rows: beside an embedded one it lies in the folder. */
async function takeOver({ db, engine }: Pick<Database, 'db' | 'engine'>, folder: string): Promise<void> {
  if (engine !== 'embedded' || readSecret(folder, countKeyName) !== null) return;
  const row = await db.selectFrom('setting').select('value').where('key', '=', countKeyName).executeTakeFirst();
  if (row) writeSecret(folder, countKeyName, row.value as string);
}

/**
 * The key that signs receipts and heads: that of the setting; else the one that the installation has made for itself, as the
 * key that signs tokens. Its holder can sign a false history, but not the heads that were handed out before.
 */
export async function countKey(
  database: Pick<Database, 'db' | 'engine'>,
  folder: string,
  setting: string | undefined,
): Promise<KeyObject> {
  if (setting !== undefined) return readPrivateKey(setting);
  await takeOver(database, folder);
  return readPrivateKey(await keptSecret(database, folder, { name: countKeyName, make: makeCountKey }));
}
