import { screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

const answer = (email: string | null, ...codes: string[]): Answer => ({
  data: {
    confirmEmail: {
      __typename: 'ConfirmEmailPayload',
      email,
      userErrors: codes.map((code) => ({ __typename: 'UserError', code, field: null, message: `About ${code}` })),
    },
  },
});

const open = (answers: Answers = {}) =>
  renderRoutes([{ path: '/email-change/:id/:validationCode', Component }], '/email-change/5/a%2Fcode', answers);

const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Megerősítem a címet' }));

describe('the page of a new address', () => {
  it('sends nothing until the button is pressed, then the code of the link', async () => {
    logIn();
    const page = open({ ConfirmEmail: () => answer('new@example.com') });
    await screen.findByRole('button', { name: 'Megerősítem a címet' });
    expect(page.calls).toEqual([]);
    await press(page);
    expect(await screen.findByText(/mostantól: new@example\.com/)).toBeVisible();
    expect(page.calls).toMatchObject([
      { name: 'ConfirmEmail', variables: { input: { id: '5', validationCode: 'a/code' } } },
    ]);
    await waitFor(() => expect(session.user()).toMatchObject({ email: 'new@example.com' }));
  });

  it("leaves another account's session alone", async () => {
    logIn({ id: '6' });
    const page = open({ ConfirmEmail: () => answer('new@example.com') });
    await press(page);
    await screen.findByText('Megvan az új címed');
    expect(session.user()).toMatchObject({ email: 'entrant05@example.com' });
  });

  it('says what to do with a link that no longer works, and what else was refused', async () => {
    const codes = ['INVALID_CODE', 'EMAIL_TAKEN'];
    const page = open({ ConfirmEmail: () => answer(null, codes.shift() ?? '') });
    await press(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a hivatkozás már nem használható');
    await press(page);
    expect(await screen.findByText('About EMAIL_TAKEN')).toBeVisible();
  });
});
