import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../database/database.ts';
import type { Locale } from '../http/messages.ts';
import { pageOf } from '../http/operation.ts';

type Schemas = components['schemas'];

/** Reads of the audit log. */
export const auditService = (db: Db) => ({
  /**
   * A page of the log, newest entry first.
   * @param competitionId only what belongs to it, where one is given
   * @param locale of the labels
   */
  async page(
    page: number,
    size: number,
    competitionId: number | undefined,
    locale: Locale,
  ): Promise<Schemas['AuditPage']> {
    let all = db.selectFrom('audit_log');
    if (competitionId !== undefined) all = all.where('competition_id', '=', competitionId);
    const rows = await all
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute();
    const { n } = await all.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    const content = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      objectType: row.object_type,
      objectId: row.object_id,
      label: row.label?.[locale] ?? null,
      competitionId: row.competition_id,
      before: row.before ?? null,
      after: row.after ?? null,
      requestId: row.request_id,
    }));
    return pageOf(content, page, size, n);
  },
});

export type AuditService = ReturnType<typeof auditService>;
