import { toBase64Url } from '@photo-competition/count/bytes';
import type { ExcludedBallot } from '@photo-competition/count/resultFile';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { CompetitionRow, ImageRow } from '../../platform/database/tables.ts';
import { excludedBallots } from '../exclusions/repository.ts';
import { append, newRecord, type CountLog, type NewEntry } from './log.ts';
import { rulesOf } from './opening.ts';
import type { CountSigner } from './signer.ts';

/** Changes since the log was written last. */
export interface Changes {
  /** Records of it. */
  entries: NewEntry[];
  rules: boolean;
  images: Pick<ImageRow, 'id' | 'moderation'>[];
}

/** The ballots that decisions have taken out of a version of the result. */
export async function excludedOf(db: Db, competitionId: number): Promise<ExcludedBallot[]> {
  const rows = await excludedBallots(db, competitionId);
  return rows.map(({ number, reason }) => ({ number: toBase64Url(number), reason }));
}

/** @param row the competition, read before the log's own row knows of the changes */
export async function changesOf(db: Db, log: CountLog, row: CompetitionRow, at: Date): Promise<Changes> {
  const rules = rulesOf(row);
  const competition = log.competition_id;
  const changed = (Object.keys(rules) as (keyof typeof rules)[]).filter((field) => rules[field] !== log.rules[field]);
  const told = changed.map((field) =>
    newRecord(competition, at, { type: 'rule', field, from: log.rules[field], to: rules[field] }),
  );
  if (log.revision === row.results_revision) return { entries: told, rules: changed.length > 0, images: [] };
  const { rows: images } = await sql<Pick<ImageRow, 'id' | 'moderation'>>`select image.id, image.moderation
    from count_image join image on image.id = count_image.image_id
    where count_image.competition_id = ${competition} and count_image.moderation <> image.moderation order by image.id`.execute(
    db,
  );
  const moderated = images.map(({ id, moderation }) =>
    newRecord(competition, at, { type: 'moderation', image: id, status: moderation }),
  );
  return { entries: [...told, ...moderated], rules: changed.length > 0, images };
}

/** Keeps that a revision of the competition has brought nothing that a log tells. */
export const knowRevision = (db: Db, log: CountLog, row: CompetitionRow) =>
  db
    .updateTable('count_log')
    .set({ revision: row.results_revision })
    .where('competition_id', '=', log.competition_id)
    .where('revision', '=', log.revision)
    .execute();

/** Keeps that the log knows of the moderation of images. */
export async function noteImages(tx: Db, competitionId: number, images: Changes['images']): Promise<void> {
  if (!images.length) return;
  await sql`update count_image set moderation = now.moderation
    from unnest(${images.map(({ id }) => id)}::int[], ${images.map(({ moderation }) => moderation)}::text[]) as now (id, moderation)
    where competition_id = ${competitionId}::int and image_id = now.id`.execute(tx);
}

/** Puts what has changed into the log. @returns whether there was something and nobody else has done it meanwhile */
export async function noteChanges(
  db: Db,
  signer: CountSigner,
  log: CountLog,
  row: CompetitionRow,
  now: Date,
): Promise<boolean> {
  const { entries, images } = await changesOf(db, log, row, now);
  const { competition_id: id } = log;
  const set = { rules: JSON.stringify({ ...log.rules, ...rulesOf(row) }), revision: row.results_revision };
  if (entries.length) return append(db, signer, log, { entries, set }, now, (tx) => noteImages(tx, id, images));
  if (log.revision !== row.results_revision) await knowRevision(db, log, row);
  return false;
}
