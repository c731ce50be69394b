import type { Handlers } from '../../platform/http/operation.ts';
import type { RateLimits } from '../../platform/http/rateLimit.ts';
import type { VoteService } from './service.ts';

/** The calls of voting (docs/product.md §10). */
export const voteRoutes = (votes: VoteService, limits: RateLimits): Handlers<'getVotingInfo' | 'castVote'> => ({
  async getVotingInfo(call) {
    return { body: await votes.info(call.viewer, call.now, call.query.competition) };
  },
  async castVote(call) {
    const { viewer } = call;
    await limits.take('vote', String(viewer.accountId));
    return { body: await votes.cast(call.body, viewer) };
  },
});
