import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { isJudgeOf } from '../../competitions/judges.ts';
import type { TimedRow } from '../../competitions/present.ts';
import type { SeenImage } from '../../competitions/seenImage.ts';
import type { Db } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import { fieldProblem } from '../../platform/http/problem.ts';

/** Facts that decide on a vote: the image and its competition. */
export interface Votable
  extends SeenImage, TimedRow, Pick<CompetitionRow, 'id' | 'min_point' | 'max_point' | 'version'> {
  /** Whether the voter is a judge of it. */
  is_judge: boolean;
}

const votable = statement<{ imageId: number; accountId: number }, Votable>((db, { imageId, accountId }) =>
  db
    .selectFrom('image')
    .innerJoin('competition', 'competition.id', 'image.competition_id')
    .select(['competition.id', 'status', 'judged_by', 'competition_start', 'voting_start', 'voting_end', 'award'])
    .select(isJudgeOf(sql`${accountId}::int`).as('is_judge'))
    .select(['min_point', 'max_point', 'competition.version', 'image.voter_key', 'image.moderation', 'image.held_back'])
    .where('image.id', '=', imageId),
);

/** Reads what decides on a vote; nothing is locked, and only one statement made, whether the image is hidden or not there. */
export const findVotable = async (db: Db, imageId: number, accountId: number): Promise<Votable | undefined> =>
  (await votable(db, { imageId, accountId }))[0];

/** A vote; a null point is none. */
export interface Vote {
  imageId: number;
  voterKey: string;
  point: number | null;
  now: Date;
  /** Of its ballot: 12 bytes. */
  number: Uint8Array;
}

/** The ballot that stands for a vote. */
export interface StandingBallot {
  at: Date;
  /** Null where nothing stood and nothing was to stand: there is no ballot. */
  number: Buffer | null;
  /** Number of the ballot that it replaced. */
  replaces: Buffer | null;
}

type Written = Vote & { competitionId: number; version: number; moderation: string };

const written = statement<Written, StandingBallot & { taken: boolean }>(
  (_, { imageId, voterKey, point, now, competitionId, version, moderation, number }) => sql<
    StandingBallot & { taken: boolean }
  >`
    select told_at as at, told_number as number, told_replaces as replaces, taken
    from write_vote(${imageId}::int, ${voterKey}::uuid, ${point}::int, ${now}::timestamptz, ${competitionId}::int,
      ${version}::int, ${moderation}::text, ${number}::bytea)`,
);

/**
 * Writes the history, the current vote and what is counted of it, all or nothing, while the competition and the votes on the image
 * are locked. Saying the same again is no change, nor is a ballot sent again under its number: nothing is added to the history.
 * @returns null where what decided on it has changed since it was read
 * @throws Problem NUMBER_TAKEN
 */
export async function writeVote(
  db: Db,
  vote: Vote,
  { id, version, moderation }: Votable,
): Promise<StandingBallot | null> {
  const [row] = await written(db, { ...vote, competitionId: id, version, moderation });
  if (row?.taken) throw fieldProblem('NUMBER_TAKEN', 'number');
  return row ?? null;
}

/** A voter's voting in a competition. */
interface Standing {
  /** Number of images that the voter can vote on. */
  votable: number;
  /** In the order of lists while authors are hidden, which tells nothing of when an image was entered. */
  votes: components['schemas']['Vote'][];
}

const standing = statement<{ competitionId: number; voterKey: string }, Standing>(
  (_, { competitionId, voterKey }) => sql<Standing>`
    select coalesce((select sum(images) from image_count
        where competition_id = ${competitionId}::int and moderation = 'APPROVED'), 0)::int
      - (select count(*)::int from image where competition_id = ${competitionId}::int and voter_key = ${voterKey}::uuid
        and moderation = 'APPROVED') as votable,
      (select coalesce(json_agg(json_build_object('imageId', image.id, 'competitionId', image.competition_id,
          'point', vote.point, 'updatedAt', vote.updated_at, 'number', translate(encode(vote.number, 'base64'), '+/', '-_'),
          'receipt', null) order by image.random_place, image.id), '[]')
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
