import type { ComponentType, ReactNode } from 'react';
import type { Location, Params, RouteMatch, RouteObject } from 'react-router-dom';

/** Where a visit wants to go. */
export interface Visit {
  location: Location;
  params: Params;
}

/** Where a visit goes instead: a path, or one with the state of its location. */
export type Elsewhere = string | { to: string; state: unknown };

/** Looks at a visit before its page is loaded. @returns where to go instead; nothing when the visit may go on */
export type Guard = (visit: Visit) => Elsewhere | undefined | Promise<Elsewhere | undefined>;

/** What the module of a page exports. */
export interface PageModule {
  Component: ComponentType;
  /** Runs before the page is shown at another path: loads its texts, takes the first answer. */
  loader?: () => unknown;
}

/** A page or a layout; the pages in a layout stand where it has its `<Outlet />`. */
export interface PageRoute extends Partial<PageModule> {
  /** As React Router writes paths, without those of the routes around it. */
  path?: string;
  /** Parameters of the path that are ids: with anything else than digits in one of them the page is not found. */
  numeric?: readonly string[];
  /** Are asked in this order, those of the layouts around it before. */
  guards?: readonly Guard[];
  /** Loads the module of the page, once, when somebody goes there. */
  lazy?: () => Promise<PageModule>;
  element?: ReactNode;
  children?: PageRoute[];
}

/** A route as React Router matches it. */
export type MatchedRoute = RouteMatch<string, PageRoute & RouteObject>;
