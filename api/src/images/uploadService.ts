import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { claimBlobs, listGarbage } from '../blobs/garbage.ts';
import { newBlobKey, type BlobStore } from '../blobs/blobStore.ts';
import type { Clock } from '@photo-competition/schema/clock';
import { mostImages } from '@photo-competition/schema/count/countFile';
import { timed } from '../competitions/present.ts';
import { findCompetition, lockCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import { checkPhase } from '../competitions/rules.ts';
import type { Db } from '../database/database.ts';
import type { StoredDerivative } from '../database/tables.ts';
import type { Viewer } from '../http/operation.ts';
import type { Logger } from '../log.ts';
import { Problem } from '../http/problem.ts';
import { Overloaded } from './pipeline/concurrency.ts';
import type { ImageLimits } from './pipeline/decode.ts';
import { ImageRefused } from './pipeline/refusal.ts';
import { ProcessEnded } from './pipeline/taskProcess.ts';
import { processImage, type ProcessedImage } from './pipeline/pipeline.ts';
import { nearDuplicateDistance } from './pipeline/similarity.ts';
import { slotOf } from './service.ts';
import { storeDerivatives } from './storedDerivatives.ts';
import type { UploadRequest } from './uploadRequest.ts';

/** A slot of a person. */
export interface SlotAddress {
  competitionId: number;
  slotName: string;
  viewer: Viewer;
}

interface Parts {
  db: Db;
  blobs: BlobStore;
  clock: Clock;
  log: Logger;
  maxMegapixels: number;
}

interface StoredFiles {
  originalKey: string;
  derivatives: StoredDerivative[];
}

/** Stands in public addresses and ETags, and says nothing of the file (docs/product.md §2). */
const randomVersion = () => randomUUID().replaceAll('-', '');

const keysOf = ({ originalKey, derivatives }: StoredFiles) => [originalKey, ...derivatives.map(({ key }) => key)];

function checkSlot(competition: CompetitionRecord, slotName: string): { type: string; slot: number } {
  const { type, slot } = slotOf(slotName);
  const found = competition.imageTypes.find(({ code }) => code === type);
  if (!found || slot > found.slots) throw new Problem('NOT_FOUND');
  return { type, slot };
}

async function processed(file: string, limits: ImageLimits, log: Logger): Promise<ProcessedImage> {
  try {
    return await processImage(file, limits);
  } catch (error) {
    if (error instanceof ImageRefused) {
      const { cause: err } = error;
      if (err instanceof ProcessEnded) log.warn({ err }, 'a photo was refused that ends the process for photos');
      throw new Problem(error.code, { values: error.values });
    }
    if (error instanceof Overloaded) throw new Problem('OVERLOADED', { retryAfter: 60 });
    throw error;
  }
}

/** Putting photos into slots (docs/product.md §2), in UPLOADING only. */
export function uploadService({ db, blobs, clock, log, maxMegapixels }: Parts) {
  /** @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED */
  async function check(tx: Db, { competitionId, slotName }: SlotAddress, lock: boolean) {
    const competition = lock
      ? await lockCompetition(tx, competitionId, 'share')
      : await findCompetition(tx, competitionId);
    if (!competition || competition.status === 'DRAFT') throw new Problem('NOT_FOUND');
    const place = checkSlot(competition, slotName);
    // Read after the lock was granted: whoever waited past the deadline is too late.
    const now = clock();
    checkPhase(timed(competition), 'UPLOADING', now);
    return { competition, ...place, now };
  }

  /** @throws Problem COMPETITION_FULL where the file of ballots could not name one more image (docs/verify.md) */
  async function checkRoom(tx: Db, { competitionId }: SlotAddress): Promise<void> {
    const { images } = await tx
      .selectFrom('image_count')
      .select(sql<number>`coalesce(sum(images), 0)::int`.as('images'))
      .where('competition_id', '=', competitionId)
      .executeTakeFirstOrThrow();
    if (images >= mostImages) throw new Problem('COMPETITION_FULL', { values: { limit: mostImages } });
  }

  /** Changes of a competition's entries follow each other: each is compared with what the others have entered. */
  const lockEntries = (tx: Db, { competitionId }: SlotAddress) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`entries of ${competitionId}`}, 0))`.execute(tx);

  const inSlot = (tx: Db, { competitionId, viewer }: SlotAddress, type: string, slot: number) =>
    tx
      .selectFrom('image')
      .select(['id', 'original_key', 'derivatives', 'created_at'])
      .where('competition_id', '=', competitionId)
      .where('voter_key', '=', viewer.voterKey)
      .where('type_code', '=', type)
      .where('slot', '=', slot)
      .executeTakeFirst();

  async function empty(tx: Db, address: SlotAddress, type: string, slot: number, now: Date): Promise<boolean> {
    const old = await inSlot(tx, address, type, slot);
    if (!old) return false;
    // There are some where voting was put off after it had begun: they are about a photo that is gone.
    await tx.deleteFrom('comment').where('image_id', '=', old.id).execute();
    await tx.deleteFrom('image').where('id', '=', old.id).execute();
    await listGarbage(tx, [old.original_key, ...old.derivatives.map(({ key }) => key)], now);
    return true;
  }

  async function store(file: string, image: ProcessedImage): Promise<StoredFiles> {
    const originalKey = newBlobKey(`original.${image.format}`);
    const derivatives = await storeDerivatives(blobs, image.derivatives, async (keys) => {
      await listGarbage(db, [originalKey, ...keys], clock());
      await blobs.put(originalKey, { file });
    });
    return { originalKey, derivatives };
  }

  /**
   * Flags near-duplicates among all entries, own ones and those of earlier competitions included; never a reason to refuse
   * (docs/product.md §2). Hashes are compared one by one: of 250,000 entries, a tenth of what processing the photo takes.
   */
  async function flagSimilar(tx: Db, imageId: number, hash: string) {
    const distance = sql<number>`bit_count((perceptual_hash # ${hash}::bigint)::bit(64))::int`;
    await tx
      .insertInto('image_similarity')
      .columns(['image_id', 'other_id', 'distance'])
      .expression((e) =>
        e
          .selectFrom('image')
          .select([sql<number>`${imageId}::int`.as('image_id'), 'id as other_id', distance.as('distance')])
          .where('id', '!=', imageId)
          .where(distance, '<=', nearDuplicateDistance)
          // Whoever leaves takes entries away without asking here.
          .forKeyShare()
          .skipLocked(),
      )
      .execute();
  }

  async function insert(
    tx: Db,
    address: SlotAddress,
    place: { type: string; slot: number; now: Date },
    { data, file }: UploadRequest & { file: NonNullable<UploadRequest['file']> },
    image: ProcessedImage,
    files: StoredFiles,
  ): Promise<number> {
    const { camera, lens, focalLength, aperture, shutter, iso, takenAt } = image.exposure;
    const hash = BigInt.asIntN(64, image.perceptualHash).toString();
    const { id } = await tx
      .insertInto('image')
      .values({
        competition_id: address.competitionId,
        voter_key: address.viewer.voterKey,
        type_code: place.type,
        slot: place.slot,
        title: data.title.trim(),
        description: data.description.trim(),
        moderation_reason: null,
        moderated_by: null,
        moderated_at: null,
        original_key: files.originalKey,
        original_content_type: image.contentType,
        original_format: image.format,
        original_bytes: file.bytes,
        sha256: file.sha256,
        width: image.width,
        height: image.height,
        thumbhash: image.thumbhash,
        perceptual_hash: hash,
        version: randomVersion(),
        derivatives: JSON.stringify(files.derivatives),
        camera,
        lens,
        focal_length: focalLength,
        aperture,
        shutter,
        iso,
        taken_at: takenAt,
        created_at: place.now,
        updated_at: place.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('image_tally').values({ image_id: id, competition_id: address.competitionId }).execute();
    await flagSimilar(tx, id, hash);
    return id;
  }

  return {
    /** Refuses before the body is read what would be refused after it. */
    async precheck(address: SlotAddress): Promise<{ minLongerSide: number }> {
      const { competition, type, slot } = await check(db, address, false);
      if (!(await inSlot(db, address, type, slot))) await checkRoom(db, address);
      return { minLongerSide: competition.min_longer_side };
    },

    /**
     * Puts a file into a slot; until it is stored whole the old entry stays.
     * @returns whether the slot was empty before
     */
    async put(address: SlotAddress, upload: UploadRequest, minLongerSide: number): Promise<{ created: boolean }> {
      const { data, file } = upload;
      if (!file) {
        await db.transaction().execute(async (tx) => {
          await lockEntries(tx, address);
          const { type, slot, now } = await check(tx, address, true);
          const old = await inSlot(tx, address, type, slot);
          if (!old) throw new Problem('SLOT_EMPTY');
          const change = { title: data.title.trim(), description: data.description.trim(), updated_at: now };
          await tx.updateTable('image').set(change).where('id', '=', old.id).execute();
        });
        return { created: false };
      }
      const image = await processed(file.path, { maxMegapixels, minLongerSide }, log);
      const files = await store(file.path, image);
      return db.transaction().execute(async (tx) => {
        await lockEntries(tx, address);
        const place = await check(tx, address, true);
        const replaced = await empty(tx, address, place.type, place.slot, place.now);
        if (!replaced) await checkRoom(tx, address);
        await insert(tx, address, place, { data, file }, image, files);
        await claimBlobs(tx, keysOf(files));
        return { created: !replaced };
      });
    },

    /**
     * Puts an entry into another slot; one that is there changes places with it.
     * @throws Problem NOT_FOUND also where the entry is somebody else's or of another competition
     */
    async move(address: SlotAddress, imageId: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await lockEntries(tx, address);
        const { type, slot, now } = await check(tx, address, true);
        const entry = await tx
          .selectFrom('image')
          .select(['type_code', 'slot'])
          .where('id', '=', imageId)
          .where('competition_id', '=', address.competitionId)
          .where('voter_key', '=', address.viewer.voterKey)
          .executeTakeFirst();
        if (!entry) throw new Problem('NOT_FOUND');
        if (entry.type_code === type && entry.slot === slot) return;
        const other = await inSlot(tx, address, type, slot);
        await sql`update image set updated_at = ${now},
            type_code = case when id = ${imageId}::int then ${type} else ${entry.type_code} end,
            slot = case when id = ${imageId}::int then ${slot}::int else ${entry.slot}::int end
          where id in (${imageId}::int, ${other?.id ?? imageId}::int)`.execute(tx);
      });
    },

    /** @throws Problem SLOT_EMPTY */
    async remove(address: SlotAddress): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await lockEntries(tx, address);
        const { type, slot, now } = await check(tx, address, true);
        if (!(await empty(tx, address, type, slot, now))) throw new Problem('SLOT_EMPTY');
      });
    },
  };
}

export type UploadService = ReturnType<typeof uploadService>;
