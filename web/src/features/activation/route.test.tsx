import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

const answer = (activated: boolean, ...errors: { code: string; field: string | null; message: string }[]): Answer => ({
  data: {
    activateAccount: {
      __typename: 'ActivateAccountPayload',
      activated,
      userErrors: errors.map((error) => ({ __typename: 'UserError', ...error })),
    },
  },
});

const open = (answers: Answers = {}) =>
  renderRoutes([{ path: '/activation/:id/:validationCode', Component }], '/activation/5/a%2Fcode', answers);

const send = () => screen.findByRole('button', { name: 'Aktiválom a fiókot' });

async function choose({ user, fill }: ReturnType<typeof open>, password: string): Promise<void> {
  await fill('Új jelszó', password);
  await user.click(await send());
}

describe('the activation page', () => {
  it('sends the id and the code of the link with the password, and leads to the login', async () => {
    const page = open({ ActivateAccount: () => answer(true) });
    await choose(page, 'correct horse');
    await waitFor(() => expect(page.path()).toBe('/login'));
    expect(page.calls).toMatchObject([
      {
        name: 'ActivateAccount',
        variables: { input: { id: '5', validationCode: 'a/code', newPassword: 'correct horse' } },
      },
    ]);
    expect(page.notifications).toEqual([{ type: 'positive', message: 'A fiókod él. Most már beléphetsz.' }]);
  });

  it('leads home who is logged in with another account, to whom the login is refused', async () => {
    logIn();
    const page = open({ ActivateAccount: () => answer(true) });
    await choose(page, 'correct horse');
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(session.user().id).toBe('5');
  });

  it('ticks off the rules while the password is typed', async () => {
    const { fill } = open();
    const field = await screen.findByLabelText('Új jelszó');
    const rules = within(screen.getByRole('list', { name: 'A jelszó' }));
    const states = () => rules.getAllByRole('listitem').map((item) => /\((.*)\)/.exec(item.textContent ?? '')?.[1]);
    expect(states()).toEqual(['még nem teljesül', 'még nem teljesül', undefined]);
    await fill('Új jelszó', 'short');
    expect(states()).toEqual(['még nem teljesül', 'teljesül', undefined]);
    await fill('Új jelszó', 'correct horse');
    expect(states()).toEqual(['teljesül', 'teljesül', undefined]);
    expect(field).toHaveAttribute('autocomplete', 'new-password');
  });

  it.each([
    ['', 'Ezt ki kell tölteni.'],
    ['123456789', 'A jelszó nem felel meg a fenti szabályoknak.'],
    ['x'.repeat(129), 'A jelszó nem felel meg a fenti szabályoknak.'],
  ])('does not send %j', async (password, message) => {
    const page = open();
    if (password) await page.fill('Új jelszó', password);
    await page.user.click(await send());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(page.calls).toEqual([]);
  });

  it('shows at the field what the server has against the password', async () => {
    const message = 'Ez a jelszó túl gyakori.';
    const page = open({ ActivateAccount: () => answer(false, { code: 'WEAK', field: 'input.newPassword', message }) });
    await choose(page, 'password1234');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Új jelszó')).toHaveFocus());
    expect(page.path()).toBe('/activation/5/a%2Fcode');
    expect(page.notifications).toEqual([]);
  });

  it('says what to do about a link that no longer works', async () => {
    const page = open({
      ActivateAccount: () => answer(false, { code: 'INVALID_CODE', field: 'input.validationCode', message: 'x' }),
    });
    await choose(page, 'correct horse');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Ez a hivatkozás már nem használható')).toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Kérj új hivatkozást' })).toHaveAttribute('href', '/lost-password/request');
    expect(alert.getByRole('link', { name: 'lépj be' })).toHaveAttribute('href', '/login');
  });
});
