import type { Clock } from '@photo-competition/schema/clock';
import { auditRoutes } from './audit/routes.ts';
import { auditService } from './audit/service.ts';
import type { BlobStore } from './blobs/blobStore.ts';
import { sweepGarbage } from './blobs/garbage.ts';
import type { Database } from './database/database.ts';
import type { RateLimits } from './http/rateLimit.ts';
import type { Logger } from './log.ts';

/** Dependencies of every wing. */
export interface Platform extends Pick<Database, 'db' | 'engine'> {
  blobs: BlobStore;
  limits: RateLimits;
  clock: Clock;
  log: Logger;
}

/** The audit log, and the care for the blob store. */
export const platformWing = ({ db, blobs, clock }: Platform) => ({
  handlers: auditRoutes(auditService(db)),
  sweep: () => sweepGarbage(db, blobs, clock()),
});
