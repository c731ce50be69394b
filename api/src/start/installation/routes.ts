import { forEveryone } from '../../platform/http/caching.ts';
import type { Handlers } from '../../platform/http/operation.ts';

/** Seconds for which others may be shown the settings: they change with a restart only. */
const installationSeconds = 60;

/** Settings that clients read. @param timeZone IANA time zone of the organisers */
export const installationRoutes = (timeZone: string): Handlers<'getInstallation'> => ({
  getInstallation: () => Promise.resolve({ body: { timeZone }, headers: forEveryone(installationSeconds) }),
});
