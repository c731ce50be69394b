import { isNumericParam } from '@photo-competition/schema/routes';
import {
  matchRoutes,
  resolvePath,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type RouteMatch,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { MatchedRoute, PageModule, PageRoute } from './pageRoute.ts';

/** The browser's history, or one in memory, as React Router has them. */
export type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where the client is. */
export interface RouterState {
  location: Location;
  /** How it was come to. */
  action: `${NavigationType}`;
  /** The page and the layouts around it, outermost first; null until the first page has been loaded. */
  matches: RouteMatch[] | null;
  /** Whether another page is being loaded; this one stays until it is there. */
  loading: boolean;
  /** Whether the last navigation keeps the position of the page. */
  preventScrollReset: boolean;
  /** Whether it is shown at once, and not in slices. */
  flushSync: boolean;
}

/** A navigation that was held back. */
export interface HeldBack {
  /** Goes there after all. */
  proceed(): void;
  /** Stays. */
  stay(): void;
}

/** Holds navigations back. */
export interface Blocker {
  /** Whether a navigation is to be held back. */
  blocks(from: Location, to: Location): boolean;
  /** Is told which one was; null when it is none any more. */
  held(navigation: HeldBack | null): void;
}

/** Goes to a page, or as many steps through the history. Resolves when the page is there, or another one was gone to. */
export interface Navigate {
  (to: To, options?: NavigateOptions): Promise<void>;
  (delta: number): Promise<void>;
}

type Change = Pick<RouterState, 'location' | 'action' | 'preventScrollReset' | 'flushSync'>;

/** How a navigation is that says nothing else. */
const plain = { preventScrollReset: false, flushSync: false };

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const isHashOnly = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '' && from.hash !== to.hash;

/** The same layouts around another page. */
function replaced(found: MatchedRoute[], route: PageRoute): MatchedRoute[] {
  const last = found.at(-1) ?? { params: {}, pathname: '/', pathnameBase: '/' };
  return [...found.slice(0, -1), { ...last, route: route as MatchedRoute['route'] }];
}

/** In the place of a page that could not be loaded: fails when it is rendered, for the boundary around it. */
const failed = (error: unknown): PageRoute => ({
  Component: () => {
    throw error;
  },
});

/**
 * Goes from page to page: asks guards and blockers, loads the next page while the last one stays, and changes the address when
 * it is there. React Router matches the paths and renders what is matched; the router that it has for this is a tenth of the
 * script of a first visit (docs/decisions.md).
 */
export class PageRouter {
  readonly #routes: PageRoute[];
  readonly #history: RouterHistory;
  readonly #notFound: PageRoute;
  readonly #listeners = new Set<(state: RouterState) => void>();
  /** Modules that have come, by their route. */
  readonly #modules = new Map<PageRoute, PageModule>();
  readonly #blockers = new Set<Blocker>();
  readonly #stopListening: () => void;
  /** Of several visits at once the last one counts. */
  #visit = 0;
  /** The next step of the history takes one back that was held back: it leads to where one is. */
  #takesBack = false;
  /** The next step of the history was held back before, and may happen. */
  #passes = false;
  #state: RouterState;

  /** Begins with the history's location. @param notFound stands in the place of a page for a path that has none */
  constructor(routes: PageRoute[], history: RouterHistory, notFound: PageRoute) {
    this.#routes = routes;
    this.#history = history;
    this.#notFound = notFound;
    this.#state = {
      location: history.location,
      action: 'POP',
      matches: null,
      loading: true,
      ...plain,
    };
    this.#stopListening = history.listen(({ location, delta }) => this.#stepped(location, delta));
    void this.#go({ location: history.location, action: 'POP', ...plain });
  }

  get state(): RouterState {
    return this.#state;
  }

  /** @returns ends the subscription */
  readonly subscribe = (listener: (state: RouterState) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly navigate: Navigate = (to: To | number, options: NavigateOptions = {}) => {
    if (typeof to === 'number') {
      this.#history.go(to);
      return Promise.resolve();
    }
    const { replace = false, state = null, preventScrollReset = false, flushSync = false } = options;
    const action = replace ? 'REPLACE' : 'PUSH';
    return this.#ask({ location: this.#locate(to, state), action, preventScrollReset, flushSync });
  };

  /** A location as the browser writes it. */
  #locate(to: To, state: unknown = null): Location {
    const path = this.#history.encodeLocation(resolvePath(to, this.#state.location.pathname));
    return { ...path, state, key: newKey(), mask: undefined };
  }

  /** As React Router's hooks and components navigate. */
  readonly navigator = {
    createHref: (to: To) => this.#history.createHref(to),
    encodeLocation: (to: To) => this.#history.encodeLocation(to),
    go: (delta: number) => void this.navigate(delta),
    push: (to: To, state?: unknown, options?: NavigateOptions) => void this.navigate(to, { ...options, state }),
    replace: (to: To, state?: unknown, options?: NavigateOptions) =>
      void this.navigate(to, { ...options, state, replace: true }),
  };

  /** Holds navigations back while it is there. @returns removes it */
  block(blocker: Blocker): () => void {
    this.#blockers.add(blocker);
    return () => void this.#blockers.delete(blocker);
  }

  /** Does not follow the history any more. */
  stop(): void {
    this.#visit += 1;
    this.#stopListening();
    this.#listeners.clear();
  }

  /** A step through the history: the address has changed already. */
  #stepped(location: Location, delta: number | null): void {
    if (this.#takesBack) {
      this.#takesBack = false;
      return;
    }
    const change: Change = { location, action: 'POP', ...plain };
    // Without a distance, as by a hash that was typed, it could not be taken back.
    void (this.#passes || !delta ? this.#go(change) : this.#ask(change, delta));
    this.#passes = false;
  }

  /** Goes there unless somebody holds it back. @param delta steps through the history that were made for it */
  #ask(change: Change, delta = 0): Promise<void> {
    const blocker = [...this.#blockers].find((one) => one.blocks(this.#state.location, change.location));
    if (!blocker) return this.#go(change);
    if (delta !== 0) {
      this.#takesBack = true;
      this.#history.go(-delta);
    }
    blocker.held({
      stay: () => blocker.held(null),
      proceed: () => {
        blocker.held(null);
        if (delta === 0) void this.#go(change);
        else {
          this.#passes = true;
          this.#history.go(delta);
        }
      },
    });
    return Promise.resolve();
  }

  /** Waits for nothing that need not be waited for: a page that has been loaded is shown at once. */
  async #go(change: Change): Promise<void> {
    const visit = (this.#visit += 1);
    const { matches, location: from } = this.#state;
    if (matches && isHashOnly(from, change.location)) return this.#arrive(change, matches);
    const found = this.#match(change.location);
    let arrived = found;
    try {
      for (const { route, params } of found)
        for (const guard of route.guards ?? []) {
          const answer = guard({ location: change.location, params });
          const elsewhere = answer instanceof Promise ? await answer : answer;
          if (visit !== this.#visit) return;
          // A step through the history has changed the address already.
          const action = change.action === 'PUSH' ? 'PUSH' : 'REPLACE';
          if (elsewhere !== undefined) {
            const { to, state } = typeof elsewhere === 'string' ? { to: elsewhere, state: null } : elsewhere;
            const location = this.#locate(to, state);
            return await this.#go({ location, action, ...plain });
          }
        }
      const waits = this.#load(found, change.location.pathname);
      if (waits.length > 0) {
        if (!this.#state.loading) this.#set({ ...this.#state, loading: true });
        await Promise.all(waits);
      }
    } catch (error) {
      arrived = replaced(found, failed(error));
    }
    if (visit === this.#visit) this.#arrive(change, this.#resolved(arrived));
  }

  /** The routes of a location, outermost first. */
  #match(location: Location): MatchedRoute[] {
    const found = (matchRoutes(this.#routes as RouteObject[], location) ?? []) as MatchedRoute[];
    const page = found.at(-1);
    const isPage = page?.route.numeric?.every((name) => isNumericParam(page.params[name])) ?? page !== undefined;
    return isPage ? found : replaced(found, this.#notFound);
  }

  /** Loads what has not come yet, and runs the loaders. @returns what is to be waited for */
  #load(found: readonly MatchedRoute[], pathname: string): Promise<unknown>[] {
    const moved = this.#state.matches === null || this.#state.location.pathname !== pathname;
    return found.flatMap(({ route }) => {
      const known = this.#modules.get(route) ?? (route.lazy ? undefined : route);
      if (!known && route.lazy)
        return [
          route.lazy().then(async (module) => {
            await module.loader?.();
            this.#modules.set(route, module);
          }),
        ];
      const loading = moved ? known?.loader?.() : null;
      return loading instanceof Promise ? [loading] : [];
    });
  }

  /** With the components that have been loaded. */
  #resolved(found: readonly MatchedRoute[]): RouteMatch[] {
    return found.map((match) => {
      const { element, Component = this.#modules.get(match.route)?.Component } = match.route;
      return { ...match, route: { element, Component } as RouteObject };
    });
  }

  #arrive(change: Change, matches: RouteMatch[]): void {
    const { location, action } = change;
    if (action === 'PUSH') this.#history.push(location);
    if (action === 'REPLACE') this.#history.replace(location);
    this.#set({ ...change, matches, loading: false });
  }

  #set(state: RouterState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
