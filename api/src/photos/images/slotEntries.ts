import { mostImages } from '@photo-competition/count/countFile';
import { sql } from 'kysely';
import type { CompetitionRecord } from '../../competitions/repository.ts';
import { listGarbage } from '../../platform/blobs/garbage.ts';
import type { Db } from '../../platform/database/database.ts';
import type { StoredDerivative } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { noExposure } from './pipeline/exposure.ts';
import type { ProcessedImage } from './pipeline/pipeline.ts';
import { nearDuplicateDistance } from './pipeline/similarity.ts';
import { randomVersion } from './randomVersion.ts';
import type { UploadRequest } from './uploadRequest.ts';

/** A slot of a person. */
export interface SlotAddress {
  competitionId: number;
  slotName: string;
  /** Where the call names the slot: what is refused when the competition has no such slot. */
  slotField: 'image_type' | 'to';
  viewer: Viewer;
}

/** Where the files of an entry are. */
export interface StoredFiles {
  originalKey: string;
  derivatives: StoredDerivative[];
}

/** @throws Problem COMPETITION_FULL where the file of ballots could not name one more image (count/README.md) */
export async function checkRoom(tx: Db, { competitionId }: SlotAddress): Promise<void> {
  const { images } = await tx
    .selectFrom('image_count')
    .select(sql<number>`coalesce(sum(images), 0)::int`.as('images'))
    .where('competition_id', '=', competitionId)
    .executeTakeFirstOrThrow();
  if (images >= mostImages) throw new Problem('COMPETITION_FULL', { values: { limit: mostImages } });
}

/** Changes of a competition's entries follow each other: each is compared with what the others have entered. */
export const lockEntries = (tx: Db, { competitionId }: SlotAddress) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`entries of ${competitionId}`}, 0))`.execute(tx);

/** The entry in a slot; undefined when it is empty. */
export const inSlot = (tx: Db, { competitionId, viewer }: SlotAddress, type: string, slot: number) =>
  tx
    .selectFrom('image')
    .select(['id', 'original_key', 'derivatives', 'created_at'])
    .where('competition_id', '=', competitionId)
    .where('voter_key', '=', viewer.voterKey)
    .where('type_code', '=', type)
    .where('slot', '=', slot)
    .executeTakeFirst();

/** Takes what is in a slot out of it. @returns whether there was something */
export async function emptySlot(tx: Db, address: SlotAddress, type: string, slot: number, now: Date): Promise<boolean> {
  const old = await inSlot(tx, address, type, slot);
  if (!old) return false;
  // There are some where voting was put off after it had begun, or an upload is stored after votingStart: they are about a photo
  // that is gone.
  await tx.deleteFrom('comment').where('image_id', '=', old.id).execute();
  await tx.deleteFrom('image').where('id', '=', old.id).execute();
  await listGarbage(tx, [old.original_key, ...old.derivatives.map(({ key }) => key)], now);
  return true;
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
        // A concurrent removal of an account deletes entries without taking this lock: they are skipped.
        .forKeyShare()
        .skipLocked(),
    )
    .execute();
}

/** Puts a processed photo into a slot that is empty. @returns the id of the image */
export async function insertEntry(
  tx: Db,
  address: SlotAddress,
  place: { type: string; slot: number; now: Date; competition: Pick<CompetitionRecord, 'entries_shown'> },
  { data, file, arrivedAt }: UploadRequest & { file: NonNullable<UploadRequest['file']> },
  image: ProcessedImage,
  files: StoredFiles,
): Promise<number> {
  const { camera, lens, focalLength, aperture, shutter, iso, takenAt } = image.exposure ?? noExposure;
  const hash = BigInt.asIntN(64, image.perceptualHash).toString();
  const { id } = await tx
    .insertInto('image')
    .values({
      id: sql<number>`free_image_id()`,
      competition_id: address.competitionId,
      voter_key: address.viewer.voterKey,
      type_code: place.type,
      slot: place.slot,
      title: data.title.trim(),
      description: data.description.trim(),
      moderation_reason: null,
      held_back: place.competition.entries_shown === 'ACCEPTED',
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
      created_at: arrivedAt,
      updated_at: place.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('image_tally').values({ image_id: id, competition_id: address.competitionId }).execute();
  // There was no time to read them: it is done later, from the stored original.
  if (!image.exposure)
    await tx
      .insertInto('derivative_backfill')
      .values({ image_id: id, error: null, wants_small: false, wants_exposure: true })
      .execute();
  await flagSimilar(tx, id, hash);
  return id;
}
