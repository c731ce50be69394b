import type { BlobStore } from '../../platform/blobs/blobStore.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { timed } from '../../competitions/present.ts';
import { forVisitors } from '../../platform/http/caching.ts';
import { noContent, type Handlers } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { RateLimits } from '../../platform/http/rateLimit.ts';
import { sendImage } from './bytes.ts';
import type { ListQuery } from './listPages.ts';
import type { ImageModerationService } from './moderationService.ts';
import type { ImageService } from './service.ts';
import { withUpload } from './uploadRequest.ts';
import type { UploadService } from './uploadService.ts';
import { isPublic, relationOf, stageAt, isWithheld } from '../../competitions/visibility.ts';

type ImageOperation =
  | 'getImagesMinimal'
  | 'getImages'
  | 'getImage'
  | 'getImageBytes'
  | 'getMyArchivedEntries'
  | 'getMyEntries'
  | 'getMyEntry'
  | 'getMyEntryBytes'
  | 'moderateImage'
  | 'uploadImage'
  | 'moveEntry'
  | 'deleteImage';

interface Parts {
  images: ImageService;
  uploads: UploadService;
  moderation: ImageModerationService;
  blobs: BlobStore;
  limits: RateLimits;
  uploadFolder: string;
  maxBytes: number;
}

/** Seconds for which other visitors may be shown images: a moderated one is gone as soon. */
const imageSeconds = 1;

/** A query after the contract has filled in its defaults. */
const listQuery = (query: Partial<ListQuery>): ListQuery => ({
  page: query.page ?? 0,
  size: query.size ?? 1,
  sort: query.sort ?? 'createdAt',
  type: query.type,
  after: query.after,
  before: query.before,
  backwards: query.backwards ?? false,
  cursors: query.cursors ?? false,
});

/** The calls that read, enter and moderate images (docs/product.md §10). */
export const imageRoutes = ({
  images,
  uploads,
  moderation,
  blobs,
  limits,
  uploadFolder,
  maxBytes,
}: Parts): Handlers<ImageOperation> => ({
  async getImagesMinimal({ params, query, viewer, now }) {
    const body = await images.minimal(params.id, listQuery(query), viewer, now);
    return { body, headers: forVisitors(viewer, imageSeconds) };
  },
  async getImages({ params, query, viewer, now }) {
    const body = await images.paged(params.id, listQuery(query), viewer, now);
    return { body, headers: forVisitors(viewer, imageSeconds) };
  },
  async getImage({ params, viewer, now }) {
    return { body: await images.read(params.id, viewer, now), headers: forVisitors(viewer, imageSeconds) };
  },
  async getImageBytes(call) {
    const { params, query, viewer, now } = call;
    const { context, image } = await images.find(params.image, viewer, now);
    const { own, administrator } = relationOf(viewer, image.voter_key);
    if (params.resolution === 'original' && !own && !administrator) throw new Problem('NOT_FOUND');
    // An address with the version of an image that was replaced, or of a time when versions were made otherwise.
    if (query.v !== undefined && query.v !== image.version) throw new Problem('NOT_FOUND');
    const stage = stageAt(timed(context.competition), now);
    const { moderation, held_back: heldBack } = image;
    const shown = isPublic({ stage, withheld: isWithheld(context.competition), moderation, heldBack });
    const audience = shown ? 'everyone' : 'viewer';
    await sendImage(blobs, call, { image, resolution: params.resolution, audience, version: query.v });
    return undefined;
  },
  async getMyArchivedEntries(call) {
    return { body: await images.readArchivedEntries(call.viewer, call.now) };
  },
  async getMyEntries(call) {
    return { body: await images.readEntries(call.params.id, call.viewer, call.now) };
  },
  async getMyEntry(call) {
    const { competitionId, type } = call.params;
    return { body: await images.readEntry(competitionId, type, call.viewer, call.now) };
  },
  async getMyEntryBytes(call) {
    const { competitionId, type, resolution } = call.params;
    const { image } = await images.entry(competitionId, type, call.viewer, call.now);
    await sendImage(blobs, call, { image, resolution, audience: 'viewer', version: call.query.v });
    return undefined;
  },
  async moderateImage(call) {
    const { id, status } = call.params;
    await moderation.set(id, { moderation: status, reason: call.body?.reason }, actorOf(call));
    return { body: await images.read(id, call.viewer, call.clock()) };
  },
  async uploadImage(call) {
    const { viewer } = call;
    const { competition_id: competitionId, image_type: slotName } = call.params;
    const address = { competitionId, slotName, slotField: 'image_type', viewer } as const;
    await limits.take('upload', String(viewer.accountId));
    const reading = { folder: uploadFolder, maxBytes, signal: call.signal, clock: call.clock };
    const { created } = await uploads.take(address, (work) => withUpload(call.request, reading, work));
    const body = await images.readEntry(competitionId, slotName, viewer, call.clock());
    return { status: created ? 201 : 200, body };
  },
  async moveEntry(call) {
    const { viewer } = call;
    const { imageId, to } = call.body;
    const competitionId = call.params.competition_id;
    await uploads.move({ competitionId, slotName: to, slotField: 'to', viewer }, imageId);
    return { body: await images.readEntries(competitionId, viewer, call.clock()) };
  },
  async deleteImage(call) {
    const { competition_id: competitionId, image_type: slotName } = call.params;
    await uploads.remove({ competitionId, slotName, slotField: 'image_type', viewer: call.viewer });
    return noContent;
  },
});
