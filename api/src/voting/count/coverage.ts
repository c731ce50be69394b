import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { CountLog } from './log.ts';

/** Rows written by one statement. */
const writtenAtOnce = 5000;

/** A ballot that is left out. */
interface LeftOutBallot {
  number: Buffer;
  image: number;
}

/** The ballots that a coverage rule leaves out. */
interface LeftOut {
  /** Number of people whose ballots these are. */
  voters: number;
  /** By rising number. */
  ballots: LeftOutBallot[];
}

/**
 * For a `with`: as `below` the voter keys of people with standing ballots who judged a smaller share than `minCoverage` per cent
 * of the images that are not their own. A person who could judge nothing is not below.
 * @param base which images shares are measured by: those that the log knows as APPROVED now, or knew when it was closed
 */
export const peopleBelow = (competitionId: number, minCoverage: number, base: 'now' | 'closing') => sql`
  counted as (select image.id, image.voter_key from count_image listed join image on image.id = listed.image_id
    where listed.competition_id = ${competitionId}::int
      and ${base === 'now' ? sql`listed.moderation = 'APPROVED'` : sql`listed.approved_at_closing`}),
  own as (select voter_key, count(*) as images from counted group by voter_key),
  judged as (select vote.voter_key, count(counted.id) as votes from image join vote on vote.image_id = image.id
    left join counted on counted.id = image.id where image.competition_id = ${competitionId}::int group by vote.voter_key),
  below as (select judged.voter_key from judged left join own using (voter_key)
    where 100 * votes < ${minCoverage}::int * ((select count(*) from counted) - coalesce(own.images, 0)))`;

/**
 * The ballots that the coverage rule of a sealed log leaves out: the standing ones of everyone who is below, or none where these
 * are so few that the list would tell which ballots are of one hand (docs/product.md §4). Nothing that it reads changes without
 * an entry in the log.
 */
export async function ballotsLeftOut(db: Db, { competition_id: id, rules }: CountLog): Promise<LeftOut> {
  const { minCoverage, minCoverageVoters } = rules;
  if (minCoverage === 0) return { voters: 0, ballots: [] };
  const { rows } = await sql<LeftOutBallot & { voters: number }>`with ${peopleBelow(id, minCoverage, 'now')},
      people as (select count(*)::int as n from below)
    select vote.number, vote.image_id as image, people.n as voters
    from people, image join vote on vote.image_id = image.id join below on below.voter_key = vote.voter_key
    where image.competition_id = ${id}::int and people.n >= ${minCoverageVoters}::int order by vote.number`.execute(db);
  return { voters: rows[0]?.voters ?? 0, ballots: rows.map(({ number, image }) => ({ number, image })) };
}

/** Takes votes out of what is kept of them. The lengths of arrays stay. */
const takeFromTallies = (tx: Db, competitionId: number) =>
  sql`with gone as (
    select vote.image_id, point, count(*)::int as n from left_out_ballot left_out
      join vote on vote.image_id = left_out.image_id and vote.number = left_out.number
    where left_out.competition_id = ${competitionId}::int group by vote.image_id, point)
  update image_tally t set vote_count = t.vote_count - (select sum(n)::int from gone where image_id = t.image_id),
    by_point = (select array_agg(held - coalesce(n, 0) order by place) from unnest(t.by_point) with ordinality as kept (held, place)
      left join gone on gone.image_id = t.image_id and gone.point = place - 1)
  where t.image_id in (select image_id from gone)`.execute(tx);

/** Writes what is left out, and by which images that was found, with the closing of a log: once, and nothing that counts votes has them from then on. */
export async function keepLeftOut(tx: Db, competitionId: number, ballots: readonly LeftOutBallot[]): Promise<void> {
  await sql`update count_image set approved_at_closing = (moderation = 'APPROVED')
    where competition_id = ${competitionId}::int`.execute(tx);
  for (let at = 0; at < ballots.length; at += writtenAtOnce) {
    const part = ballots.slice(at, at + writtenAtOnce);
    await sql`insert into left_out_ballot (competition_id, number, image_id)
      select ${competitionId}::int, number, image from unnest(${part.map(({ number }) => number)}::bytea[],
        ${part.map(({ image }) => image)}::int[]) as row (number, image)`.execute(tx);
  }
  if (ballots.length) await takeFromTallies(tx, competitionId);
}

/** Numbers of the ballots that the closing of a log has left out, rising. */
export async function leftOutNumbers(db: Db, competitionId: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('left_out_ballot')
    .select('number')
    .where('competition_id', '=', competitionId)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}
