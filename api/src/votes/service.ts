import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { Clock } from '@photo-competition/schema/clock';
import { timed } from '../competitions/present.ts';
import { findActiveCompetition, findCompetition, lockCompetitionRow } from '../competitions/repository.ts';
import { checkPhase } from '../competitions/rules.ts';
import { competitionOfSeen, requireSeen } from '../competitions/seenImage.ts';
import { showsImages, stageAt, isWithheld } from '../competitions/visibility.ts';
import type { Db } from '../database/database.ts';
import type { CompetitionRow } from '../database/tables.ts';
import type { Viewer } from '../http/operation.ts';
import { invalidField, Problem } from '../http/problem.ts';

type Schemas = components['schemas'];

/** @throws Problem 422 */
function checkPoint(point: number | null, { min_point: minimum, max_point: maximum }: CompetitionRow): void {
  if (point === null || (point >= minimum && point <= maximum)) return;
  throw invalidField('point', 'POINT_OUTSIDE', { minimum, maximum });
}

/** Two votes on one image follow each other; nothing is written into the image itself. */
const lockTally = (tx: Db, imageId: number) =>
  tx.selectFrom('image_tally').select('image_id').where('image_id', '=', imageId).forUpdate().execute();

/** What decides on a vote for an image, with the vote that stands. */
const findVotable = (tx: Db, imageId: number, voterKey: string) =>
  tx
    .selectFrom('image')
    .leftJoin('vote', (join) => join.onRef('vote.image_id', '=', 'image.id').on('vote.voter_key', '=', voterKey))
    .select(['image.voter_key', 'image.moderation', 'vote.point', 'vote.updated_at'])
    .where('image.id', '=', imageId)
    .executeTakeFirst();

/** Votes (docs/product.md §4): one current vote per entrant and image, and a ballot history that only grows. */
export function voteService(db: Db, clock: Clock) {
  /** Writes the history and the current vote, in one transaction. */
  async function record(
    tx: Db,
    imageId: number,
    voterKey: string,
    before: number | null,
    point: number | null,
    now: Date,
  ) {
    await tx.insertInto('ballot').values({ image_id: imageId, voter_key: voterKey, point, cast_at: now }).execute();
    if (point === null) {
      await tx.deleteFrom('vote').where('image_id', '=', imageId).where('voter_key', '=', voterKey).execute();
    } else {
      await tx
        .insertInto('vote')
        .values({ image_id: imageId, voter_key: voterKey, point, updated_at: now })
        .onConflict((conflict) => conflict.columns(['image_id', 'voter_key']).doUpdateSet({ point, updated_at: now }))
        .execute();
    }
    const change = (point === null ? 0 : 1) - (before === null ? 0 : 1);
    if (change) {
      const vote_count = sql<number>`vote_count + ${change}`;
      await tx.updateTable('image_tally').set({ vote_count }).where('image_id', '=', imageId).execute();
    }
  }

  return {
    /**
     * Casts, changes or (with null) withdraws.
     * @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED, OWN_IMAGE, 422
     */
    async cast({ imageId, point }: Schemas['VoteRequest'], viewer: Viewer): Promise<Schemas['Vote']> {
      return db.transaction().execute(async (tx) => {
        const competitionId = await competitionOfSeen(tx, imageId, viewer, clock());
        const competition = await lockCompetitionRow(tx, competitionId, 'share');
        if (!competition) throw new Problem('NOT_FOUND');
        await lockTally(tx, imageId);
        // Read after the locks were granted: a vote that waited past the end is too late.
        const image = await findVotable(tx, imageId, viewer.voterKey);
        if (!image) throw new Problem('NOT_FOUND');
        const now = clock();
        requireSeen(image, competition, viewer, now);
        checkPhase(timed(competition), 'VOTING', now);
        if (image.voter_key === viewer.voterKey) throw new Problem('OWN_IMAGE');
        checkPoint(point, competition);
        const before = image.point;
        // Saying the same again is no change: nothing is added to the history.
        if (before !== point) await record(tx, imageId, viewer.voterKey, before, point, now);
        const updatedAt = before === point ? (image.updated_at ?? now) : now;
        return { imageId, competitionId: competition.id, point, updatedAt: updatedAt.toISOString() };
      });
    },

    /**
     * The viewer's voting in a competition, the active one unless another is named.
     * @throws Problem NO_ACTIVE_COMPETITION, NOT_FOUND
     */
    async info(viewer: Viewer, now: Date, id?: number): Promise<Schemas['VotingInfo']> {
      const competition = id === undefined ? await findActiveCompetition(db, now) : await findCompetition(db, id);
      if (!competition && id === undefined) throw new Problem('NO_ACTIVE_COMPETITION');
      if (!competition || competition.status === 'DRAFT') throw new Problem('NOT_FOUND');
      const { id: competitionId, min_point: minPoint, max_point: maxPoint } = competition;
      const votable = db
        .selectFrom('image')
        .where('image.competition_id', '=', competitionId)
        // Written out, not passed: see images/repository.ts.
        .where('image.moderation', '=', sql.lit('APPROVED'))
        .where('image.voter_key', '!=', viewer.voterKey);
      const { n } = await votable.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const votes = await votable
        .innerJoin('vote', 'vote.image_id', 'image.id')
        .where('vote.voter_key', '=', viewer.voterKey)
        .select(['image.id as imageId', 'vote.point', 'vote.updated_at'])
        .orderBy('image.created_at')
        .orderBy('image.id')
        .execute();
      const shown = showsImages(stageAt(timed(competition), now)) && !isWithheld(competition) && !viewer.administrator;
      return {
        competitionId,
        minPoint,
        maxPoint,
        votable: shown ? n : 0,
        voted: votes.length,
        votes: votes.map(({ imageId, point, updated_at }) => ({
          imageId,
          competitionId,
          point,
          updatedAt: updated_at.toISOString(),
        })),
      };
    },
  };
}

export type VoteService = ReturnType<typeof voteService>;
