import { toHex, toUtf8 } from '@photo-competition/schema/count/bytes';
import { canonicalJson, type ListedImage } from '@photo-competition/schema/count/records';
import { sql } from 'kysely';
import { lockCompetitionRow } from '../competitions/repository.ts';
import type { CountedRules } from '../database/countTables.ts';
import type { Db } from '../database/database.ts';
import type { CompetitionRow } from '../database/tables.ts';
import { beginLog, newRecord } from './log.ts';
import { sha256, type CountSigner } from './signer.ts';

/** SHA-256, hexadecimal, of a text. */
export const hexOf = (text: string): string => toHex(sha256(toUtf8(text)));

/** The rules of a competition as the log tells them. */
export const rulesOf = (row: CompetitionRow): CountedRules => ({
  votingStart: row.voting_start.toISOString(),
  votingEnd: row.voting_end.toISOString(),
  award: row.award.toISOString(),
  minPoint: row.min_point,
  maxPoint: row.max_point,
  scoring: row.scoring,
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

/** The images as they are now: the log is about these. */
const listImages = (tx: Db, competitionId: number): Promise<ListedImage[]> =>
  tx
    .selectFrom('image')
    .select(['id', 'type_code as type', 'sha256'])
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .execute();

const keepImages = (tx: Db, competitionId: number) =>
  sql`insert into count_image (competition_id, image_id, type_code, sha256, moderation)
    select competition_id, id, type_code, sha256, moderation from image where competition_id = ${competitionId}`.execute(
    tx,
  );

/**
 * Opens the log of a competition: fixes its rules and images in the first entry. Waits for uploads and votes that are being written.
 * @returns whether there is a log now: none is opened but between votingStart and votingEnd
 */
export async function openLog(db: Db, signer: CountSigner, competitionId: number, now: Date): Promise<boolean> {
  if (await hasLog(db, competitionId)) return true;
  return db.transaction().execute(async (tx) => {
    const row = await lockCompetitionRow(tx, competitionId, 'update');
    if (!row || row.status === 'DRAFT' || row.voting_start >= now || row.voting_end <= now) return false;
    if (await hasLog(tx, competitionId)) return true;
    const rules = rulesOf(row);
    const earlier = await tx
      .selectFrom('ballot')
      .select('id')
      .where('competition_id', '=', competitionId)
      .limit(1)
      .executeTakeFirst();
    const eligible = await countEligible(tx);
    const log = { competition_id: competitionId, revision: row.results_revision, batch_at: now };
    const images = await listImages(tx, competitionId);
    const record = newRecord(competitionId, now, {
      ...{ type: 'open', ...rules, images: hexOf(canonicalJson(images)), eligible },
      ...(earlier ? { since: now.toISOString() } : {}),
    });
    await beginLog(tx, signer, { ...log, rules: JSON.stringify(rules) }, record);
    await keepImages(tx, competitionId);
    return true;
  });
}
