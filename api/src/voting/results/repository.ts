import type { components } from '@photo-competition/schema/rest';
import { entryKind } from '@photo-competition/count/encoding';
import { seedOfRoot } from '@photo-competition/schema/resampling';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { areVotesCounted, isCounted } from '../../competitions/counted.ts';
import { lockCompetition } from '../../competitions/repository.ts';
import type { Explained } from './explaining.ts';

type Schemas = components['schemas'];

/** A computation that this process has begun. */
export interface Claim {
  /** Of the computation. */
  id: number;
  competitionId: number;
  /** The `results_revision` that it ranks. */
  revision: number;
  scoring: Schemas['Scoring'];
  minPoint: number;
  maxPoint: number;
  /** The seed of the draws that explain the ranking; null until the log of the competition is closed. */
  seed: number | null;
}

/** Seconds for which a computation belongs to the instance that has claimed it, unless the claim is renewed. */
export const leaseSeconds = 30;
/** Seconds for which the rows of a replaced ranking stay: whoever has begun to read them finishes. */
const graceSeconds = 60;

const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Competitions whose voting is over and whose newest results can be and are not stored, also by another process that is at it. */
export async function dueCompetitions(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('competition')
    .leftJoin('result_computation as stored', (join) =>
      join.onRef('stored.competition_id', '=', 'competition.id').on('stored.state', '=', sql.lit('STORED')),
    )
    .leftJoin('count_log', 'count_log.competition_id', 'competition.id')
    .select('competition.id')
    .where('voting_end', '<', now)
    .where(
      sql<boolean>`(stored.revision is distinct from results_revision or stored.robustness is null
        and (count_log.competition_id is null or count_log.closed_at is not null))`,
    )
    .where(isCounted)
    .orderBy('competition.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The computation whose ranking stands; null when there is none. */
export async function storedComputation(db: Db, competitionId: number): Promise<number | null> {
  const row = await db
    .selectFrom('result_computation')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('state', '=', sql.lit('STORED'))
    .executeTakeFirst();
  return row?.id ?? null;
}

const replace = (tx: Db, id: number) =>
  tx
    .updateTable('result_computation')
    .set({ state: 'REPLACED', lease_until: fromNow(graceSeconds) })
    .where('id', '=', id)
    .execute();

/**
 * The seed of the draws of a competition's results: the root with which its log was closed, so that nobody chooses it
 * and everyone can draw again; without a log the competition's id.
 * @returns null until the log is closed
 */
async function seedOf(tx: Db, competitionId: number): Promise<number | null> {
  const { rows } = await sql<{ closed: boolean; root: Buffer | null }>`select closed_at is not null as closed,
      (select root from count_head head where head.competition_id = log.competition_id and head.size = (
        select position + 1 from count_entry entry where entry.competition_id = log.competition_id
          and kind = ${sql.lit(entryKind.record)} and convert_from(body, 'UTF8')::jsonb ->> 'type' = 'close')) as root
    from count_log log where competition_id = ${competitionId}::int`.execute(tx);
  const [log] = rows;
  if (!log) return competitionId;
  return log.closed && log.root ? seedOfRoot(log.root) : null;
}

/**
 * Begins the computation of a competition's results. Waits for votes that were cast in time and are still being written:
 * they hold the competition in share; none comes after them.
 * @returns null when it is not decided which votes count, the newest results are stored, or somebody else computes them
 */
export async function claim(db: Db, competitionId: number, now: Date): Promise<Claim | null> {
  return db.transaction().execute(async (tx) => {
    const competition = await lockCompetition(tx, competitionId, 'update');
    if (!competition || competition.voting_end >= now || !(await areVotesCounted(tx, competition))) return null;
    const { results_revision: revision, scoring, min_point: minPoint, max_point: maxPoint } = competition;
    const seed = await seedOf(tx, competitionId);
    const others = await tx
      .selectFrom('result_computation')
      .select(['id', 'revision', 'state', sql<boolean>`lease_until < now()`.as('expired')])
      .select(sql<boolean>`robustness is not null`.as('explained'))
      .where('competition_id', '=', competitionId)
      .where('state', '!=', 'REPLACED')
      .execute();
    const newest = others.find((other) => other.state === 'STORED' && other.revision === revision);
    if (newest && (newest.explained || seed === null)) return null;
    const running = others.find(({ state }) => state === 'RUNNING');
    if (running && !running.expired) return null;
    if (running) await replace(tx, running.id);
    const { id } = await tx
      .insertInto('result_computation')
      .values({ competition_id: competitionId, revision, lease_until: fromNow(leaseSeconds) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, competitionId, revision, scoring, minPoint, maxPoint, seed };
  });
}

/** @returns false when another process has taken the computation over */
export async function renewLease(db: Db, { id }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('result_computation')
    .set({ lease_until: fromNow(leaseSeconds) })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a computation up: its rows are swept, and the next one may begin at once. */
export const abandon = (db: Db, { id }: Claim) =>
  db
    .updateTable('result_computation')
    .set({ state: 'REPLACED', lease_until: fromNow(0) })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();

/** Computations of a process that is certainly gone: of the embedded database's, which has one at a time. */
export const abandonAll = (db: Db) =>
  db
    .updateTable('result_computation')
    .set({ state: 'REPLACED', lease_until: fromNow(0) })
    .where('state', '=', 'RUNNING')
    .execute();

/** Tallies of some images, as JSON for the thread that ranks: `[imageId, type, [votes with 0 points, with 1, …]]`. */
export interface TallyBatch {
  json: string;
  last: number;
  images: number;
}

/** The APPROVED images after one, by id. */
export async function tallyBatch(db: Db, competitionId: number, after: number, limit: number): Promise<TallyBatch> {
  const { rows } = await sql<TallyBatch>`
    select coalesce(json_agg(json_build_array(id, type_code, by_point)), '[]')::text as json,
      coalesce(max(id), 0) as last, count(*)::int as images
    from (select image.id, type_code, by_point from image join image_tally on image_id = image.id
      where image.competition_id = ${competitionId} and moderation = 'APPROVED' and image.id > ${after}
      order by image.id limit ${sql.lit(limit)}) counted`.execute(db);
  return rows[0] as TallyBatch;
}

/** A batch of single votes on APPROVED images, as JSON for the thread that ranks: `[imageId, voter, point]`, the voter by any name. */
export async function votesBatch(db: Db, competitionId: number, after: number, limit: number): Promise<TallyBatch> {
  const { rows } = await sql<TallyBatch>`
    select coalesce(json_agg(json_build_array(vote.image_id, vote.voter_key, point)) filter (where point is not null), '[]')::text
        as json, coalesce(max(counted.id), 0) as last, count(distinct counted.id)::int as images
    from (select id from image where competition_id = ${competitionId} and moderation = 'APPROVED' and id > ${after}
      order by id limit ${sql.lit(limit)}) counted left join counted_vote as vote on vote.image_id = counted.id`.execute(
    db,
  );
  return rows[0] as TallyBatch;
}

export async function revisionOf(db: Db, competitionId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('competition')
    .select('results_revision')
    .where('id', '=', competitionId)
    .executeTakeFirst();
  return row?.results_revision;
}

/** Rows of a ranking by column, each as PostgreSQL writes an array. */
export interface RankedColumns {
  places: string;
  imageIds: string;
  types: string;
  typePlaces: string;
  votes: string;
  points: string;
  scores: string;
  ranks: string;
  overallRanks: string;
  /** Each element an array written as text. */
  votesByPoint: string;
  bestRanks: string;
  worstRanks: string;
  firstShares: string;
  decisions: string;
  ranksWithOneMore: string;
}

export const writeRanked = (db: Db, { id }: Claim, rows: RankedColumns) =>
  sql`insert into image_result (computation_id, place, image_id, type_code, type_place, votes, points, score, rank, overall_rank,
      votes_by_point, best_rank, worst_rank, first_share, decided_by, rank_with_one_more)
    select ${id}::int, place, image_id, type_code, type_place, votes, points, score, rank, overall_rank, by_point::int[],
      best_rank, worst_rank, first_share, decided_by, rank_with_one_more
    from unnest(${rows.places}::int[], ${rows.imageIds}::int[], ${rows.types}::text[],
      ${rows.typePlaces}::int[], ${rows.votes}::int[], ${rows.points}::int[], ${rows.scores}::float8[], ${rows.ranks}::int[],
      ${rows.overallRanks}::int[], ${rows.votesByPoint}::text[], ${rows.bestRanks}::int[], ${rows.worstRanks}::int[],
      ${rows.firstShares}::float8[], ${rows.decisions}::text[], ${rows.ranksWithOneMore}::int[])
      as ranked (place, image_id, type_code, type_place, votes, points, score, rank, overall_rank, by_point, best_rank, worst_rank,
        first_share, decided_by, rank_with_one_more)`.execute(db);

/**
 * Tells the planner of a ranking before it is shown. A plan is made once for each statement: one that was made while there were
 * few rows would read all of them for a page, until the table is analyzed in its turn.
 */
export const analyzeRanked = (db: Db) => sql`analyze image_result`.execute(db);

/** Number of the votes on the images of a computation that is being stored. */
const rankedVotes = sql<number>`(select coalesce(sum(votes), 0) from image_result where computation_id = result_computation.id)`;

/**
 * Makes a ranking, whose rows are all written, the one that is shown.
 * @param explained null when it could not be explained yet
 * @returns false when another process has taken the computation over
 */
export async function publish(db: Db, claimed: Claim, images: number, explained: Explained | null): Promise<boolean> {
  return db.transaction().execute(async (tx: Tx) => {
    const mine = await tx
      .selectFrom('result_computation')
      .select('state')
      .where('id', '=', claimed.id)
      .forUpdate()
      .executeTakeFirst();
    if (mine?.state !== 'RUNNING') return false;
    const before = await storedComputation(tx, claimed.competitionId);
    if (before !== null) await replace(tx, before);
    await tx
      .updateTable('result_computation')
      .set({ state: 'STORED', lease_until: null, images, stored_at: sql<Date>`now()`, votes: rankedVotes })
      .$if(explained !== null, (update) =>
        update.set({ basis: JSON.stringify(explained?.basis), robustness: JSON.stringify(explained?.robustness) }),
      )
      .where('id', '=', claimed.id)
      .execute();
    return true;
  });
}

/** Removes up to `limit` rows of rankings that nobody reads any more. @returns whether there may be more */
export async function sweepReplaced(db: Db, limit: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from result_computation
    where state = 'REPLACED' and lease_until < now() order by id limit 1`.execute(db);
  const [gone] = rows;
  if (!gone) return false;
  const { numAffectedRows } = await sql`delete from image_result where computation_id = ${gone.id} and place in (
    select place from image_result where computation_id = ${gone.id} order by place limit ${sql.lit(limit)})`.execute(
    db,
  );
  if (numAffectedRows === 0n) await db.deleteFrom('result_computation').where('id', '=', gone.id).execute();
  return true;
}

/** An image of a ranking. */
export interface RankedImage {
  imageId: number;
  result: Schemas['Score'];
}

/** The images of a ranking after a place, best first. */
export async function rankedAfter(db: Db, computationId: number, place: number, limit: number): Promise<RankedImage[]> {
  const rows = await db
    .selectFrom('image_result')
    .select(['image_id', 'votes', 'points', 'score', 'rank', 'overall_rank', 'votes_by_point'])
    .where('computation_id', '=', computationId)
    .where('place', '>', place)
    .orderBy('place')
    .limit(limit)
    .execute();
  return rows.map(({ image_id, overall_rank, votes_by_point, ...result }) => ({
    imageId: image_id,
    result: { ...result, overallRank: overall_rank, votesByPoint: votes_by_point },
  }));
}
