import type { components } from '@photo-competition/schema/rest';
import { asPublished } from '../competitions/present.ts';
import { findActiveCompetition, findCompetition, withDrafts } from '../competitions/repository.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/operation.ts';
import { Problem } from '../platform/http/problem.ts';
import { standingOf } from '../voting/votes/repository.ts';
import { shownImages, rulesOf, showsVotes } from './reading.ts';
import { sampleVote } from './sample.ts';
import { isVoterStandIn } from './standIns.ts';

type Schemas = components['schemas'];

/** The voting of the person as whom a preview looks: never anybody's votes; a voter's are a sample (docs/product.md §3). */
export function previewVotes(db: Db) {
  return {
    /** @throws Problem NO_ACTIVE_COMPETITION, NOT_FOUND */
    async info(viewer: Viewer, now: Date, id?: number): Promise<Schemas['VotingInfo']> {
      const found = id === undefined ? await findActiveCompetition(db, now, withDrafts) : await findCompetition(db, id);
      if (!found) throw new Problem(id === undefined ? 'NO_ACTIVE_COMPETITION' : 'NOT_FOUND');
      const competition = asPublished(found);
      const rules = rulesOf(competition);
      const shown = showsVotes(competition, now);
      const images = shown && isVoterStandIn(viewer) ? await shownImages(db, competition.id) : [];
      const votes = images.flatMap((image) => {
        const point = sampleVote(image.id, rules);
        const updatedAt = competition.voting_start.toISOString();
        if (point === null) return [];
        return [{ imageId: image.id, competitionId: competition.id, point, updatedAt, number: null, receipt: null }];
      });
      const { votable } = await standingOf(db, competition.id, viewer.voterKey);
      return {
        competitionId: competition.id,
        minPoint: rules.minPoint,
        maxPoint: rules.maxPoint,
        votable: shown ? votable : 0,
        voted: votes.length,
        votes,
        ...(isVoterStandIn(viewer) ? { sample: true as const } : {}),
      };
    },
  };
}
