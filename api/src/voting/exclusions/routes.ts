import { actorOf } from '../../platform/http/actor.ts';
import { forEveryone } from '../../platform/http/caching.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import type { ExclusionService } from './service.ts';

type ExclusionOperation =
  | 'adminListExclusions'
  | 'adminExcludeBallots'
  | 'adminConfirmExclusion'
  | 'adminRevokeExclusion'
  | 'getExcludedBallots';

/** Seconds for which others may be shown what is not counted. */
const seconds = 5;

/** Decisions not to count ballots (docs/product.md §10). */
export const exclusionRoutes = (exclusions: ExclusionService): Handlers<ExclusionOperation> => ({
  async adminListExclusions(call) {
    return { body: await exclusions.list(call.params.id, call.viewer, call.now) };
  },
  async adminExcludeBallots(call) {
    return { body: await exclusions.propose(call.params.id, call.body, actorOf(call)) };
  },
  async adminConfirmExclusion(call) {
    const { id, exclusion } = call.params;
    return { body: await exclusions.confirm(id, exclusion, call.body, actorOf(call)) };
  },
  async adminRevokeExclusion(call) {
    const { id, exclusion } = call.params;
    return { body: await exclusions.revoke(id, exclusion, actorOf(call)) };
  },
  async getExcludedBallots({ params, now }) {
    return { body: await exclusions.excluded(params.id, now), headers: forEveryone(seconds) };
  },
});
