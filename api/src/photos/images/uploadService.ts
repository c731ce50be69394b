import { sql } from 'kysely';
import { claimBlobs, listGarbage } from '../../platform/blobs/garbage.ts';
import { newBlobKey, type BlobStore } from '../../platform/blobs/blobStore.ts';
import type { Clock } from '@photo-competition/schema/clock';
import { phaseAt } from '@photo-competition/schema/phase';
import { checkMayEnter } from '../../competitions/judges.ts';
import { timed } from '../../competitions/present.ts';
import { findCompetition, lockCompetition, type CompetitionRecord } from '../../competitions/repository.ts';
import { checkPhase } from '../../competitions/rules.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log.ts';
import { fieldProblem, invalidField, Problem } from '../../platform/http/problem.ts';
import { refusingPictures } from './refusingPictures.ts';
import { processImage, type ProcessedImage } from './pipeline/pipeline.ts';
import { beginUpload, endUpload, lastStoring, noteArrival } from '../../competitions/pendingUploads.ts';
import { slotOf } from './slotName.ts';
import {
  checkRoom,
  emptySlot,
  inSlot,
  insertEntry,
  lockEntries,
  type SlotAddress,
  type StoredFiles,
} from './slotEntries.ts';
import { storeDerivatives } from './storedDerivatives.ts';
import type { UploadRequest } from './uploadRequest.ts';

interface Parts {
  db: Db;
  blobs: BlobStore;
  clock: Clock;
  log: Logger;
  maxMegapixels: number;
}

const keysOf = ({ originalKey, derivatives }: StoredFiles) => [originalKey, ...derivatives.map(({ key }) => key)];

/** @throws Problem VALIDATION_FAILED at the field that names the slot */
function checkSlot(
  competition: CompetitionRecord,
  { slotName, slotField }: SlotAddress,
): { type: string; slot: number } {
  const { type, slot } = slotOf(slotName);
  const found = competition.imageTypes.find(({ code }) => code === type);
  if (!found || slotName !== `${type}-${slot}` || slot < 1 || slot > found.slots)
    throw invalidField(slotField, 'SLOT_UNKNOWN');
  return { type, slot };
}

/** An upload that is being taken. */
interface Pending {
  /** Of its row. */
  id: string;
  minLongerSide: number;
}

