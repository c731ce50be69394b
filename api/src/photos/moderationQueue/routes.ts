import { actorOf } from '../../platform/http/actor.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import type { ModerationQueueService } from './service.ts';
import type { SimilarService } from './similarService.ts';

type QueueOperation =
  'adminPageModeration' | 'adminModerateImages' | 'adminModerateComments' | 'adminPageSimilar' | 'adminDismissSimilar';

/** The calls of the moderation queue (docs/product.md §10). */
export const moderationQueueRoutes = (
  queue: ModerationQueueService,
  similar: SimilarService,
): Handlers<QueueOperation> => ({
  async adminPageModeration(call) {
    return { body: await queue.page(call.body, call.viewer, call.now) };
  },
  async adminModerateImages(call) {
    return { body: await queue.moderateImages(call.body, actorOf(call)) };
  },
  async adminModerateComments(call) {
    return { body: await queue.moderateComments(call.body, actorOf(call)) };
  },
  async adminPageSimilar(call) {
    return { body: await similar.page(call.body, call.viewer, call.now) };
  },
  async adminDismissSimilar(call) {
    const { firstId, secondId } = call.params;
    return { body: await similar.dismiss(firstId, secondId, call.body.value, actorOf(call)) };
  },
});
