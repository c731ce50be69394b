import { isNumericParam, routeNames, routeOf, type Audience } from '@photo-competition/schema/routes';
import {
  createBrowserRouter,
  Outlet,
  useParams,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { loadPart } from '../connection/loadPart.ts';
import { serverConnection } from '../connection/serverConnection.ts';
import { clearExpiredSession, guards, routerContext, type Router } from '../session/guards.ts';
import { preview, tellFrame } from '../session/preview.ts';
import { LoadingState } from '../ui/LoadingState.tsx';
import { GuardedArea } from './GuardedArea.tsx';
import { MainLayout } from './layouts/MainLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { PageError } from './PageError.tsx';
import { pages } from './pages.ts';
import { prefetchNextPages } from './prefetching.ts';
import { Root } from './Root.tsx';
import { watchScrollResets } from './scrolling.ts';
import { addAdminTexts } from './texts/bundles.ts';

/** A filter in the query is no other page: what a loader has loaded stays. */
const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** A layout for paths whose parameters of those names are ids: with anything else than digits the page is not found. */
const numericOnly = (names: readonly string[]) =>
  function NumericOnly() {
    const params = useParams();
    return names.every((name) => isNumericParam(params[name])) ? <Outlet /> : <NotFound />;
  };

/** The pages of the product's table for that audience. @param bare those that fill the window */
const pagesFor = (audience: Audience, bare = false): RouteObject[] =>
  routeNames
    .filter((name) => routeOf(name).who === audience && (routeOf(name).bare ?? false) === bare)
    .map((name) => {
      const { path, numeric = [] } = routeOf(name);
      const page = { lazy: () => loadPart(pages[name]), shouldRevalidate: onAnotherPath };
      if (numeric.length === 0) return { path, ...page };
      return { path, Component: numericOnly(numeric), children: [{ index: true, ...page }] };
    });

/** Pages for developers of the client; a production build has none. */
const workshop: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        lazy: async () => {
          const [page] = await Promise.all([import('../workshop/route.tsx'), addAdminTexts()]);
          return page;
        },
      },
    ]
  : [];

/** Every page of the product's table (`schema/routes.ts`) behind the guard of its audience, in the layout of its area. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageError,
    HydrateFallback: LoadingState,
    middleware: [clearExpiredSession],
    children: [
      {
        Component: MainLayout,
        children: [
          {
            // The inner boundary: a page that fails leaves the navigation in place.
            ErrorBoundary: PageError,
            children: [
              ...pagesFor('everyone'),
              ...workshop,
              { middleware: [guards.loggedOut], children: pagesFor('loggedOut') },
              {
                middleware: [guards.entrant],
                Component: GuardedArea,
                children: [...pagesFor('entrant'), { path: '/user/*', Component: NotFound }],
              },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
      {
        ErrorBoundary: PageError,
        middleware: [guards.entrant],
        Component: GuardedArea,
        children: pagesFor('entrant', true),
      },
      {
        middleware: [guards.administrator],
        Component: GuardedArea,
        children: [
          { ErrorBoundary: PageError, children: pagesFor('administrator', true) },
          {
            lazy: () => loadPart(() => import('./layouts/adminLayoutRoute.tsx')),
            shouldRevalidate: onAnotherPath,
            children: [
              {
                ErrorBoundary: PageError,
                children: [...pagesFor('administrator'), { path: '/admin/*', Component: NotFound }],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Resolves when the first page can be rendered, or the line is lost, which has to be said. */
export const whenReady = (router: Pick<Router, 'state' | 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized && serverConnection.isUp()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [router.subscribe(look), serverConnection.subscribe(look)];
    look();
  });

/** Tells the frame of a preview which page it shows, as soon as one can be rendered. */
export function tellPlaces(router: Pick<Router, 'state' | 'subscribe'>): void {
  let told: string | null = null;
  const tell = () => {
    const { initialized, location } = router.state;
    if (!initialized || location.key === told) return;
    told = location.key;
    tellFrame('previewplace', `${location.pathname}${location.search}`);
  };
  router.subscribe(tell);
  tell();
}

/** The router of the running application. */
export function createRouter(): Router {
  const router = createBrowserRouter(routes, { getContext: () => routerContext(() => router) });
  watchScrollResets(router);
  prefetchNextPages(router);
  if (preview) tellPlaces(router);
  return router;
}