/** Putting photos into slots (docs/product.md §2), in UPLOADING only. */
export function uploadService({ db, blobs, clock, log, maxMegapixels }: Parts) {
  /** @throws Problem NOT_FOUND, IS_JUDGE, VALIDATION_FAILED */
  async function place(tx: Db, address: SlotAddress, lock: boolean) {
    const { competitionId } = address;
    const competition = lock
      ? await lockCompetition(tx, competitionId, 'share')
      : await findCompetition(tx, competitionId);
    if (!competition || competition.status === 'DRAFT') throw new Problem('NOT_FOUND');
    if (competition.judged_by !== 'VOTERS') await checkMayEnter(tx, competitionId, address.viewer);
    return { competition, ...checkSlot(competition, address) };
  }

  /** @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED */
  async function check(tx: Db, address: SlotAddress, lock: boolean) {
    const found = await place(tx, address, lock);
    // Read after the lock was granted: whoever waited past the deadline is too late.
    const now = clock();
    checkPhase(timed(found.competition), 'UPLOADING', now);
    return { ...found, now };
  }

  /**
   * An upload that arrived before votingStart is stored after it too, for as long as voting waits for it (docs/product.md §2).
   * @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED
   */
  async function checkArrived(tx: Db, address: SlotAddress, arrivedAt: Date, pending: Pending) {
    const found = await place(tx, address, true);
    const { competition } = found;
    const now = clock();
    checkPhase(timed(competition), 'UPLOADING', arrivedAt);
    const isAwaited = await endUpload(tx, pending.id);
    if (phaseAt(timed(competition), now) === 'UPLOADING') return { ...found, now };
    if (isAwaited && !competition.hasLog && now < lastStoring(competition)) return { ...found, now };
    const values = { at: arrivedAt, from: competition.voting_start };
    throw new Problem('WRONG_PHASE', { values: { reason: { phrase: 'phase.STORED_TOO_LATE', values } } });
  }

  async function store(file: string, image: ProcessedImage): Promise<StoredFiles> {
    const originalKey = newBlobKey(`original.${image.format}`);
    const derivatives = await storeDerivatives(blobs, image.derivatives, async (keys) => {
      await listGarbage(db, [originalKey, ...keys], clock());
      await blobs.put(originalKey, { file });
    });
    return { originalKey, derivatives };
  }

  /** Refuses before the body is read what would be refused after it. */
  async function begin(address: SlotAddress): Promise<Pending> {
    const { competition, type, slot, now } = await check(db, address, false);
    if (!(await inSlot(db, address, type, slot))) await checkRoom(db, address);
    return { id: await beginUpload(db, competition.id, now), minLongerSide: competition.min_longer_side };
  }

  /** Changes title and description of the entry that is there. @throws Problem SLOT_EMPTY */
  const putWords = (address: SlotAddress, { data, arrivedAt }: UploadRequest, pending: Pending) =>
    db.transaction().execute(async (tx) => {
      await lockEntries(tx, address);
      const { type, slot, now } = await checkArrived(tx, address, arrivedAt, pending);
      const old = await inSlot(tx, address, type, slot);
      if (!old) throw fieldProblem('SLOT_EMPTY', 'file');
      const change = { title: data.title.trim(), description: data.description.trim(), updated_at: now };
      await tx.updateTable('image').set(change).where('id', '=', old.id).execute();
      return { created: false };
    });

  /** Puts a file into a slot; until it is stored whole the old entry stays. */
  async function put(address: SlotAddress, upload: UploadRequest, pending: Pending): Promise<{ created: boolean }> {
    const { data, file, arrivedAt } = upload;
    await noteArrival(db, pending.id, arrivedAt);
    // Before the photo is worked on: whoever is too late is told at once.
    checkPhase(timed((await place(db, address, false)).competition), 'UPLOADING', arrivedAt);
    if (!file) return putWords(address, upload, pending);
    const limits = { maxMegapixels, minLongerSide: pending.minLongerSide };
    const image = await refusingPictures('file', () => processImage(file.path, limits), log);
    const files = await store(file.path, image);
    return db.transaction().execute(async (tx) => {
      await lockEntries(tx, address);
      const place = await checkArrived(tx, address, arrivedAt, pending);
      const replaced = await emptySlot(tx, address, place.type, place.slot, place.now);
      if (!replaced) await checkRoom(tx, address);
      await insertEntry(tx, address, place, { data, file, arrivedAt }, image, files);
      await claimBlobs(tx, keysOf(files));
      return { created: !replaced };
    });
  }

  return {
    /**
     * Takes an upload. It counts if its last byte came before votingStart, however long its photo waits for its turn, for two
     * minutes at most after that (docs/product.md §2).
     * @param read reads its body, and works on what it holds
     * @returns whether the slot was empty before
     * @throws Problem NOT_FOUND, VALIDATION_FAILED, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED, COMPETITION_FULL, SLOT_EMPTY, and why a file is
     *   refused
     */
    async take(
      address: SlotAddress,
      read: (work: (upload: UploadRequest) => Promise<{ created: boolean }>) => Promise<{ created: boolean }>,
    ): Promise<{ created: boolean }> {
      const pending = await begin(address);
      try {
        return await read((upload) => put(address, upload, pending));
      } catch (error) {
        // Nobody waits for it any more; where even this fails its bound holds.
        await endUpload(db, pending.id).catch((err: unknown) => log.warn({ err }, 'an upload is waited for in vain'));
        throw error;
      }
    },

    /**
     * Puts an entry into another slot; one that is there changes places with it. The call names the entry and the slot that it is to be
     * in, not two slots: sent again it changes nothing, where a repeated exchange would take itself back.
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
        if (!(await emptySlot(tx, address, type, slot, now))) throw new Problem('SLOT_EMPTY');
      });
    },
  };
}

export type UploadService = ReturnType<typeof uploadService>;
