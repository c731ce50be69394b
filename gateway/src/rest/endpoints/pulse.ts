import type { Body, Callers } from './caller.ts';

/** Live counts that administrators' pages poll every few seconds (docs/product.md §10). */
export const pulseEndpoints = ({ bearer }: Callers) => ({
  read: (body: Body<'adminGetPulse'>) => bearer.readByPost('adminGetPulse', '/api/admin/pulse', body),
});
