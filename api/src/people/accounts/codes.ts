import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';

/** The purpose of a mailed code. */
export type Purpose = 'ACTIVATION' | 'PASSWORD' | 'EMAIL';

const hour = 3_600_000;

/** Lifetime in milliseconds (docs/product.md §6): 48 h to activate, 1 h to choose a new password, 24 h to confirm an address. */
const lifetimes: Record<Purpose, number> = { ACTIVATION: 48 * hour, PASSWORD: hour, EMAIL: 24 * hour };

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Ends the codes of an account: all, or those for one purpose. */
export async function endCodes(tx: Db, accountId: number, purpose?: Purpose): Promise<void> {
  const codes = tx.deleteFrom('validation_code').where('account_id', '=', accountId);
  await (purpose === undefined ? codes : codes.where('purpose', '=', purpose)).execute();
}

/**
 * Makes a code; the ones before it for the same purpose end. Only its hash is stored.
 * @param email the address that a code of `EMAIL` confirms
 */
export async function issueCode(
  tx: Db,
  accountId: number,
  purpose: Purpose,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await endCodes(tx, accountId, purpose);
  await tx
    .insertInto('validation_code')
    .values({
      account_id: accountId,
      purpose,
      email,
      code_hash: hashOf(code),
      expires_at: new Date(now.getTime() + lifetimes[purpose]),
      used_at: null,
      created_at: now,
    })
    .execute();
  return code;
}

/**
 * Uses a code up.
 * @returns the address that it confirms, null for other purposes; undefined when it was not valid: unknown, of another
 *   account or purpose, used, or expired
 */
export async function useCode(
  tx: Db,
  accountId: number,
  purpose: Purpose,
  code: string,
  now: Date,
): Promise<{ email: string | null } | undefined> {
  return tx
    .updateTable('validation_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
}

/** When the newest code of an account for one purpose was made; undefined where there is none. */
export async function lastCodeAt(db: Db, accountId: number, purpose: Purpose): Promise<Date | undefined> {
  const row = await db
    .selectFrom('validation_code')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.created_at;
}

/** The address that waits to be confirmed; null where none does. */
export async function pendingEmailOf(db: Db, accountId: number, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('validation_code')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'EMAIL')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email ?? null;
}
