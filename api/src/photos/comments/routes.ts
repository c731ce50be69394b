import { actorOf } from '../../platform/http/actor.ts';
import { noContent, type Handlers } from '../../platform/http/operation.ts';
import type { RateLimits } from '../../platform/http/rateLimit.ts';
import type { CommentService } from './service.ts';

/** The calls of comments (docs/product.md §10). */
export const commentRoutes = (
  comments: CommentService,
  limits: RateLimits,
): Handlers<'addComment' | 'editMyComment' | 'deleteMyComment' | 'moderateComment'> => ({
  async addComment(call) {
    const { viewer } = call;
    await limits.take('comment', String(viewer.accountId));
    return { body: await comments.add(call.params.id, call.body.comment, viewer) };
  },
  async editMyComment(call) {
    const actor = actorOf(call);
    await limits.take('comment', String(actor.viewer.accountId));
    return { body: await comments.edit(call.params.id, call.body.comment, actor) };
  },
  async deleteMyComment(call) {
    await comments.remove(call.params.id, actorOf(call));
    return noContent;
  },
  async moderateComment(call) {
    const actor = actorOf(call);
    await comments.setStatus(call.params.id, call.params.status, actor);
    return { body: await comments.read(call.params.id, actor.viewer) };
  },
});
