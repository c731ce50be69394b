import type { Body, Callers } from './caller.ts';

/** What administrators' pages ask for every few seconds (docs/product.md §10). */
export const pulseEndpoints = ({ bearer }: Callers) => ({
  read: (body: Body<'adminGetPulse'>) => bearer.readByPost('adminGetPulse', '/api/admin/pulse', body),
});
