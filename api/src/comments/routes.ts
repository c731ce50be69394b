import { actorOf } from '../http/actor.ts';
import { requireViewer, type Handlers } from '../http/operation.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import type { CommentService } from './service.ts';

/** The calls of comments (docs/product.md §10). */
export const commentRoutes = (
  comments: CommentService,
  limits: RateLimits,
): Handlers<'addComment' | 'moderateComment'> => ({
  async addComment(call) {
    const viewer = requireViewer(call);
    await limits.take('comment', String(viewer.accountId));
    return { body: await comments.add(call.params.id, call.body.comment, viewer) };
  },
  async moderateComment(call) {
    const actor = actorOf(call);
    await comments.setStatus(call.params.id, call.params.status, actor);
    return { body: await comments.read(call.params.id, actor.viewer) };
  },
});
