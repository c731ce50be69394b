import type { components } from '@photo-competition/schema/rest';
import { holdsSeat } from '../../competitions/judges.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import { pendingEmailOf } from './codes.ts';

type Schemas = components['schemas'];

/** A session of an account. */
interface SessionOf {
  token: string;
  expiry: Date;
}

/** An account with its session, as its bearer is told. */
export const sessionUser = async (
  db: Db,
  row: AccountRow,
  { token, expiry }: SessionOf,
  now: Date,
): Promise<Schemas['SessionUser']> => ({
  id: row.id,
  username: row.username,
  email: row.email,
  pendingEmail: await pendingEmailOf(db, row.id, now),
  firstName: row.first_name,
  lastName: row.last_name,
  administrator: row.administrator,
  judge: !row.administrator && (await holdsSeat(db, row.id, now)),
  locale: row.locale,
  newsletter: row.newsletter,
  createdAt: row.created_at.toISOString(),
  token,
  expiry: expiry.toISOString(),
});
