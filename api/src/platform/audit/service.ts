import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { boundedCount } from '../database/boundedCount.ts';
import type { Db } from '../database/database.ts';
import type { Locale } from '../http/messages.ts';
import { pageOf } from '../http/operation.ts';
import { invalidField } from '../http/problem.ts';
import { changesOf } from './changes.ts';

type Schemas = components['schemas'];

/** Which entries of the log. */
export type AuditFilter = Schemas['AuditFilter'];

/** @throws Problem 422 for an object's id without its kind */
export function checkAuditFilter({ objectType, objectId }: AuditFilter): void {
  if (objectId !== undefined && objectType === undefined) throw invalidField('objectType', 'REQUIRED');
}

/** The entries for which all of a filter holds. */
export function matchingEntries(db: Db, { actor, action, objectType, objectId, competitionId, from, to }: AuditFilter) {
  let query = db.selectFrom('audit_log');
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (action !== undefined) query = query.where('action', '=', action);
  if (objectType !== undefined) query = query.where('object_type', '=', objectType);
  if (objectId !== undefined) query = query.where('object_id', '=', objectId);
  if (competitionId !== undefined) query = query.where('audit_log.competition_id', '=', competitionId);
  if (from !== undefined) query = query.where('at', '>=', new Date(from));
  return to === undefined ? query : query.where('at', '<', new Date(to));
}

/** Reads of the audit log. */
export const auditService = (db: Db) => ({
  /**
   * A page of the log, newest entry first.
   * @param locale of labels and titles
   * @throws Problem 422 for an object's id without its kind
   */
  async page(page: number, size: number, filter: AuditFilter, locale: Locale): Promise<Schemas['AuditPage']> {
    checkAuditFilter(filter);
    const all = matchingEntries(db, filter);
    const isOfTime = filter.from !== undefined || filter.to !== undefined || filter.actor !== undefined;
    // Each order is that of an index: by time the entries of a time lie together, and of a person's those of a time. The ids first, which are in the index
    // itself: looking through the whole entries, newest first, would seem as cheap for a person who did much, and reads most of
    // the log for a person who did little.
    const ordered = isOfTime ? all.orderBy('at', 'desc') : all;
    const ids = ordered
      .select('id')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(page * size);
    const entries = (isOfTime ? db.selectFrom('audit_log').orderBy('at', 'desc') : db.selectFrom('audit_log'))
      .selectAll()
      .select((e) =>
        e
          .selectFrom('competition')
          .select('title')
          .whereRef('competition.id', '=', 'audit_log.competition_id')
          .as('competition_title'),
      )
      .where('id', '=', sql<number>`any(array(${ids}))`)
      .orderBy('id', 'desc');
    const [rows, total] = await Promise.all([
      entries.execute(),
      boundedCount(db, sql`${all.select(sql.lit(1).as('one'))}`),
    ]);
    const content = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      objectType: row.object_type,
      objectId: row.object_id,
      label: row.label?.[locale] ?? null,
      competitionId: row.competition_id,
      competitionTitle: row.competition_title?.[locale] ?? null,
      before: row.before ?? null,
      after: row.after ?? null,
      changes: changesOf(row.before, row.after),
      requestId: row.request_id,
    }));
    return pageOf(content, page, size, total);
  },
});

export type AuditService = ReturnType<typeof auditService>;
