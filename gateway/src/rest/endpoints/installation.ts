import type { Callers } from './caller.ts';

/** Settings of the whole installation; no token is sent. */
export const installationEndpoints = ({ open }: Callers) => ({
  read: () => open.get('getInstallation', '/api/installation'),
});
