import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { changeLocale, currentLocale, startI18n } from '../i18n/i18n.ts';
import { clearExpiredSession, guards } from '../session/guards.ts';
import { session } from '../session/session.ts';
import { account, logIn, tokenUntil } from '../testing/accounts.ts';
import { renderRoutes } from '../testing/render.tsx';
import { GuardedArea } from './GuardedArea.tsx';
import { SessionEnded } from './SessionEnded.tsx';

beforeAll(() => startI18n('hu'));

const Root = () => (
  <>
    <Outlet />
    <SessionEnded />
  </>
);

const routes = [
  {
    middleware: [clearExpiredSession],
    Component: Root,
    children: [
      { path: '/', element: <h1>home</h1> },
      { path: '/login', element: <h1>login</h1> },
      {
        middleware: [guards.entrant],
        Component: GuardedArea,
        children: [
          { path: '/user/upload', element: <h1>upload</h1> },
          { path: '/user/profile', element: <h1>profile</h1> },
        ],
      },
    ],
  },
];

/** A page of an entrant whose account speaks English, whose session ends then; the login answers with the same account. */
async function open(at = '/user/profile') {
  onTestFinished(() => changeLocale('hu'));
  logIn({ locale: 'en' });
  const user = { __typename: 'User', ...account({ locale: 'en' }) };
  const token = tokenUntil(Date.UTC(2100, 0));
  const shown = renderRoutes(routes, at, {
    Login: () => ({ data: { login: { __typename: 'LoginPayload', token, user, userErrors: [] } } }),
  });
  await screen.findByRole('heading');
  return {
    ...shown,
    end: () => act(() => session.end()),
    logInAgain: async () => {
      await shown.fill('Jelszó', 'correct horse');
      await shown.user.click(screen.getByRole('button', { name: 'Belépek és folytatom' }));
      await waitFor(() => expect(session.token()).not.toBeNull());
    },
  };
}

it('the page stays, and goes on in its own language when its user logs in again', async () => {
  const page = await open();
  page.end();
  await screen.findByText(/Amit látsz és amit beírtál, itt marad/);
  await page.logInAgain();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(page.path()).toBe('/user/profile');
  expect(currentLocale()).toBe('hu');
});

it('a page that needs a session asks to log in again, and the login leads there', async () => {
  const page = await open();
  page.end();
  await act(() => page.router.navigate('/user/upload?competition=3#colour'));
  expect(page.path()).toBe('/');
  await screen.findByText(/rögtön oda jutsz/);
  await page.logInAgain();
  await screen.findByRole('heading', { name: 'upload' });
  expect(page.router.state.location).toMatchObject({
    pathname: '/user/upload',
    search: '?competition=3',
    hash: '#colour',
  });
});

it('another page after that is where a later login leaves its user', async () => {
  const page = await open();
  page.end();
  await act(() => page.router.navigate('/user/upload'));
  await act(() => page.router.navigate('/'));
  await screen.findByText(/Amit látsz/);
  await page.logInAgain();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(page.path()).toBe('/');
});
