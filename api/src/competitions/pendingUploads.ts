import { sql } from 'kysely';
import type { TimedRow } from './present.ts';
import type { Db } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';

/** Milliseconds after votingStart for which what came before it may still be stored (docs/product.md §2). */
const storingMs = 2 * 60_000;
/** Milliseconds after votingStart in which the service has noted whether what was on its way then has come in time. */
const notingMs = 10_000;
/** Milliseconds after which nobody works on an upload any more: what a killed process has left holds back nobody. */
const longestMs = 30 * 60_000;
/** Seconds until a vote that was too early may be sent again. */
const soon = 5;

/** Until when a photo that came in time can be stored; as long as voting lasts, if that is less. */
export const lastStoring = ({ voting_start, voting_end }: Pick<TimedRow, 'voting_start' | 'voting_end'>): Date =>
  new Date(Math.min(voting_start.getTime() + storingMs, voting_end.getTime()));

/** Notes that an upload begins. @returns the id of its row */
export async function beginUpload(db: Db, competitionId: number, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('pending_upload')
    .values({ competition_id: competitionId, began_at: now, arrived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes that the last byte of an upload has come. */
export async function noteArrival(db: Db, id: string, arrivedAt: Date): Promise<void> {
  await db.updateTable('pending_upload').set({ arrived_at: arrivedAt }).where('id', '=', id).execute();
}

/** Removes the row of an upload. @returns whether it was there: voting has not begun without it */
export async function endUpload(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('pending_upload').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes the rows of all uploads to a competition: those that are not stored now come too late. */
export async function endUploads(tx: Db, competitionId: number): Promise<void> {
  await tx.deleteFrom('pending_upload').where('competition_id', '=', competitionId).execute();
}

/** Removes the rows that killed processes have left. */
export async function forgetOldUploads(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - 24 * 3_600_000);
  await db.deleteFrom('pending_upload').where('began_at', '<', old).execute();
}

/**
 * Whether uploads have come before votingStart that are neither stored nor given up, or may have: voting waits for them. A bound
 * on each keeps what was killed from holding it back for longer.
 */
export async function isAwaiting(
  db: Db,
  { id, voting_start: start, ...dates }: Pick<TimedRow, 'voting_start' | 'voting_end'> & { id: number },
  now: Date,
): Promise<boolean> {
  if (now >= lastStoring({ voting_start: start, ...dates })) return false;
  const isNoting = now.getTime() < start.getTime() + notingMs;
  const since = new Date(now.getTime() - longestMs);
  const { awaiting } = await db
    .selectNoFrom((e) =>
      e
        .exists(
          e
            .selectFrom('pending_upload')
            .select('id')
            .where('competition_id', '=', id)
            .where(
              sql<boolean>`case when arrived_at is null then ${isNoting}::boolean and began_at < ${start}::timestamptz
                and began_at > ${since}::timestamptz
                else arrived_at < ${start}::timestamptz and arrived_at > ${since}::timestamptz end`,
            ),
        )
        .as('awaiting'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(awaiting);
}

/** The refusal of what has to wait until the photos that came in time are stored. */
export const votingOpensSoon = (): Problem => new Problem('VOTING_OPENS_SOON', { retryAfter: soon });
