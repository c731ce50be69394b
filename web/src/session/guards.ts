import type { Audience } from '@photo-competition/schema/routes';
import {
  createContext,
  createPath,
  RouterContextProvider,
  type createBrowserRouter,
  type Location,
  type MiddlewareFunction,
} from 'react-router-dom';
import { paths } from '../routes/paths.ts';
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

/** A router of the client's pages. */
export type Router = ReturnType<typeof createBrowserRouter>;

const theRouter = createContext<() => Router>();

/** Context that a router gives to the guards of its routes, of each navigation. */
export function routerContext(router: () => Router): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(theRouter, router);
  return context;
}

/** Whether the browser's address has changed already, as by a step through the history. */
const isAddress = (place: Location): boolean => createPath(window.location) === createPath(place);

/**
 * Refuses a route: the literal message of docs/product.md §14, then the home page. A visitor is offered to log in,
 * and comes to the refused page then, also by another login on the home page. React Router's `redirect` could not carry that page.
 */
function refuse({ state, navigate }: Router): Promise<void> {
  const place = state.navigation.location ?? state.location;
  const message = i18n.t('shell.session.forbidden').replace('[path]', readable(place.pathname));
  const isVisitor = session.user().id === undefined;
  const action = { label: i18n.t('shell.nav.login'), to: paths.login(), state: { from: createPath(place) } };
  notify.negative(message, isVisitor ? { action } : {});
  return navigate(paths.home(), { replace: isAddress(place), state: isVisitor ? action.state : null });
}

/** An expired session is cleared before each navigation (docs/product.md §13). */
export const clearExpiredSession: MiddlewareFunction = () => session.clearExpired();

/** Whether the user of the session belongs to an audience of the table of routes. */
function belongsTo(audience: Exclude<Audience, 'everyone'>): boolean {
  const { id, administrator } = session.user();
  if (audience === 'administrator') return administrator === true;
  return audience === 'entrant' ? administrator === false : id === undefined;
}

const guardOf =
  (audience: Exclude<Audience, 'everyone'>): MiddlewareFunction =>
  ({ context }) =>
    // Going elsewhere ends the navigation that asks: nothing is loaded for it.
    belongsTo(audience) ? undefined : refuse(context.get(theRouter)());

/** Refuses the pages of an audience to everyone else (docs/product.md §12). */
export const guards = {
  loggedOut: guardOf('loggedOut'),
  entrant: guardOf('entrant'),
  administrator: guardOf('administrator'),
};
