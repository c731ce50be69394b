import type { components } from '@photo-competition/schema/rest';
import type { Clock } from '@photo-competition/schema/clock';
import { numberBytes } from '@photo-competition/count/encoding';
import { randomBytes } from 'node:crypto';
import { isJudge } from '../../competitions/judges.ts';
import { timed } from '../../competitions/present.ts';
import { findActiveCompetition, findCompetition } from '../../competitions/repository.ts';
import { checkPhase, wrongPhase } from '../../competitions/rules.ts';
import { requireSeen } from '../../competitions/seenImage.ts';
import { showsImages, stageAt, isWithheld } from '../../competitions/visibility.ts';
import { receiptOf } from '../count/receipt.ts';
import { findLog, type CountKeeper } from '../count/keeper.ts';
import type { CountSigner } from '../count/signer.ts';
import type { Db } from '../../platform/database/database.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { findVotable, standingOf, writeVote, type StandingBallot, type Votable } from './repository.ts';

type Schemas = components['schemas'];

/** How often a vote is decided upon anew because an administrator has changed the competition or the image meanwhile. */
const mostAttempts = 5;

/** @throws Problem NOT_FOUND, JURY_ONLY, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED, IS_JUDGE, OWN_IMAGE, 422 */
function checkVote(votable: Votable, { point }: Schemas['VoteRequest'], viewer: Viewer, now: Date): void {
  const { min_point: minimum, max_point: maximum } = votable;
  requireSeen(votable, votable, viewer, now);
  if (votable.judged_by === 'JURY') throw new Problem('JURY_ONLY');
  checkPhase(timed(votable), 'VOTING', now);
  if (votable.is_judge) throw new Problem('IS_JUDGE');
  if (votable.voter_key === viewer.voterKey) throw new Problem('OWN_IMAGE');
  if (point === null || (point >= minimum && point <= maximum)) return;
  throw invalidField('point', 'POINT_OUTSIDE', { minimum, maximum });
}

/** Of a ballot; 16 characters of base64url are 12 bytes, whichever they are. */
function numberOf(text: string | undefined): Buffer {
  if (text === undefined) return randomBytes(numberBytes);
  return Buffer.from(text, 'base64url');
}

/** Votes (docs/product.md §4): one current vote per entrant and image, and a ballot history that only grows. */
export function voteService(db: Db, clock: Clock, signer: CountSigner, counts: Pick<CountKeeper, 'ensureOpen'>) {
  const present = (
    { imageId, point }: Schemas['VoteRequest'],
    competitionId: number,
    { at, number, replaces }: StandingBallot,
  ): Schemas['Vote'] => ({
    imageId,
    competitionId,
    point,
    updatedAt: at.toISOString(),
    number: number?.toString('base64url') ?? null,
    receipt: number && receiptOf(signer, { competitionId, imageId, point, number, replaces, at }),
  });

  /** Whether whoever votes at all may vote in a competition: nobody where a jury alone judges it, and no judge of it. */
  const mayVote = async ({ id, judged_by: judgedBy }: CompetitionRow, { accountId }: Viewer): Promise<boolean> =>
    judgedBy === 'VOTERS' || (judgedBy === 'BOTH' && !(await isJudge(db, id, accountId)));

  async function write(request: Schemas['VoteRequest'], viewer: Viewer, now: Date, number: Buffer, votable: Votable) {
    await counts.ensureOpen(votable.id);
    const { imageId, point } = request;
    const ballot = await writeVote(db, { imageId, voterKey: viewer.voterKey, point, now, number }, votable);
    return ballot && present(request, votable.id, ballot);
  }

  return {
    /**
     * Casts, changes or (with null) withdraws.
     * @throws Problem NOT_FOUND, WRONG_PHASE, VOTING_OPENS_SOON, COMPETITION_PAUSED, COMPETITION_CLOSED, JURY_ONLY, IS_JUDGE,
     *   OWN_IMAGE, NUMBER_TAKEN, 422, OVERLOADED
     */
    async cast(request: Schemas['VoteRequest'], viewer: Viewer): Promise<Schemas['Vote']> {
      const number = numberOf(request.number);
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const now = clock();
        const found = await findVotable(db, request.imageId, viewer.accountId);
        if (!found) throw new Problem('NOT_FOUND');
        checkVote(found, request, viewer, now);
        const vote = await write(request, viewer, now, number, found);
        if (vote) return vote;
        // Sealed by an instance whose clock is ahead of this one's: no later attempt would be taken.
        if ((await findLog(db, found.id))?.sealed_at) throw wrongPhase(timed(found), 'VOTING');
      }
      throw new Problem('OVERLOADED', { retryAfter: 1 });
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
      const { votable, votes } = await standingOf(db, competitionId, viewer.voterKey);
      const open = showsImages(stageAt(timed(competition), now)) && !isWithheld(competition) && !viewer.administrator;
      const shown = open && (await mayVote(competition, viewer));
      return {
        competitionId,
        minPoint,
        maxPoint,
        votable: shown ? votable : 0,
        voted: votes.length,
        votes,
      };
    },
  };
}

export type VoteService = ReturnType<typeof voteService>;
