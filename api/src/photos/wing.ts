import type { Outbox } from '../mail/outbox.ts';
import type { Platform } from '../platform/wing.ts';
import { commentRoutes } from './comments/routes.ts';
import { commentService } from './comments/service.ts';
import { startBackfill } from './images/backfill/backfill.ts';
import { imageModerationService } from './images/moderationService.ts';
import type { ImageReader } from './images/repository.ts';
import { imageRoutes } from './images/routes.ts';
import { imageService } from './images/service.ts';
import { uploadFolder } from './images/uploadRequest.ts';
import { uploadService } from './images/uploadService.ts';
import { moderationNotices } from './moderation/notices.ts';
import { moderationQueueRoutes } from './moderationQueue/routes.ts';
import { moderationQueueService } from './moderationQueue/service.ts';
import { similarService } from './moderationQueue/similarService.ts';

/** Operations of the results, which lie above photos, that photos call. */
interface Results {
  /** Computes the first results of a competition where there are none yet. */
  first(competitionId: number): Promise<unknown>;
  /** Tells that something has changed that results depend on. */
  changed(): void;
}

interface Settings {
  /** Folder of the installation; files of uploads lie in a folder of it while they are looked at. */
  dataDir: string;
  maxMegapixels: number;
  /** Largest file that is taken. */
  maxBytes: number;
}

/** Entries and their pictures, comments, and their moderation. */
export function photosWing(
  { db, blobs, limits, clock, log }: Platform,
  outbox: Outbox,
  results: Results,
  { dataDir, maxMegapixels, maxBytes }: Settings,
) {
  const folder = uploadFolder(dataDir);
  const notices = moderationNotices(db, outbox);
  const images = imageService(db, results);
  const uploads = uploadService({ db, blobs, clock, log, maxMegapixels });
  const comments = commentService(db, clock, notices);
  const moderation = imageModerationService(db, notices, results.changed);
  const queue = moderationQueueService({ db, images, moderation, comments });
  const parts = { uploads, moderation, blobs, limits, uploadFolder: folder, maxBytes };
  const backfill = startBackfill({ db, blobs, clock, log, folder });
  return {
    images,
    uploads,
    comments,
    notices,
    /** Where files of strangers lie while they are looked at. */
    folder,
    handlers: {
      ...imageRoutes({ images, ...parts }),
      ...commentRoutes(comments, limits),
      ...moderationQueueRoutes(queue, similarService(db, images)),
    },
    /** @param reader of the images of a preview */
    previewHandlers: (reader: ImageReader) => imageRoutes({ images: imageService(db, results, reader), ...parts }),
    stop: () => backfill.stop(),
  };
}
