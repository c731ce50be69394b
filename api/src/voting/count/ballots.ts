import { bundleSize } from '@photo-competition/count/encoding';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockCompetitionRow } from '../../competitions/repository.ts';

/** Ballots read by one statement: others wait for one at most. Whole runs. */
const readAtOnce = 20 * bundleSize;

/** A ballot as the log and its file take it. */
export interface LoggedBallot {
  number: Buffer;
  commitment: Buffer;
  image: number;
  /** Null withdraws. */
  point: number | null;
  replaces: Buffer | null;
}

/** The ballots of a competition with ids after one and up to another, by rising number. */
export async function* ballotsBetween(
  db: Db,
  competitionId: number,
  after: number,
  upTo: number,
): AsyncGenerator<LoggedBallot[]> {
  for (let last: Buffer = Buffer.alloc(0); ;) {
    const { rows } = await sql<LoggedBallot>`select number, commitment, image_id as image, point, replaces from ballot
      where competition_id = ${competitionId}::int and number > ${last}::bytea and id > ${after}::bigint and id <= ${upTo}::bigint
      order by number limit ${readAtOnce}::int`.execute(db);
    if (rows.length) yield rows;
    if (rows.length < readAtOnce) return;
    last = (rows.at(-1) as LoggedBallot).number;
  }
}

/** Ballots of a batch that are one entry of the log. */
export interface BallotRun {
  ballots: number;
  firstNumber: Buffer;
  lastNumber: Buffer;
  /** By rising number, one behind the other. */
  commitments: Buffer;
}

/**
 * The same ballots in runs of 256, the last of which may be shorter. The database puts a run together: an object for each of a
 * million ballots would take most of the time of closing a log.
 */
export async function* runsBetween(
  db: Db,
  competitionId: number,
  after: number,
  upTo: number,
): AsyncGenerator<BallotRun> {
  for (let last: Buffer = Buffer.alloc(0); ;) {
    const { rows } = await sql<BallotRun>`select count(*)::int as ballots,
        (array_agg(number order by number))[1] as "firstNumber", (array_agg(number order by number desc))[1] as "lastNumber",
        string_agg(commitment, ''::bytea order by number) as commitments
      from (select number, commitment, (row_number() over (order by number) - 1) / ${bundleSize}::int as run
        from (select number, commitment from ballot
          where competition_id = ${competitionId}::int and number > ${last}::bytea and id > ${after}::bigint and id <= ${upTo}::bigint
          order by number limit ${readAtOnce}::int) part) numbered
      group by run order by run`.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length * bundleSize < readAtOnce) return;
    last = end.lastNumber;
  }
}

/** The newest ballot of a competition; 0 when there is none. Every ballot of a lower id is written as well when votes are held up. */
async function newestBallot(db: Db, competitionId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ballot
    where competition_id = ${competitionId}::int`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The newest ballot before which all are written: votes that are under way hold the competition in share and are waited for. */
export const settledBallot = (db: Db, competitionId: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockCompetitionRow(tx, competitionId, 'update');
    return newestBallot(tx, competitionId);
  });

/**
 * Lets no ballot of a competition be written any more, once its voting is over.
 * @returns whether it is over
 */
export const seal = (db: Db, competitionId: number, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await lockCompetitionRow(tx, competitionId, 'update');
    if (!row || row.voting_end >= now) return false;
    const log = tx.updateTable('count_log').where('competition_id', '=', competitionId);
    await log.where('sealed_at', 'is', null).set({ sealed_at: now }).execute();
    return true;
  });

/** Number of people whose ballots have ids after one and up to another. */
export async function countVoters(db: Db, competitionId: number, after: number, upTo: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(distinct voter_key) as n from ballot
    where competition_id = ${competitionId}::int and id > ${after}::bigint and id <= ${upTo}::bigint`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A person who has voted. */
export interface Voter {
  voterKey: string;
  /** In lower case; null when the account is gone. */
  username: string | null;
  cast: number;
  /** Ballots that are neither replaced nor withdrawals. */
  standing: number;
}

/** Everyone who has voted in a competition. */
export async function votersOf(db: Db, competitionId: number): Promise<Voter[]> {
  const { rows } =
    await sql<Voter>`select person.voter_key as "voterKey", account.username_key as username, "cast", standing
    from (select voter_key, count(*) as "cast",
        count(*) filter (where point is not null and replaced.number is null) as standing
      from ballot left join (select replaces as number from ballot
          where competition_id = ${competitionId}::int and replaces is not null) replaced using (number)
      where ballot.competition_id = ${competitionId}::int group by voter_key) person
    left join account on account.voter_key = person.voter_key`.execute(db);
  return rows;
}
