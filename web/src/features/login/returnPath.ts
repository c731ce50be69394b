import { paths } from '../../routes/paths.ts';

/** Pages that a login does not lead back to: they are for visitors. */
const visitorPages = ['/login', '/registration', '/lost-password', '/activation', '/email-change'];

const isWithin = (path: string, area: string): boolean =>
  path === area || path.startsWith(`${area}/`) || path.startsWith(`${area}?`);

/**
 * Where a login leads: back to the page that it was asked on, when that is a page of this site that the user may see; else
 * an administrator to the administration, and an entrant home.
 */
export function returnPath(state: unknown, administrator: boolean): string {
  const home = administrator ? paths.admin.index() : paths.home();
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from) || from === paths.home()) return home;
  const refused = [...visitorPages, administrator ? '/user' : '/admin'];
  return refused.some((area) => isWithin(from, area)) ? home : from;
}
