import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { account, logIn, tokenUntil } from '../../testing/accounts.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { MainLayout } from './MainLayout.tsx';
import { onePage } from '../../testing/onePage.ts';

beforeAll(() => startI18n('hu'));
afterEach(() => sessionStorage.clear());

const page = { index: true, element: <h1>Oldal</h1> } as const;

/** The frame of the public pages. */
const open = (at: string) =>
  renderRoutes([{ path: '/', Component: MainLayout, children: [page, { path: '*', element: page.element }] }], at, {
    AdminTexts: () => ({ data: { staticTextPage: onePage('StaticTextPage', []) } }),
    ShellCompetition: () => ({ data: { activeCompetition: null } }),
  });

const bar = () => screen.queryByRole('region', { name: 'Szövegek szerkesztése a helyükön' });
const finish = () => screen.findByRole('button', { name: 'Befejezés' });

describe('the mode in which texts are edited in place', () => {
  it('is asked for by the address, which loses the parameter alone, and lasts until it is finished', async () => {
    logIn({ administrator: true });
    const shown = open('/archive?q=1&edit-texts=whatever#end');
    expect(await finish()).toBeVisible();
    const place = () => {
      const { pathname, search, hash } = shown.router.state.location;
      return pathname + search + hash;
    };
    await waitFor(() => expect(place()).toBe('/archive?q=1#end'));
    await act(() => shown.router.navigate('/rules'));
    expect(bar()).toBeVisible();
    await shown.user.click(await finish());
    await waitFor(() => expect(bar()).toBeNull());
    await act(() => shown.router.navigate('/contact'));
    expect(bar()).toBeNull();
    await act(() => shown.router.navigate('/contact?edit-texts'));
    expect(await finish()).toBeVisible();
  });

  it('outlasts a reload', async () => {
    logIn({ administrator: true });
    const token = session.token() ?? '';
    const before = open('/?edit-texts');
    await finish();
    expect(before.path()).toBe('/');
    cleanup();
    session.login(token, account({ administrator: true }));
    open('/rules');
    expect(await finish()).toBeVisible();
  });

  it('ends with the session, also for the same administrator', async () => {
    logIn({ administrator: true });
    open('/?edit-texts');
    await finish();
    act(() => session.logout());
    await waitFor(() => expect(bar()).toBeNull());
    const token = tokenUntil((Math.floor(Date.now() / 1000) + 7200) * 1000);
    act(() => session.login(token, account({ administrator: true })));
    expect((await screen.findAllByText('Nagy Béla')).length).toBeGreaterThan(0);
    await act(async () => void (await import('./ForAdministrators.tsx')));
    expect(bar()).toBeNull();
  });

  it.each([
    ['an entrant', () => void logIn()],
    ['a visitor', () => undefined],
  ])('is nothing to %s', async (_, begin) => {
    begin();
    const shown = open('/?edit-texts');
    expect(await screen.findByRole('heading', { name: 'Oldal' })).toBeVisible();
    await act(async () => void (await import('./ForAdministrators.tsx')));
    await act(() => shown.router.navigate('/rules'));
    expect(bar()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(shown.calls.map(({ name }) => name)).not.toContain('AdminTexts');
  });
});
