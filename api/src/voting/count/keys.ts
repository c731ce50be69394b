import { toHex, toUtf8 } from '@photo-competition/count/bytes';
import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fingerprintOf } from './countKey.ts';
import { sha256, type CountSigner } from './signer.ts';

/** Remembers that this key signs from now on: whoever checks an earlier signature needs the earlier key. */
export async function noteCountKey(db: Db, { publicKey }: Pick<CountSigner, 'publicKey'>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('count_key')
      .set({ until: now })
      .where('public_key', '!=', publicKey)
      .where('until', 'is', null)
      .execute();
    await tx
      .insertInto('count_key')
      .values({ public_key: publicKey, since: now, until: null })
      .onConflict((conflict) => conflict.column('public_key').doUpdateSet({ until: null }))
      .execute();
  });
}

/** Every key that has signed, the present one first. */
export async function countKeys(
  db: Db,
  { name }: Pick<CountSigner, 'name'>,
): Promise<components['schemas']['CountKey'][]> {
  const rows = await db
    .selectFrom('count_key')
    .selectAll()
    .orderBy(sql`until is not null`)
    .orderBy('since', 'desc')
    .orderBy('public_key')
    .execute();
  return rows.map(({ public_key: publicKey, since, until }) => ({
    name,
    keyId: fingerprintOf(publicKey),
    publicKey: publicKey.toString('base64'),
    from: since.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

/** The public keys as a file, whose name changes with what is in it. */
export async function keysFile(db: Db, signer: CountSigner): Promise<{ name: string; text: string }> {
  const text = `${JSON.stringify(await countKeys(db, signer))}\n`;
  return { name: `keys-${toHex(sha256(toUtf8(text))).slice(0, 16)}.json`, text };
}
