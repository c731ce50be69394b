import { screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

const answer = (changed: boolean, ...errors: { code: string; field: string | null; message: string }[]): Answer => ({
  data: {
    changePassword: {
      __typename: 'ChangePasswordPayload',
      changed,
      userErrors: errors.map((error) => ({ __typename: 'UserError', ...error })),
    },
  },
});

/** The page of a logged-in entrant. */
function open(answers: Answers = {}) {
  const token = logIn();
  return { token, ...renderRoutes([{ path: '/user/password', Component }], '/user/password', answers) };
}

const send = () => screen.findByRole('button', { name: 'Lecserélem a jelszót' });

async function change({ user, fill }: ReturnType<typeof open>, password: string): Promise<void> {
  await fill('Jelenlegi jelszó', 'battery staple');
  await fill('Új jelszó', password);
  await user.click(await send());
}

describe('the change of the password', () => {
  it('sends both passwords with the token, keeps the session, and empties the form', async () => {
    const page = open({ ChangePassword: () => answer(true) });
    await change(page, 'correct horse');
    await waitFor(() =>
      expect(page.notifications).toEqual([
        { type: 'positive', message: 'A jelszavadat lecseréltük. A többi munkameneted véget ért.' },
      ]),
    );
    expect(page.calls).toMatchObject([
      {
        name: 'ChangePassword',
        variables: { input: { current: 'battery staple', newPassword: 'correct horse' } },
        headers: { authorization: `Bearer ${page.token}` },
      },
    ]);
    expect(session.token()).toBe(page.token);
    expect(screen.getByLabelText('Jelenlegi jelszó')).toHaveValue('');
    expect(screen.getByLabelText('Új jelszó')).toHaveValue('');
  });

  it('shows a wrong present password at its field', async () => {
    const message = 'Nem ez a jelszavad.';
    const page = open({
      ChangePassword: () => answer(false, { code: 'INVALID_CREDENTIALS', field: 'input.current', message }),
    });
    await change(page, 'correct horse');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Jelenlegi jelszó')).toHaveFocus());
    expect(screen.getByLabelText('Új jelszó')).toHaveValue('correct horse');
    expect(page.notifications).toEqual([]);
  });

  it.each(['ENTRANT05@example.com', 'entrant05', 'too short'])('does not send %s as the new one', async (password) => {
    const page = open();
    await change(page, password);
    expect(await screen.findByText('A jelszó nem felel meg a fenti szabályoknak.')).toBeInTheDocument();
    expect(page.calls).toEqual([]);
  });

  it('wants both', async () => {
    const page = open();
    await page.user.click(await send());
    expect(await screen.findAllByText('Ezt ki kell tölteni.')).toHaveLength(2);
    expect(page.calls).toEqual([]);
  });

  it('ends the session that the server no longer accepts, and says so once', async () => {
    const errors = [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }];
    const page = open({ ChangePassword: () => ({ errors }) });
    await change(page, 'correct horse');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ehhez be kell lépned.');
    expect(session.token()).toBeNull();
    expect(page.notifications).toEqual([{ type: 'negative', message: 'A munkamenet lejárt. Lépj be újra.' }]);
  });
});
