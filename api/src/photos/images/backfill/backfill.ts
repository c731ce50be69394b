import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { BlobStore } from '../../../platform/blobs/blobStore.ts';
import { listGarbage } from '../../../platform/blobs/garbage.ts';
import type { Clock } from '@photo-competition/schema/clock';
import type { Db } from '../../../platform/database/database.ts';
import { startJob, type Job } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/log.ts';
import { makeAnew, type Derivative, type MadeAnew } from '../pipeline/pipeline.ts';
import { storeDerivatives } from '../storedDerivatives.ts';
import { complete, countIncomplete, leaseNext, postpone, type Incomplete } from './repository.ts';

/** Dependencies of the backfill. */
export interface BackfillParts {
  db: Db;
  blobs: BlobStore;
  clock: Clock;
  log: Logger;
  /** Where an original lies while it is decoded; what is left in it is removed at the next start. */
  folder: string;
}

/** Milliseconds after which another instance may take what this one has begun; the largest photo takes some ten seconds. */
export const leaseMs = 5 * 60_000;
const firstRetryMs = 60_000;
const lastRetryMs = 24 * 3600_000;
/** Milliseconds between looks for what was put off, and for what a killed instance has left. */
const pauseMs = 10 * 60_000;
/** Photos between two lines in the log. */
const toldEvery = 100;

/** When to try again what has failed: later each time, at most a day. */
const retryAt = (now: Date, attempts: number) =>
  new Date(now.getTime() + Math.min(firstRetryMs * 2 ** Math.min(attempts - 1, 20), lastRetryMs));

/** Attempts after which exposure data count as unreadable: something in the file keeps the reader busy for ever. */
const mostReadings = 5;

async function make({ blobs, folder }: BackfillParts, { originalKey, ...wants }: Incomplete): Promise<MadeAnew> {
  const file = path.join(folder, randomUUID());
  try {
    await pipeline(blobs.read(originalKey), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    const { wantsSmall: small, wantsColours: colours, wantsExposure: exposure } = wants;
    return await makeAnew(file, { small, colours, exposure });
  } finally {
    await rm(file, { force: true });
  }
}

/** Makes what an image lacks, and stores it. @throws whatever kept it from being made */
async function makeAndStore(parts: BackfillParts, image: Incomplete): Promise<void> {
  const { db, blobs, clock } = parts;
  const { small, anew, exposure } = await make(parts, image);
  if (image.wantsExposure && !exposure && image.attempts < mostReadings)
    throw new Error('there was no time to read its exposure data');
  const store = (derivatives: Derivative[]) =>
    storeDerivatives(blobs, derivatives, (keys) => listGarbage(db, keys, clock()));
  const added = small.length ? await store(small) : [];
  const all = anew && { derivatives: await store(anew.derivatives), thumbhash: anew.thumbhash };
  await complete(db, image.imageId, { added, anew: all, exposure }, clock());
}

/**
 * Makes the missing files and data of the next image. The image stays as it was until all is stored.
 * @returns `none` when nothing is due
 */
export async function backfillNext(parts: BackfillParts): Promise<'made' | 'failed' | 'none'> {
  const { db, clock, log } = parts;
  const leasedAt = clock();
  const image = await leaseNext(db, leasedAt, new Date(leasedAt.getTime() + leaseMs));
  if (!image) return 'none';
  const { imageId, attempts } = image;
  try {
    await makeAndStore(parts, image);
    return 'made';
  } catch (error) {
    const dueAt = retryAt(clock(), attempts);
    log.warn({ err: error, imageId, attempts, dueAt }, 'what a photo lacks could not be made');
    await postpone(db, imageId, (error as Error).message, dueAt);
    return 'failed';
  }
}

/**
 * Completes images that were stored before there was `small` or with wrong colours, and reads exposure data for which there was no
 * time: one photo at a time in each instance, each followed by a rest of the same length, so that requests and uploads keep half
 * of a core. Says in the log how far it is. A stop waits for the photo that is being worked on.
 */
export function startBackfill(parts: BackfillParts): Job {
  const { db, log } = parts;
  async function run(signal: AbortSignal): Promise<void> {
    const waiting = await countIncomplete(db);
    if (waiting) log.info({ waiting }, 'photos are being completed');
    let made = 0;
    while (!signal.aborted) {
      const start = performance.now();
      const outcome = await backfillNext(parts);
      if (outcome === 'none') break;
      if (outcome === 'made' && ++made % toldEvery === 0)
        log.info({ made, waiting: await countIncomplete(db) }, 'photos are being completed');
      await delay(performance.now() - start, undefined, { signal }).catch(() => undefined);
    }
    if (made) log.info({ made, waiting: await countIncomplete(db) }, 'photos were completed');
  }
  return startJob({ name: 'completing photos', everyMs: pauseMs, run, log });
}
