import { toHex, toUtf8 } from '@photo-competition/count/bytes';
import { fileCommitmentOf } from '@photo-competition/count/encoding';
import { canonicalJson, type ListedImage } from '@photo-competition/count/records';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { findCompetition, lockCompetitionRow } from '../../competitions/repository.ts';
import type { CountedRules } from '../../platform/database/countTables.ts';
import type { Db } from '../../platform/database/database.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import { beginLog, newRecord } from './log.ts';
import { endUploads, isAwaiting } from '../../competitions/pendingUploads.ts';
import { sha256, type CountSigner } from './signer.ts';

/** SHA-256, hexadecimal, of a text. */
export const hexOf = (text: string): string => toHex(sha256(toUtf8(text)));

/** The rules of a competition as the log tells them, but for the number that is the installation's. */
export const rulesOf = (row: CompetitionRow): Omit<CountedRules, 'minCoverageVoters'> => ({
  votingStart: row.voting_start.toISOString(),
  votingEnd: row.voting_end.toISOString(),
  award: row.award.toISOString(),
  minPoint: row.min_point,
  maxPoint: row.max_point,
  scoring: row.scoring,
  minCoverage: row.min_coverage,
});

/** Number of entrants who can vote: neither administrators nor disabled. */
export async function countEligible(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('account')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('enabled', '=', true)
    .where('administrator', '=', false)
    .where('activated_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return n;
}

const hasLog = async (db: Db, competitionId: number): Promise<boolean> =>
  (await db
    .selectFrom('count_log')
    .select('competition_id')
    .where('competition_id', '=', competitionId)
    .executeTakeFirst()) !== undefined;

/** An image with what opens the commitment to its file. */
type CommittedImage = ListedImage & { salt: Buffer };

/** The images as they are now: the log is about these. Hashes of files would link entries of one file in two competitions. */
async function commitImages(tx: Db, competitionId: number): Promise<CommittedImage[]> {
  const images = await tx
    .selectFrom('image')
    .select(['id', 'type_code as type', 'sha256'])
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .execute();
  return images.map(({ sha256: file, ...image }) => {
    const salt = randomBytes(16);
    return { ...image, salt, sha256: toHex(fileCommitmentOf(sha256, salt, Buffer.from(file, 'hex'))) };
  });
}

const keepImages = (tx: Db, competitionId: number, images: readonly CommittedImage[]) =>
  sql`insert into count_image (competition_id, image_id, type_code, sha256, salt, moderation)
    select competition_id, id, type_code, listed.sha256, listed.salt, moderation
    from unnest(${images.map(({ id }) => id)}::int[], ${images.map((image) => image.sha256)}::text[],
      ${images.map(({ salt }) => salt)}::bytea[]) as listed (id, sha256, salt)
    join image using (id) where competition_id = ${competitionId}`.execute(tx);

/** None is opened but between votingStart and votingEnd, nor where nobody votes. */
const mayOpen = (row: CompetitionRow, now: Date): boolean =>
  row.status !== 'DRAFT' && row.judged_by !== 'JURY' && row.voting_start < now && now < row.voting_end;

/** Whether a competition has a log: `open`; `waiting` until the photos that came in time are stored; `none` outside voting. */
export type Opening = 'open' | 'waiting' | 'none';

/**
 * Opens the log of a competition: fixes its rules and images in the first entry. Waits for uploads and votes that are being written;
 * those that have come in time and are still worked on are not waited for here.
 * @param minVoters is sealed beside the coverage rule
 */
export async function openLog(
  db: Db,
  signer: CountSigner,
  competitionId: number,
  minVoters: number,
  now: Date,
): Promise<Opening> {
  const found = await findCompetition(db, competitionId);
  if (found?.hasLog) return 'open';
  // Without a lock, so that the votes that are refused meanwhile do not keep the photos from being stored.
  if (!found || !mayOpen(found, now)) return 'none';
  if (await isAwaiting(db, found, now)) return 'waiting';
  return db.transaction().execute(async (tx) => {
    const row = await lockCompetitionRow(tx, competitionId, 'update');
    if (!row || !mayOpen(row, now)) return 'none';
    if (await hasLog(tx, competitionId)) return 'open';
    if (await isAwaiting(tx, row, now)) return 'waiting';
    await endUploads(tx, competitionId);
    const rules = { ...rulesOf(row), minCoverageVoters: minVoters };
    const earlier = await tx
      .selectFrom('ballot')
      .select('id')
      .where('competition_id', '=', competitionId)
      .limit(1)
      .executeTakeFirst();
    const eligible = await countEligible(tx);
    const log = { competition_id: competitionId, revision: row.results_revision, batch_at: now };
    const images = await commitImages(tx, competitionId);
    const listed = images.map(({ salt: _, ...image }): ListedImage => image);
    const record = newRecord(competitionId, now, {
      type: 'open',
      ...rules,
      images: hexOf(canonicalJson(listed)),
      eligible,
      ...(earlier ? { since: now.toISOString() } : {}),
    });
    await beginLog(tx, signer, { ...log, rules: JSON.stringify(rules) }, record);
    await keepImages(tx, competitionId, images);
    return 'open';
  });
}
