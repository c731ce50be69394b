import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../notifications/notify.ts';
import { session } from './session.ts';

/** A path as people read it; as it stands when its escapes are no text. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Refuses a route: the literal message of specification §8, then the home page. */
function refuse(request: Request): never {
  const { pathname } = new URL(request.url);
  notify.negative(i18n.t('shell.session.forbidden').replace('[path]', readable(pathname)));
  throw redirect(paths.home());
}

/** An expired session is cleared before each navigation (specification §4). */
export const clearExpiredSession: MiddlewareFunction = () => {
  session.clearExpired();
};

/** /admin paths require the administrator flag to be true (specification §6). */
export const requireAdministrator: MiddlewareFunction = ({ request }) => {
  if (session.user().administrator !== true) refuse(request);
};

/** /login and /registration are refused to logged-in users (specification §6). */
export const requireVisitor: MiddlewareFunction = ({ request }) => {
  if (session.user().id !== undefined) refuse(request);
};

/** /user paths require a logged-in user who does not administer (specification §2, §6). */
export const requireEntrant: MiddlewareFunction = ({ request }) => {
  if (session.user().administrator !== false) refuse(request);
};
