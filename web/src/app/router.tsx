import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { clearExpiredSession, requireAdministrator, requireEntrant, requireVisitor } from '../session/guards.ts';
import { LoadingState } from '../ui/LoadingState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GuardedArea } from './GuardedArea.tsx';
import { MainLayout } from './layouts/MainLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { numericParams } from './numericParams.ts';
import { Root } from './Root.tsx';
import { watchScrollResets } from './scrolling.ts';

/** Every route of specification §2, and `/archive`. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary,
    HydrateFallback: LoadingState,
    middleware: [clearExpiredSession],
    children: [
      {
        Component: MainLayout,
        children: [
          {
            // The inner boundary: a page that fails leaves the navigation in place.
            ErrorBoundary,
            children: [
              { path: '/', lazy: () => import('../features/home/route.tsx') },
              { path: '/archive', lazy: () => import('../features/archive/route.tsx') },
              { path: '/rules', lazy: () => import('../features/rules/route.tsx') },
              { path: '/contact', lazy: () => import('../features/contact/route.tsx') },
              {
                middleware: [requireVisitor],
                children: [
                  { path: '/login', lazy: () => import('../features/login/route.tsx') },
                  { path: '/registration/index', lazy: () => import('../features/registration/route.tsx') },
                  {
                    path: '/registration/completed',
                    lazy: () => import('../features/registration/completedRoute.tsx'),
                  },
                ],
              },
              { path: '/lost-password/request', lazy: () => import('../features/lostPassword/requestRoute.tsx') },
              { path: '/lost-password/completed', lazy: () => import('../features/lostPassword/completedRoute.tsx') },
              {
                path: '/lost-password/change/:username/:validationCode',
                lazy: () => import('../features/lostPassword/changeRoute.tsx'),
              },
              { path: '/unsubscribe/:key/:list', lazy: () => import('../features/unsubscribe/route.tsx') },
              {
                middleware: [numericParams('id')],
                children: [
                  {
                    path: '/activation/:id/:validationCode',
                    lazy: () => import('../features/activation/route.tsx'),
                  },
                  { path: '/competition/:id/browse', lazy: () => import('../features/browse/route.tsx') },
                ],
              },
              {
                middleware: [numericParams('id', 'image')],
                children: [{ path: '/competition/:id/show/:image', lazy: () => import('../features/show/route.tsx') }],
              },
              {
                middleware: [numericParams('image')],
                children: [{ path: '/show/:image', lazy: () => import('../features/show/route.tsx') }],
              },
              {
                middleware: [requireEntrant],
                Component: GuardedArea,
                children: [
                  { path: '/user/profile', lazy: () => import('../features/profile/route.tsx') },
                  { path: '/user/password', lazy: () => import('../features/password/route.tsx') },
                  { path: '/user/upload', lazy: () => import('../features/upload/overviewRoute.tsx') },
                  {
                    middleware: [numericParams('num')],
                    children: [
                      { path: '/user/upload/:type/:num', lazy: () => import('../features/upload/slotRoute.tsx') },
                    ],
                  },
                  { path: '/user/competition', lazy: () => import('../features/entries/route.tsx') },
                  { path: '/user/archived', lazy: () => import('../features/entries/archivedRoute.tsx') },
                  { path: '/user/*', Component: NotFound },
                ],
              },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
      {
        path: '/admin',
        middleware: [requireAdministrator],
        Component: GuardedArea,
        children: [
          {
            lazy: () => import('../features/admin/layoutRoute.tsx'),
            children: [
              {
                ErrorBoundary,
                children: [
                  { index: true, lazy: () => import('../features/admin/route.tsx') },
                  { path: 'competition', lazy: () => import('../features/admin/route.tsx') },
                  { path: 'email', lazy: () => import('../features/admin/route.tsx') },
                  { path: 'users', lazy: () => import('../features/admin/route.tsx') },
                  { path: 'localization', lazy: () => import('../features/admin/route.tsx') },
                  { path: 'template', lazy: () => import('../features/admin/route.tsx') },
                  {
                    middleware: [numericParams('id')],
                    children: [
                      { path: 'competition/:id', lazy: () => import('../features/admin/route.tsx') },
                      { path: 'email/:id', lazy: () => import('../features/admin/route.tsx') },
                    ],
                  },
                  { path: '*', Component: NotFound },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** The router of the running application. */
export function createRouter() {
  const router = createBrowserRouter(routes);
  watchScrollResets(router);
  return router;
}
