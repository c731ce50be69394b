import { requireAdministrator, type Handlers } from '../http/operation.ts';
import type { AuditService } from './service.ts';

/** The audit log for administrators. */
export const auditRoutes = (audit: AuditService): Handlers<'adminGetAudit'> => ({
  async adminGetAudit(call) {
    requireAdministrator(call);
    const { page = 0, size = 100, competitionId } = call.query;
    return { body: await audit.page(page, size, competitionId, call.locale) };
  },
});
