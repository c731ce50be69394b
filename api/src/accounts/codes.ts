import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** What a mailed code is for. */
export type Purpose = 'ACTIVATION' | 'PASSWORD';

/** Lifetime in milliseconds (docs/product.md §6): 48 h to activate, 1 h to choose a new password. */
const lifetimes: Record<Purpose, number> = { ACTIVATION: 48 * 3_600_000, PASSWORD: 3_600_000 };

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Makes a code; the ones before it for the same purpose end. Only its hash is stored. */
export async function issueCode(tx: Db, accountId: number, purpose: Purpose, now: Date): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await tx.deleteFrom('validation_code').where('account_id', '=', accountId).where('purpose', '=', purpose).execute();
  await tx
    .insertInto('validation_code')
    .values({
      account_id: accountId,
      purpose,
      code_hash: hashOf(code),
      expires_at: new Date(now.getTime() + lifetimes[purpose]),
      used_at: null,
      created_at: now,
    })
    .execute();
  return code;
}

/** Uses a code up. @returns whether it was valid: known, of that account and purpose, unused, not expired */
export async function useCode(tx: Db, accountId: number, purpose: Purpose, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('validation_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
