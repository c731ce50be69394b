import { routeNames, routeOf, type Audience } from '@photo-competition/schema/routes';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { loadPart } from '../connection/loadPart.ts';
import { serverConnection } from '../connection/serverConnection.ts';
import type { PageRoute } from '../router/pageRoute.ts';
import { PageRouter } from '../router/pageRouter.ts';
import { preview, tellFrame } from '../session/preview.ts';
import { clearExpiredSession, guards } from '../session/guards.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GuardedArea } from './GuardedArea.tsx';
import { MainLayout } from './layouts/MainLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { pages } from './pages.ts';
import { prefetchNextPages } from './prefetching.ts';
import { Root } from './Root.tsx';
import { watchScrollResets } from './scrolling.ts';
import { addAdminTexts } from './texts/bundles.ts';

/** The pages of the product's table for that audience. */
const pagesFor = (audience: Audience): PageRoute[] =>
  routeNames
    .filter((name) => routeOf(name).who === audience)
    .map((name) => {
      const { path, numeric = [] } = routeOf(name);
      return { path, numeric, lazy: () => loadPart(pages[name]) };
    });

/** Pages for who builds the client; what is built for production has none. */
const workshop: PageRoute[] = import.meta.env.DEV
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
export const routes: PageRoute[] = [
  {
    Component: ErrorBoundary,
    guards: [clearExpiredSession],
    children: [
      {
        Component: Root,
        children: [
          {
            Component: MainLayout,
            children: [
              {
                // The inner boundary: a page that fails leaves the navigation in place.
                Component: ErrorBoundary,
                children: [
                  ...pagesFor('everyone'),
                  ...workshop,
                  { guards: [guards.loggedOut], children: pagesFor('loggedOut') },
                  {
                    guards: [guards.entrant],
                    Component: GuardedArea,
                    children: [...pagesFor('entrant'), { path: '/user/*', Component: NotFound }],
                  },
                  { path: '*', Component: NotFound },
                ],
              },
            ],
          },
          {
            guards: [guards.administrator],
            Component: GuardedArea,
            children: [
              {
                lazy: () => loadPart(() => import('./layouts/adminLayoutRoute.tsx')),
                children: [
                  {
                    Component: ErrorBoundary,
                    children: [...pagesFor('administrator'), { path: '/admin/*', Component: NotFound }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Resolves when the first page can be rendered, or the line is lost, which has to be said. */
export const whenReady = (router: Pick<PageRouter, 'state' | 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.matches && serverConnection.isUp()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [router.subscribe(look), serverConnection.subscribe(look)];
    look();
  });

/** Tells the frame of a preview which page it shows, as soon as one can be rendered. */
export function tellPlaces(router: Pick<PageRouter, 'state' | 'subscribe'>): void {
  let told: string | null = null;
  const tell = () => {
    const { matches, location } = router.state;
    if (!matches || location.key === told) return;
    told = location.key;
    tellFrame('previewplace', `${location.pathname}${location.search}`);
  };
  router.subscribe(tell);
  tell();
}

/** The router of the running application. */
export function createRouter(): PageRouter {
  const router = new PageRouter(routes, UNSAFE_createBrowserHistory(), { Component: NotFound });
  watchScrollResets(router);
  prefetchNextPages(router);
  if (preview) tellPlaces(router);
  return router;
}
