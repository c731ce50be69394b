import type { Audience } from '@photo-competition/schema/routes';
import { paths } from '../routes/paths.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../notifications/notify.ts';
import type { Elsewhere, Guard, Visit } from '../router/pageRoute.ts';
import { session } from './session.ts';

/** A path as people read it; as it stands when its escapes are no text. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Refuses a route: the literal message of docs/product.md §14, then the home page. Whoever is not logged in is offered to log in,
 * and comes to the refused page then, also by another login on the home page.
 */
function refuse({ location: { pathname, search, hash } }: Visit): Elsewhere {
  const message = i18n.t('shell.session.forbidden').replace('[path]', readable(pathname));
  const isVisitor = session.user().id === undefined;
  const action = {
    label: i18n.t('shell.nav.login'),
    to: paths.login(),
    state: { from: `${pathname}${search}${hash}` },
  };
  notify.negative(message, isVisitor ? { action } : {});
  return { to: paths.home(), state: isVisitor ? action.state : null };
}

/** An expired session is cleared before each navigation (docs/product.md §13). */
export const clearExpiredSession: Guard = () => session.clearExpired();

/** Whether the user of the session belongs to an audience of the table of routes. */
function belongsTo(audience: Exclude<Audience, 'everyone'>): boolean {
  const { id, administrator } = session.user();
  if (audience === 'administrator') return administrator === true;
  return audience === 'entrant' ? administrator === false : id === undefined;
}

const guardOf =
  (audience: Exclude<Audience, 'everyone'>): Guard =>
  (visit) =>
    belongsTo(audience) ? undefined : refuse(visit);

/** Refuses the pages of an audience to everyone else (docs/product.md §12). */
export const guards = {
  loggedOut: guardOf('loggedOut'),
  entrant: guardOf('entrant'),
  administrator: guardOf('administrator'),
};
