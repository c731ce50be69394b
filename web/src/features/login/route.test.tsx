import { screen, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { changeLocale, currentLocale, startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { account, tokenUntil } from '../../testing/accounts.ts';
import { deferred, renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

const token = tokenUntil(Date.UTC(2100, 0));

const accepted = (changes: Parameters<typeof account>[0] = {}, given = token): Answer => ({
  data: {
    login: {
      __typename: 'LoginPayload',
      token: given,
      user: { __typename: 'User', ...account(changes), id: 'VXNlcjo1', number: 5 },
      userErrors: [],
    },
  },
});

const refused: Answer = {
  data: {
    login: {
      __typename: 'LoginPayload',
      token: null,
      user: null,
      userErrors: [
        { __typename: 'UserError', code: 'INVALID_CREDENTIALS', field: null, message: 'Hibás név vagy jelszó.' },
      ],
    },
  },
};

const open = (answers: Answers, state: unknown = null) =>
  renderRoutes([{ path: '/login', Component }], { pathname: '/login', state }, answers);

const username = () => screen.findByLabelText('Felhasználónév');
const password = () => screen.findByLabelText('Jelszó');
const send = () => screen.findByRole('button', { name: 'Belépek' });

async function logInWith({ user, fill }: ReturnType<typeof open>): Promise<void> {
  await fill('Felhasználónév', ' entrant05 ');
  await fill('Jelszó', ' correct horse ');
  await user.click(await send());
}

describe('the login page', () => {
  it('sends the name trimmed and the password as it is, without a token', async () => {
    const page = open({ Login: () => accepted() });
    await logInWith(page);
    await waitFor(() => expect(page.calls).toHaveLength(1));
    expect(page.calls[0]).toMatchObject({
      name: 'Login',
      variables: { input: { username: 'entrant05', password: ' correct horse ' } },
      headers: { 'accept-language': 'hu' },
    });
    expect(page.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('opens the session, greets, and leads home', async () => {
    const page = open({ Login: () => accepted() });
    await logInWith(page);
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(session.token()).toBe(token);
    expect(session.user()).toMatchObject(account());
    expect(page.notifications).toEqual([{ type: 'positive', message: 'Üdvözlünk, Nagy Béla!' }]);
  });

  it('opens no session that is over already, says why once, and stays', async () => {
    const page = open({ Login: () => accepted({}, tokenUntil(Date.UTC(2020, 0))) });
    await logInWith(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Próbáld újra pár perc múlva');
    expect(page.path()).toBe('/login');
    expect(session.user()).toEqual({});
    expect(page.notifications).toEqual([]);
  });

  it('goes on in the language of the account', async () => {
    onTestFinished(() => changeLocale('hu'));
    const page = open({ Login: () => accepted({ locale: 'en' }) });
    await logInWith(page);
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(currentLocale()).toBe('en');
    expect(page.notifications).toEqual([{ type: 'positive', message: expect.stringMatching('Béla Nagy') as string }]);
  });

  it('leads back to where it was asked, and leaves itself out of the history', async () => {
    const page = open({ Login: () => accepted() }, { from: '/competition/3/show/12?type=colour' });
    await logInWith(page);
    await waitFor(() => expect(page.path()).toBe('/competition/3/show/12'));
    expect(page.router.state.location.search).toBe('?type=colour');
    expect(page.router.state.historyAction).toBe('REPLACE');
  });

  it('leads an administrator to the administration', async () => {
    const page = open({ Login: () => accepted({ administrator: true }) });
    await logInWith(page);
    await waitFor(() => expect(page.path()).toBe('/admin'));
  });

  it('shows and focuses a refusal, and keeps what was typed', async () => {
    const page = open({ Login: () => refused });
    await logInWith(page);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Hibás név vagy jelszó.');
    expect(alert).toHaveTextContent('A belépés nem sikerült');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    expect(await username()).toHaveValue(' entrant05 ');
    expect(await password()).toHaveValue(' correct horse ');
    expect(session.token()).toBeNull();
    expect(page.path()).toBe('/login');
  });

  it('sends nothing that is not filled in', async () => {
    const page = open({});
    await page.user.click(await send());
    expect(await screen.findAllByText('Ezt ki kell tölteni.')).toHaveLength(2);
    expect(await username()).toBeInvalid();
    await waitFor(async () => expect(await username()).toHaveFocus());
    expect(page.calls).toEqual([]);
  });

  it('says that the gateway cannot be reached, and sends again', async () => {
    const answers = [new Error('offline'), accepted()];
    const page = open({ Login: () => answers.shift() ?? new Error('too many') });
    await logInWith(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nem sikerült elérni a kiszolgálót.');
    await page.user.click(await send());
    await waitFor(() => expect(page.path()).toBe('/'));
  });

  it('says when to try again after too many attempts, and the reference for a report', async () => {
    const extensions = { code: 'RATE_LIMITED', retryAfter: 90, requestId: 'request-7' };
    const page = open({ Login: () => ({ errors: [{ message: 'Too many requests', extensions }] }) });
    await logInWith(page);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Próbáld újra ennyi idő múlva: 1 perc és 30 másodperc.');
    expect(alert).toHaveTextContent('request-7');
    expect(alert).not.toHaveTextContent('Too many requests');
  });

  it('sends once while it waits, and says so', async () => {
    const answer = deferred(accepted());
    const page = open({ Login: () => answer.promise });
    await logInWith(page);
    await page.user.click(screen.getByRole('button', { name: /Belépek/ }));
    expect(screen.getByRole('button', { name: /Belépek/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Küldés…')).toBeInTheDocument();
    expect(page.calls).toHaveLength(1);
    answer.release();
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(page.calls).toHaveLength(1);
  });

  it('shows the password while its eye is pressed', async () => {
    const { user } = open({});
    expect(await password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Jelszó megjelenítése' }));
    expect(await password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Jelszó elrejtése' }));
    expect(await password()).toHaveAttribute('type', 'password');
  });

  it('leads to the registration and to a new password', async () => {
    open({});
    expect(await screen.findByRole('link', { name: 'Regisztrálj' })).toHaveAttribute('href', '/registration/index');
    expect(screen.getByRole('link', { name: 'Elfelejtetted a jelszavad?' })).toHaveAttribute(
      'href',
      '/lost-password/request',
    );
  });
});
