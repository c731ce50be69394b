import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { changeLocale, startI18n } from '../i18n/i18n.ts';
import { onNotification } from '../notifications/notify.ts';
import { account, logIn, tokenUntil } from '../testing/accounts.ts';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { renderRoutes } from '../testing/render.tsx';
import { clearExpiredSession, guards, routerContext, type Router } from './guards.ts';
import { session } from './session.ts';

const page = (name: string) => <h1>{name}</h1>;

const routes: RouteObject[] = [
  {
    HydrateFallback: () => null,
    middleware: [clearExpiredSession],
    children: [
      { path: '/', element: page('home') },
      { path: '/login', middleware: [guards.loggedOut], element: page('login') },
      { path: '/user/*', middleware: [guards.entrant], element: page('user') },
      { path: '/admin/*', middleware: [guards.administrator], element: page('admin') },
    ],
  },
];

type Viewer = 'visitor' | 'entrant' | 'administrator';

function become(viewer: Viewer): void {
  if (viewer !== 'visitor') logIn({ administrator: viewer === 'administrator' });
}

beforeAll(() => startI18n('hu'));

afterEach(() => session.clear());

const allowed: readonly [Viewer, string, string][] = [
  ['visitor', '/login', 'login'],
  ['entrant', '/user/profile', 'user'],
  ['administrator', '/admin/users', 'admin'],
];

const refused: readonly [Viewer, string][] = [
  ['visitor', '/user/profile'],
  ['visitor', '/admin'],
  ['entrant', '/login'],
  ['entrant', '/admin/users'],
  ['administrator', '/login'],
  ['administrator', '/user/profile'],
];

describe('a route with a guard', () => {
  it.each(allowed)('as %s, opens %s', async (viewer, path, name) => {
    become(viewer);
    const { notifications } = renderRoutes(routes, path);
    expect(await screen.findByRole('heading')).toHaveTextContent(name);
    expect(notifications).toEqual([]);
  });

  it.each(refused)('as %s, refuses %s with the message, and leads home', async (viewer, path) => {
    become(viewer);
    const shown = renderRoutes(routes, path);
    expect(await screen.findByRole('heading')).toHaveTextContent('home');
    expect(shown.path()).toBe('/');
    expect(shown.notifications).toEqual([{ type: 'negative', message: `Hozzáférés megtagadva: ${path}` }]);
  });

  it('offers a visitor to log in and to come back; whoever is logged in would be refused again', async () => {
    const heard: unknown[] = [];
    onTestFinished(onNotification(({ action }) => void heard.push(action)));
    renderRoutes(routes, '/user/upload?competition=3');
    expect(await screen.findByRole('heading')).toHaveTextContent('home');
    cleanup();
    become('administrator');
    renderRoutes(routes, '/user/upload');
    expect(await screen.findByRole('heading')).toHaveTextContent('home');
    expect(heard).toEqual([
      { label: 'Belépés', to: '/login', state: { from: '/user/upload?competition=3' } },
      undefined,
    ]);
  });

  it('names the path as it is read, without its query', async () => {
    const { notifications } = renderRoutes(routes, '/user/fotó?page=2#x');
    expect(await screen.findByRole('heading')).toHaveTextContent('home');
    expect(notifications[0]?.message).toBe('Hozzáférés megtagadva: /user/fotó');
  });

  it('does not break at a path whose escapes are no text', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const shown = renderRoutes(routes, '/user/%E0%A4%A');
    await waitFor(() => expect(shown.router.state.initialized).toBe(true));
    expect(shown.path()).toBe('/');
    expect(shown.notifications[0]?.message).toBe('Hozzáférés megtagadva: /user/%E0%A4%A');
  });

  it('says it in the same words whatever the language', async () => {
    await changeLocale('en');
    onTestFinished(() => changeLocale('hu'));
    const { notifications } = renderRoutes(routes, '/admin');
    expect(await screen.findByRole('heading')).toHaveTextContent('home');
    expect(notifications[0]?.message).toBe('Hozzáférés megtagadva: /admin');
  });

  it('refuses navigations inside the application too', async () => {
    const { router, notifications } = renderRoutes(routes, '/');
    expect(await screen.findByRole('heading')).toHaveTextContent('home');
    await act(() => router.navigate('/admin'));
    expect(router.state.location.pathname).toBe('/');
    expect(notifications).toHaveLength(1);
  });
});

describe('the history of the browser', () => {
  /** A router over the browser's own history, on the home page. */
  function open(): Router {
    window.history.replaceState(null, '', '/');
    const router = createBrowserRouter(routes, { getContext: () => routerContext(() => router) });
    onTestFinished(() => router.dispose());
    return router;
  }

  it('keeps the page that a refused link stood on', async () => {
    const router = open();
    await router.navigate('/admin');
    expect(router.state).toMatchObject({ location: { pathname: '/' }, historyAction: 'PUSH' });
  });

  it('has home in the place of a refused page that somebody has stepped back to', async () => {
    const router = open();
    await router.navigate('/login');
    become('entrant');
    await router.navigate('/');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    expect(router.state.location.pathname).toBe('/');
    expect(window.location.pathname).toBe('/');
  });
});

describe('an expired session', () => {
  const expire = () => session.login(tokenUntil(Date.now() - 1000), account());
  const stored = () => Object.keys(localStorage).filter((key) => key.includes('session'));

  it('is cleared before a navigation', async () => {
    const { router } = renderRoutes(routes, '/');
    expect(await screen.findByRole('heading')).toHaveTextContent('home');
    act(expire);
    expect(stored()).toHaveLength(1);
    await act(() => router.navigate('/login'));
    expect(stored()).toHaveLength(0);
    expect(screen.getByRole('heading')).toHaveTextContent('login');
  });

  it('opens no guarded page', async () => {
    expire();
    const { notifications } = renderRoutes(routes, '/user/profile');
    expect(await screen.findByRole('heading')).toHaveTextContent('home');
    expect(notifications.map(({ message }) => message)).toEqual([
      'A munkamenet lejárt. Lépj be újra.',
      'Hozzáférés megtagadva: /user/profile',
    ]);
  });
});
