import { sql, type SqlBool } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CompetitionRow, ImageTypeRow } from '../database/tables.ts';

/** A competition with its categories in display order. */
export interface CompetitionRecord extends CompetitionRow {
  imageTypes: ImageTypeRow[];
}

/** Which competitions, in which order, which part. */
export interface CompetitionQuery {
  sort: 'created_at' | 'competition_start' | 'award' | 'status';
  direction: 'asc' | 'desc';
  limit?: number;
  offset?: number;
}

async function withTypes(db: Db, rows: CompetitionRow[]): Promise<CompetitionRecord[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const types = await db
    .selectFrom('image_type')
    .selectAll()
    .where('competition_id', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, imageTypes: types.filter((type) => type.competition_id === row.id) }));
}

export async function findCompetition(db: Db, id: number): Promise<CompetitionRecord | null> {
  const row = await db.selectFrom('competition').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ((await withTypes(db, [row]))[0] ?? null) : null;
}

/**
 * Locks the row until the transaction ends: `share` for who enters or votes, so that dates and status hold meanwhile;
 * `update` for who changes it.
 */
export async function lockCompetition(tx: Db, id: number, mode: 'share' | 'update'): Promise<CompetitionRecord | null> {
  const query = tx.selectFrom('competition').selectAll().where('id', '=', id);
  const row = await (mode === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
  return row ? ((await withTypes(tx, [row]))[0] ?? null) : null;
}

/** The active one (product.md §1): the one that `[competitionStart, award]` holds, else the next to start. */
export async function findActiveCompetition(db: Db, now: Date): Promise<CompetitionRecord | null> {
  const row = await db
    .selectFrom('competition')
    .selectAll()
    .where('status', 'in', ['PUBLISHED', 'PAUSED'])
    .where('award', '>=', now)
    .orderBy(sql`case when competition_start <= ${now} then 0 else 1 end`)
    .orderBy('competition_start')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? ((await withTypes(db, [row]))[0] ?? null) : null;
}

const ended = (now: Date) =>
  sql<SqlBool>`(status = 'ARCHIVED' or award < ${now}) and status in ('PUBLISHED', 'PAUSED', 'ARCHIVED')`;

/** Ended ones that are neither DRAFT nor CANCELLED, by createdAt ascending. */
export async function findArchived(db: Db, now: Date, limit: number, offset: number) {
  const rows = await db
    .selectFrom('competition')
    .selectAll()
    .where(ended(now))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { n } = await db
    .selectFrom('competition')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where(ended(now))
    .executeTakeFirstOrThrow();
  return { competitions: await withTypes(db, rows), total: n };
}

export async function findCompetitions(db: Db, { sort, direction, limit, offset }: CompetitionQuery) {
  let query = db.selectFrom('competition').selectAll().orderBy(sort, direction).orderBy('id', direction);
  if (limit !== undefined) query = query.limit(limit).offset(offset ?? 0);
  const { n } = await db
    .selectFrom('competition')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { competitions: await withTypes(db, await query.execute()), total: n };
}

/** Numbers of entries: all of them, and those that are APPROVED. */
export async function countEntries(
  db: Db,
  ids: number[],
): Promise<Map<number, { entries: number; approved: number; votes: number }>> {
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('image')
    .select((e) => [
      'competition_id',
      e.fn.countAll<number>().as('entries'),
      sql<number>`count(*) filter (where moderation = 'APPROVED')`.as('approved'),
      sql<number>`coalesce(sum(vote_count), 0)`.as('votes'),
    ])
    .where('competition_id', 'in', ids)
    .groupBy('competition_id')
    .execute();
  return new Map(rows.map(({ competition_id, ...counts }) => [competition_id, counts]));
}
