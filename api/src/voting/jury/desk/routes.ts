import { actorOf } from '../../../platform/http/actor.ts';
import type { BlobStore } from '../../../platform/blobs/blobStore.ts';
import type { Handlers } from '../../../platform/http/operation.ts';
import type { RateLimits } from '../../../platform/http/rateLimit.ts';
import { sendImage } from '../../../photos/images/bytes.ts';
import type { JuryMarks } from './marks.ts';
import type { JuryDesks } from './service.ts';

type DeskOperation =
  | 'getJuryDesk'
  | 'getJuryPhotos'
  | 'getJuryPhoto'
  | 'getJuryPhotoBytes'
  | 'castMarks'
  | 'starJuryPhoto'
  | 'withdrawFromJuryPhoto'
  | 'remarkJuryPhoto'
  | 'reportJuryPhoto'
  | 'finishJuryRound';

interface Parts {
  desks: JuryDesks;
  marks: JuryMarks;
  blobs: BlobStore;
  limits: RateLimits;
}

/** The calls of judges at the desk (docs/product.md §10). */
export const deskRoutes = ({ desks, marks, blobs, limits }: Parts): Handlers<DeskOperation> => ({
  async getJuryDesk({ params, viewer, now }) {
    return { body: await desks.read(params.round, viewer, now) };
  },
  async getJuryPhotos({ params, query, viewer, now }) {
    const { list = 'OPEN', type = null, size = 100, after, before, backwards = false, cursors = false } = query;
    const window = { list, type, size, after, before, backwards, cursors };
    return { body: await desks.photos(params.round, window, viewer, now) };
  },
  async getJuryPhoto({ params, viewer, now }) {
    return { body: await desks.photo(params.round, params.number, viewer, now) };
  },
  async getJuryPhotoBytes(call) {
    const { round, number, resolution } = call.params;
    const image = await desks.picture(round, number, call.viewer, call.now);
    await sendImage(blobs, call, { image, resolution, audience: 'viewer', version: undefined });
    return undefined;
  },
  async castMarks(call) {
    await limits.take('mark', String(call.viewer.accountId));
    return { body: await marks.cast(call.params.round, call.body.marks, actorOf(call)) };
  },
  async starJuryPhoto(call) {
    const { round, number } = call.params;
    return { body: await desks.star(round, number, call.body.star, actorOf(call)) };
  },
  async withdrawFromJuryPhoto(call) {
    const { round, number } = call.params;
    return { body: await desks.withdraw(round, number, call.body.reason, actorOf(call)) };
  },
  async remarkJuryPhoto(call) {
    const { round, number } = call.params;
    return { body: await desks.remark(round, number, call.body.remark, actorOf(call)) };
  },
  async reportJuryPhoto(call) {
    await limits.take('report', String(call.viewer.accountId));
    const { round, number } = call.params;
    return { body: await desks.report(round, number, call.body.text, actorOf(call)) };
  },
  async finishJuryRound(call) {
    return { body: await desks.finish(call.params.round, call.body.finished, actorOf(call)) };
  },
});
