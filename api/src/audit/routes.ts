import type { Db } from '../database/database.ts';
import { pageOf, requireAdministrator, type Handlers } from '../http/operation.ts';

/** The audit log for administrators, newest first. */
export const auditRoutes = (db: Db): Handlers<'adminGetAudit'> => ({
  async adminGetAudit(call) {
    requireAdministrator(call);
    const { page = 0, size = 100 } = call.query;
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute();
    const { n } = await db
      .selectFrom('audit_log')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const content = rows.map(({ id, at, actor, action, object_type, object_id, before, after, request_id }) => ({
      id,
      at: at.toISOString(),
      actor,
      action,
      objectType: object_type,
      objectId: object_id,
      before: before ?? null,
      after: after ?? null,
      requestId: request_id,
    }));
    return { body: pageOf(content, page, size, n) };
  },
});
