import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

type Content = components['schemas']['CompetitionRequest'];

/** The salon convention: colour and mono, four slots each (docs/product.md §2). */
const defaultImageTypes: components['schemas']['ImageType'][] = [
  { code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: 4 },
  { code: 'mono', title: { hu: 'Fekete-fehér', en: 'Monochrome' }, slots: 4 },
];

const columnsOf = (content: Content, now: Date) => ({
  title: JSON.stringify(content.title),
  description: JSON.stringify(content.description),
  competition_start: new Date(content.competitionStart),
  voting_start: new Date(content.votingStart),
  voting_end: new Date(content.votingEnd),
  award: new Date(content.award),
  min_point: content.minPoint,
  max_point: content.maxPoint,
  scoring: content.scoring,
  min_coverage: content.minCoverage,
  judged_by: content.judgedBy,
  entries_shown: content.entriesShown,
  pre_moderation: content.preModeration,
  min_longer_side: content.minLongerSide,
  updated_at: now,
});

async function writeTypes(tx: Db, id: number, types: components['schemas']['ImageType'][]): Promise<void> {
  const rows = types.map(({ code, title, slots }, position) => ({
    competition_id: id,
    code,
    position,
    title: JSON.stringify(title),
    slots,
  }));
  const codes = types.map(({ code }) => code);
  await tx.deleteFrom('image_type').where('competition_id', '=', id).where('code', 'not in', codes).execute();
  await tx
    .insertInto('image_type')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['competition_id', 'code']).doUpdateSet((e) => ({
        position: e.ref('excluded.position'),
        title: e.ref('excluded.title'),
        slots: e.ref('excluded.slots'),
      })),
    )
    .execute();
}

export async function insertCompetition(tx: Db, content: Content, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('competition')
    .values({ ...columnsOf(content, now), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeTypes(tx, id, content.imageTypes ?? defaultImageTypes);
  return id;
}

/** Writes the whole content; raises the version, and the revision of the results: the scoring may have changed. */
export async function updateCompetition(tx: Db, id: number, content: Content, now: Date): Promise<void> {
  await tx
    .updateTable('competition')
    .set({
      ...columnsOf(content, now),
      version: sql<number>`version + 1`,
      results_revision: sql<number>`results_revision + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (content.imageTypes) await writeTypes(tx, id, content.imageTypes);
}

export async function updateStatus(tx: Db, id: number, status: components['schemas']['CompetitionStatus'], now: Date) {
  await tx
    .updateTable('competition')
    .set({
      status,
      closed_at: status === 'CANCELLED' || status === 'ARCHIVED' ? now : null,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** The highest filled slot of each category. */
export const usedSlots = (tx: Db, id: number): Promise<{ type_code: string; highest: number }[]> =>
  tx
    .selectFrom('image')
    .select((e) => ['type_code', e.fn.max('slot').as('highest')])
    .where('competition_id', '=', id)
    .groupBy('type_code')
    .execute();

/** When the first vote of a competition was cast, withdrawn ones too. */
export async function firstVote(tx: Db, id: number): Promise<Date | null> {
  const query = tx.selectFrom('ballot').select((e) => e.fn.min<Date | null>('cast_at').as('at'));
  return (await query.where('competition_id', '=', id).executeTakeFirst())?.at ?? null;
}

/** When the first seat of a competition's jury was accepted, seats that were given up since too. */
export async function firstSeat(tx: Db, id: number): Promise<Date | null> {
  const query = tx.selectFrom('jury_seat').select((e) => e.fn.min<Date | null>('accepted_at').as('at'));
  return (await query.where('competition_id', '=', id).executeTakeFirst())?.at ?? null;
}

/** When the first photo that is in it was entered. */
export async function firstEntry(tx: Db, id: number): Promise<Date | null> {
  const query = tx.selectFrom('image').select((e) => e.fn.min<Date | null>('created_at').as('at'));
  return (await query.where('competition_id', '=', id).executeTakeFirst())?.at ?? null;
}

export async function removeCompetition(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('competition').where('id', '=', id).execute();
}
