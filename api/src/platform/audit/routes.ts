import type { Handlers } from '../http/operation.ts';
import type { AuditService } from './service.ts';

/** The audit log for administrators. */
export const auditRoutes = (audit: AuditService): Handlers<'adminGetAudit'> => ({
  async adminGetAudit(call) {
    const { page = 0, size = 100, ...filter } = call.query;
    return { body: await audit.page(page, size, filter, call.locale) };
  },
});
