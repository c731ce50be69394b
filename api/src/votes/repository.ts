import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { TimedRow } from '../competitions/present.ts';
import type { SeenImage } from '../competitions/seenImage.ts';
import type { Db } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { CompetitionRow } from '../database/tables.ts';

/** What decides on a vote: the image and its competition, with the vote that stands. */
export interface Votable extends SeenImage, TimedRow, Pick<CompetitionRow, 'min_point' | 'max_point'> {
  point: number | null;
  updated_at: Date | null;
}

interface Voted {
  imageId: number;
  competitionId: number;
  voterKey: string;
}

const locked = statement<Voted, Votable>(
  (_, { imageId, competitionId, voterKey }) =>
    sql<Votable>`select * from lock_vote(${imageId}::int, ${competitionId}::int, ${voterKey}::uuid)`,
);

/**
 * Locks the competition in share and the image's tally until the transaction ends, and reads what decides on the vote after
 * both locks were granted. Nothing is written into the image itself.
 */
export const lockVote = async (tx: Db, voted: Voted): Promise<Votable | undefined> => (await locked(tx, voted))[0];

/** A vote and the one before it; a null point is none. */
export interface Change {
  imageId: number;
  voterKey: string;
  before: number | null;
  point: number | null;
  now: Date;
}

const tallied = ({ imageId, before, point }: Change) => sql`
  update image_tally set by_point = recounted(by_point, ${before}::int, ${point}::int),
    vote_count = vote_count + num_nonnulls(${point}::int) - num_nonnulls(${before}::int)
  where image_id = ${imageId}::int`;

const told = ({ imageId, voterKey, point, now }: Change) => sql`
  insert into ballot (image_id, voter_key, point, cast_at)
    values (${imageId}::int, ${voterKey}::uuid, ${point}::int, ${now}::timestamptz)`;

const cast = statement<Change, object>((_, change) => {
  const { imageId, voterKey, point, now } = change;
  return sql<object>`with told as (${told(change)}), kept as (
      insert into vote (image_id, voter_key, point, updated_at)
        values (${imageId}::int, ${voterKey}::uuid, ${point}::int, ${now}::timestamptz)
        on conflict (image_id, voter_key) do update set point = excluded.point, updated_at = excluded.updated_at)
    ${tallied(change)}`;
});

const withdrawn = statement<Change, object>((_, change) => {
  const { imageId, voterKey } = change;
  return sql<object>`with told as (${told(change)}), removed as (
      delete from vote where image_id = ${imageId}::int and voter_key = ${voterKey}::uuid)
    ${tallied(change)}`;
});

/** Writes the history, the current vote and what is counted of it. */
export async function recordVote(tx: Db, change: Change): Promise<void> {
  await (change.point === null ? withdrawn : cast)(tx, change);
}

/** A voter's voting in a competition. */
interface Standing {
  /** Number of images that the voter can vote on. */
  votable: number;
  /** In the order of the images' createdAt. */
  votes: components['schemas']['Vote'][];
}

const standing = statement<{ competitionId: number; voterKey: string }, Standing>(
  (_, { competitionId, voterKey }) => sql<Standing>`
    select coalesce((select sum(images) from image_count
        where competition_id = ${competitionId}::int and moderation = 'APPROVED'), 0)::int
      - (select count(*)::int from image where competition_id = ${competitionId}::int and voter_key = ${voterKey}::uuid
        and moderation = 'APPROVED') as votable,
      (select coalesce(json_agg(json_build_object('imageId', image.id, 'competitionId', image.competition_id,
          'point', vote.point, 'updatedAt', vote.updated_at) order by image.created_at, image.id), '[]')
        from vote join image on image.id = vote.image_id
        where vote.voter_key = ${voterKey}::uuid and image.competition_id = ${competitionId}::int
          and image.moderation = 'APPROVED' and image.voter_key <> ${voterKey}::uuid) as votes`,
);

/** Out of the numbers that the database keeps, the voter's own entries (a few) and own votes: never all images, nor all votes. */
export async function standingOf(db: Db, competitionId: number, voterKey: string): Promise<Standing> {
  const [row] = await standing(db, { competitionId, voterKey });
  if (!row) throw new Error('Without a table there is one row');
  // JSON writes instants in another way than the contract.
  return { ...row, votes: row.votes.map((vote) => ({ ...vote, updatedAt: new Date(vote.updatedAt).toISOString() })) };
}
