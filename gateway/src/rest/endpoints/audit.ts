import type { Callers, Query } from './caller.ts';

/** The audit log. */
export const auditEndpoints = ({ bearer }: Callers) => ({
  page: (query: Query<'adminGetAudit'>) => bearer.get('adminGetAudit', '/api/admin/audit', query),
});
