import { sql } from 'kysely';
import { showsSeats } from '../../competitions/judges.ts';
import type { Db } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { JurySeatRow } from '../../platform/database/juryTables.ts';
import type { AccountRow } from '../../platform/database/tables.ts';

/** Settings of a jury. */
export interface JurySettings {
  judges_may_enter: boolean;
  names_public: 'AT_ONCE' | 'AT_AWARD';
  one_award_per_image: boolean;
  one_award_per_author: boolean;
  /** 0 while nobody has changed anything. */
  version: number;
  changed_by: string | null;
  changed_at: Date | null;
}

const unset: JurySettings = {
  judges_may_enter: false,
  names_public: 'AT_ONCE',
  one_award_per_image: true,
  one_award_per_author: false,
  version: 0,
  changed_by: null,
  changed_at: null,
};

/** Settings of a competition's jury; the defaults before they are set. */
export async function findSettings(db: Db, competitionId: number): Promise<JurySettings> {
  const row = await db.selectFrom('jury').selectAll().where('competition_id', '=', competitionId).executeTakeFirst();
  return row ?? unset;
}

/** Sets all of it, and raises the version. */
export async function writeSettings(
  tx: Db,
  competitionId: number,
  set: Pick<JurySettings, 'judges_may_enter' | 'names_public' | 'one_award_per_image' | 'one_award_per_author'>,
  by: string,
  now: Date,
): Promise<void> {
  const row = { ...set, changed_by: by, changed_at: now };
  await tx
    .insertInto('jury')
    .values({ competition_id: competitionId, ...row })
    .onConflict((conflict) =>
      conflict.column('competition_id').doUpdateSet({ ...row, version: sql<number>`jury.version + 1` }),
    )
    .execute();
}

/** A seat with what administrators are told of its account. */
export interface SeatRecord extends JurySeatRow {
  username: string | null;
  email: string | null;
  account_first_name: string | null;
  account_last_name: string | null;
  activated_at: Date | null;
}

/** The seats of a jury, by number. */
export const findSeats = (db: Db, competitionId: number): Promise<SeatRecord[]> =>
  db
    .selectFrom('jury_seat')
    .leftJoin('account', 'account.id', 'jury_seat.account_id')
    .selectAll('jury_seat')
    .select(['username', 'email', 'activated_at'])
    .select(['account.first_name as account_first_name', 'account.last_name as account_last_name'])
    .where('competition_id', '=', competitionId)
    .orderBy('seat')
    .execute();

/** The names of the judges who have accepted, the chair first. */
export const findJudges = (db: Db, competitionId: number): Promise<JurySeatRow[]> =>
  db
    .selectFrom('jury_seat')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .where('state', '=', 'ACCEPTED')
    .orderBy('chair', 'desc')
    .orderBy('seat')
    .execute();

/** A seat with its settings, as its judge is told. */
export type OwnSeat = Pick<JurySeatRow, 'competition_id' | 'state' | 'chair' | 'invited_at' | 'answered_at'> &
  Pick<JurySettings, 'judges_may_enter' | 'names_public'>;

const ownSeats = (only: 'all' | 'one') =>
  statement<{ accountId: number; id: number }, OwnSeat>(
    (_, { accountId, id }) => sql<OwnSeat>`
      select jury_seat.competition_id, state, chair, invited_at, answered_at,
        coalesce(judges_may_enter, false) as judges_may_enter, coalesce(names_public, 'AT_ONCE') as names_public
      from jury_seat join competition on competition.id = jury_seat.competition_id
        left join jury on jury.competition_id = jury_seat.competition_id
      where account_id = ${accountId}::int and ${showsSeats}
        ${only === 'one' ? sql`and jury_seat.competition_id = ${id}::int` : sql``}
      order by invited_at desc, jury_seat.competition_id desc`,
  );
const allOwnSeats = ownSeats('all');
const oneOwnSeat = ownSeats('one');

/** The seats of an account that it is shown, newest first. */
export const findOwnSeats = (db: Db, accountId: number): Promise<OwnSeat[]> => allOwnSeats(db, { accountId, id: 0 });

/** Its seat in one jury. A single statement, whether there is none or it is hidden. */
export const findOwnSeat = async (db: Db, id: number, accountId: number): Promise<OwnSeat | undefined> =>
  (await oneOwnSeat(db, { accountId, id }))[0];

/** The seat of an account, to be changed. */
export const lockSeatOf = (tx: Db, competitionId: number, accountId: number): Promise<JurySeatRow | undefined> =>
  tx
    .selectFrom('jury_seat')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** Holds an account until the transaction ends, so that it is neither promoted nor removed meanwhile. */
export const holdAccount = (tx: Db, id: number): Promise<AccountRow | undefined> =>
  tx.selectFrom('account').selectAll().where('id', '=', id).forShare().executeTakeFirst();

/** The lowest number without a seat; null where every one has. */
export async function freeSeat(tx: Db, competitionId: number): Promise<number | null> {
  const { rows } = await sql<{ free: number | null }>`select min(n)::int as free from generate_series(1, 100) n
    where n not in (select seat from jury_seat where competition_id = ${competitionId}::int)`.execute(tx);
  return rows[0]?.free ?? null;
}

export async function updateSeat(
  tx: Db,
  { competition_id, seat }: Pick<JurySeatRow, 'competition_id' | 'seat'>,
  change: Partial<Omit<JurySeatRow, 'competition_id' | 'seat'>>,
): Promise<void> {
  const query = tx.updateTable('jury_seat').set(change).where('competition_id', '=', competition_id);
  await query.where('seat', '=', seat).execute();
}

/** Whether one of some accounts has an entry in a competition. */
export async function haveEntered(tx: Db, competitionId: number, accountIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ entered: boolean }>`select exists (select from image
    join account on account.voter_key = image.voter_key
    where image.competition_id = ${competitionId}::int and account.id = any(${accountIds}::int[])) as entered`.execute(
    tx,
  );
  return rows[0]?.entered === true;
}

/** Whether a voter has a vote in a competition. */
export async function hasVoted(tx: Db, competitionId: number, voterKey: string): Promise<boolean> {
  const { rows } = await sql<{ voted: boolean }>`select exists (select from vote join image on image.id = vote.image_id
    where vote.voter_key = ${voterKey}::uuid and image.competition_id = ${competitionId}::int) as voted`.execute(tx);
  return rows[0]?.voted === true;
}

/** An account that is named for a seat. */
export interface ConflictRecord {
  seat: number;
  account_id: number;
  username: string;
  first_name: string;
  last_name: string;
}

/** Whose photos the judges of a competition do not judge, by username. */
export const findConflicts = (db: Db, competitionId: number): Promise<ConflictRecord[]> =>
  db
    .selectFrom('jury_conflict')
    .innerJoin('account', 'account.id', 'jury_conflict.account_id')
    .select(['seat', 'account_id', 'username', 'first_name', 'last_name'])
    .where('competition_id', '=', competitionId)
    .orderBy('username_key')
    .execute();
