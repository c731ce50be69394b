import type { Db } from '../../platform/database/database.ts';
import type { RefreshHashes } from './refreshTokens.ts';

/** A session of a device, as the person is told of it. */
export interface DeviceRow {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** A session of a device that its refresh token belongs to. */
interface Refreshable {
  id: string;
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date | null;
  enabled: boolean;
  expiresAt: Date;
  accountId: number;
}

/** The living devices of an account, the one used last first. */
export const devicesOfAccount = (db: Db, accountId: number, now: Date): Promise<DeviceRow[]> =>
  db
    .selectFrom('session')
    .select((e) => [
      'id',
      e.ref('device_name').$notNull().as('name'),
      'created_at as createdAt',
      e.ref('last_used_at').$notNull().as('lastUsedAt'),
    ])
    .where('account_id', '=', accountId)
    .where('device_name', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Ends the devices of an account that are longest unused, but for `most`. */
export async function endSurplusDevices(tx: Db, accountId: number, most: number): Promise<void> {
  const surplus = tx
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('device_name', 'is not', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(most);
  await tx.deleteFrom('session').where('id', 'in', surplus).execute();
}

interface NewDevice {
  id: string;
  accountId: number;
  name: string;
  hashes: RefreshHashes;
  now: Date;
  expiresAt: Date;
}

export const insertDevice = async (
  tx: Db,
  { id, accountId, name, hashes, now, expiresAt }: NewDevice,
): Promise<void> => {
  const session = { id, account_id: accountId, created_at: now, expires_at: expiresAt };
  const device = { device_name: name, last_used_at: now, family_hash: hashes.family, refresh_hash: hashes.token };
  await tx
    .insertInto('session')
    .values({ ...session, ...device })
    .execute();
};

/** The session that a refresh token belongs to or has belonged to, locked, so that uses of its tokens follow each other. */
export const lockDevice = (tx: Db, { family }: RefreshHashes): Promise<Refreshable | undefined> =>
  tx
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select((e) => [
      'session.id',
      e.ref('session.refresh_hash').$notNull().as('refreshHash'),
      'session.previous_hash as previousHash',
      'session.rotated_at as rotatedAt',
      'session.expires_at as expiresAt',
      'session.account_id as accountId',
      'account.enabled',
    ])
    .where('session.family_hash', '=', family)
    .forUpdate('session')
    .executeTakeFirst();

/** The next refresh token of a session. */
interface Rotation {
  refreshHash: string;
  previousHash: string;
  rotatedAt: Date;
  now: Date;
  expiresAt: Date;
}

export const rotateDevice = async (tx: Db, id: string, rotation: Rotation): Promise<void> => {
  const { refreshHash, previousHash, rotatedAt, now, expiresAt } = rotation;
  await tx
    .updateTable('session')
    .set({ refresh_hash: refreshHash, previous_hash: previousHash, rotated_at: rotatedAt })
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
};

/** Ends the session of a device, by one of its refresh tokens. @returns whether there was one */
export async function endDeviceOf(db: Db, { family }: RefreshHashes): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('session').where('family_hash', '=', family).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends one session. */
export const endSession = async (tx: Db, id: string): Promise<void> => {
  await tx.deleteFrom('session').where('id', '=', id).execute();
};

/** Ends a device of an account. @returns whether the account has it */
export async function endOwnDevice(db: Db, id: string, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('device_name', 'is not', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes sessions that have expired, those of the site as well. */
export const sweepSessions = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
};
