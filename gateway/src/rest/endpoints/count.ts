import type { Callers } from './caller.ts';

/** What lets anyone repeat a count; no token is sent. */
export const countEndpoints = ({ open }: Callers) => ({
  keys: () => open.get('getCountKeys', '/api/count/keys'),
});
