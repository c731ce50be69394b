import { entryKind } from '@photo-competition/count/encoding';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** A ballot as its voter is told of it. */
export interface CastBallot {
  id: number;
  imageId: number;
  /** Null withdraws. */
  point: number | null;
  number: Buffer;
  replaces: Buffer | null;
  at: Date;
}

/** Which of the ballots of a voter are read; all when absent. */
interface Wanted {
  /** Only that of this number. */
  number?: Buffer;
  /** Only so many of the newest. */
  newest?: number;
}

/** The ballots of a voter in a competition, the oldest first. */
export async function castBy(
  db: Db,
  competitionId: number,
  voterKey: string,
  { number, newest }: Wanted = {},
): Promise<CastBallot[]> {
  // By image, as the index of ballots has them: nothing lists ballots by voter.
  const { rows } = await sql<CastBallot>`select ballot.id, image_id as "imageId", point, number, replaces, cast_at as at
    from image join ballot on image_id = image.id and ballot.voter_key = ${voterKey}::uuid
    where image.competition_id = ${competitionId}::int and (${number ?? null}::bytea is null or number = ${number ?? null}::bytea)
    order by ballot.id desc limit ${newest ?? null}::int`.execute(db);
  return rows.reverse();
}

/**
 * A ballot by its number, without a look at its voter: once ballots are unlinked nobody knows the voter, and a caller who knows the
 * number, 96 random bits, has it from the receipt.
 */
export async function ballotOf(db: Db, competitionId: number, number: Buffer): Promise<CastBallot | undefined> {
  const { rows } = await sql<CastBallot>`select id, image_id as "imageId", point, number, replaces, cast_at as at
    from ballot where competition_id = ${competitionId}::int and number = ${number}::bytea`.execute(db);
  return rows[0];
}

/** Where the commitments of a competition's ballots stand: position of the entry; null of a ballot whose batch is not closed. */
export async function placesOf(
  db: Db,
  competitionId: number,
): Promise<(ballot: Pick<CastBallot, 'id' | 'number'>) => number | null> {
  const entries = await db
    .selectFrom('count_entry')
    .select(['position', 'kind', 'first_number', 'last_ballot'])
    .where('competition_id', '=', competitionId)
    .where((e) => e.or([e('kind', '=', entryKind.ballots), e('last_ballot', 'is not', null)]))
    .orderBy('position')
    .execute();
  const batches: { lastBallot: number; bundles: { position: number; first: Buffer }[] }[] = [];
  let bundles: { position: number; first: Buffer }[] = [];
  for (const { position, first_number: first, last_ballot: lastBallot } of entries) {
    if (first) bundles.push({ position, first });
    if (lastBallot === null) continue;
    batches.push({ lastBallot, bundles });
    bundles = [];
  }
  return ({ id, number }) => {
    const batch = batches.find(({ lastBallot }) => id <= lastBallot);
    return batch?.bundles.findLast(({ first }) => Buffer.compare(first, number) <= 0)?.position ?? null;
  };
}
