import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component } from './changeRoute.tsx';

beforeAll(() => startI18n('hu'));

const answer = (reset: boolean, ...errors: { code: string; field: string | null; message: string }[]): Answer => ({
  data: {
    resetPassword: {
      __typename: 'ResetPasswordPayload',
      reset,
      userErrors: errors.map((error) => ({ __typename: 'UserError', ...error })),
    },
  },
});

const open = (answers: Answers = {}) =>
  renderRoutes(
    [{ path: '/lost-password/change/:username/:validationCode', Component }],
    '/lost-password/change/Entrant0.5/code-9',
    answers,
  );

const send = () => screen.findByRole('button', { name: 'Beállítom az új jelszót' });

async function choose({ user, fill }: ReturnType<typeof open>, password: string): Promise<void> {
  await fill('Új jelszó', password);
  await user.click(await send());
}

describe('the choice of a new password', () => {
  it('sends what the link holds with the password, and leads to the login', async () => {
    const page = open({ ResetPassword: () => answer(true) });
    await choose(page, 'correct horse');
    await waitFor(() => expect(page.path()).toBe('/login'));
    expect(page.calls).toMatchObject([
      {
        name: 'ResetPassword',
        variables: { input: { username: 'Entrant0.5', validationCode: 'code-9', password: 'correct horse' } },
      },
    ]);
    expect(page.notifications).toEqual([
      { type: 'positive', message: 'Megvan az új jelszavad. Most már beléphetsz vele.' },
    ]);
  });

  it('ends the session here, too, which the server has ended', async () => {
    logIn({ username: 'entrant0.5' });
    const page = open({ ResetPassword: () => answer(true) });
    await choose(page, 'correct horse');
    await waitFor(() => expect(page.path()).toBe('/login'));
    expect(session.token()).toBeNull();
  });

  it('leaves the session of another account alone, and leads home', async () => {
    logIn({ username: 'entrant07' });
    const page = open({ ResetPassword: () => answer(true) });
    await choose(page, 'correct horse');
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(session.user().username).toBe('entrant07');
  });

  it('names the account, for password managers too', async () => {
    open();
    expect(await screen.findByText(/Új jelszó ehhez a fiókhoz: Entrant0\.5\. /)).toBeInTheDocument();
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('Entrant0.5');
  });

  it('does not take the username for a password', async () => {
    const page = open();
    await choose(page, 'ENTRANT0.5');
    expect(await screen.findByText('A jelszó nem felel meg a fenti szabályoknak.')).toBeInTheDocument();
    expect(page.calls).toEqual([]);
  });

  it('says what to do about a link that no longer works', async () => {
    const error = { code: 'INVALID_CODE', field: 'input.validationCode', message: 'x' };
    const page = open({ ResetPassword: () => answer(false, error) });
    await choose(page, 'correct horse');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Ez a hivatkozás már nem használható')).toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Kérj újat' })).toHaveAttribute('href', '/lost-password/request');
    expect(page.notifications).toEqual([]);
  });

  it('shows at the field what the server has against the password', async () => {
    const message = 'Ez a jelszó túl gyakori.';
    const page = open({ ResetPassword: () => answer(false, { code: 'WEAK', field: 'input.password', message }) });
    await choose(page, 'password1234');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Új jelszó')).toBeInvalid();
  });
});
