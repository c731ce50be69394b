import type { Callers } from './caller.ts';

/** What is the same for the whole installation; no token is sent. */
export const installationEndpoints = ({ open }: Callers) => ({
  read: () => open.get('getInstallation', '/api/installation'),
});
