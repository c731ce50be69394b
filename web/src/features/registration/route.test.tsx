import { act, screen, waitFor, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

type UserError = { code: string; field: string | null; message: string };

const answer = (email: string | null, userErrors: UserError[] = []): Answer => ({
  data: {
    register: {
      __typename: 'RegisterPayload',
      email,
      userErrors: userErrors.map((error) => ({ __typename: 'UserError', ...error })),
    },
  },
});

const open = (answers: Answers = {}) =>
  renderRoutes([{ path: '/registration/index', Component }], '/registration/index', answers);

const send = () => screen.findByRole('button', { name: 'Regisztrálok' });
const rules = () => screen.findByRole('checkbox', { name: /szabályzatot/ });

/** Fills in everything that must be. */
async function complete({ fill, user }: ReturnType<typeof open>): Promise<void> {
  await fill('Felhasználónév', 'entrant05');
  await fill('E-mail-cím', 'entrant05@example.com');
  await fill('Vezetéknév', 'Nagy');
  await fill('Keresztnév', ' Béla ');
  await user.click(await rules());
}

const input = {
  username: 'entrant05',
  email: 'entrant05@example.com',
  firstName: 'Béla',
  lastName: 'Nagy',
  locale: 'hu',
  newsletter: [],
  acceptRules: true,
};

describe('the registration page', () => {
  it('sends what was filled in and leads on, telling where the mail went', async () => {
    const page = open({ Register: () => answer('e***@example.com') });
    await complete(page);
    await page.user.click(await send());
    await waitFor(() => expect(page.path()).toBe('/registration/completed'));
    expect(page.calls.map(({ name, variables }) => ({ name, variables }))).toEqual([
      { name: 'Register', variables: { input } },
    ]);
    expect(page.router.state.location.state).toEqual({ email: 'e***@example.com' });
  });

  it('sends the language of the mail and the newsletters that were chosen', async () => {
    const page = open({ Register: () => answer('entrant05@example.com') });
    await complete(page);
    await page.user.selectOptions(screen.getByLabelText('A levelek nyelve'), 'en');
    const newsletters = within(screen.getByRole('group', { name: 'Hírlevelek' }));
    await page.user.click(newsletters.getByLabelText('Hírek a szervezőktől'));
    await page.user.click(newsletters.getByLabelText('Értesítés az eredményekről'));
    await page.user.click(await send());
    await waitFor(() => expect(page.calls).toHaveLength(1));
    expect(page.calls[0]?.variables).toEqual({ input: { ...input, locale: 'en', newsletter: ['NEWS', 'RESULT'] } });
  });

  it('takes no newsletter and accepts no rules unasked', async () => {
    open();
    expect(await rules()).not.toBeChecked();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('sends nothing before the rules are accepted', async () => {
    const page = open();
    await complete(page);
    await page.user.click(await rules());
    await page.user.click(await send());
    expect(await screen.findByText('A regisztrációhoz el kell fogadnod a szabályzatot.')).toBeInTheDocument();
    expect(await rules()).toBeInvalid();
    expect(page.calls).toEqual([]);
  });

  it('wants every field but the family name, which who has a single name has not', async () => {
    const page = open();
    await page.user.click(await send());
    expect(await screen.findAllByText('Ezt ki kell tölteni.')).toHaveLength(3);
    await waitFor(() => expect(screen.getByLabelText('Felhasználónév')).toHaveFocus());
    expect(page.calls).toEqual([]);
  });

  it('judges a field when it is left, and again while it is mended', async () => {
    const { fill, user } = open();
    await fill('E-mail-cím', 'entrant05@example');
    expect(screen.queryByText('Ez nem érvényes e-mail-cím.')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Ez nem érvényes e-mail-cím.')).toBeInTheDocument();
    await fill('E-mail-cím', 'entrant05@example.com');
    await waitFor(() => expect(screen.queryByText('Ez nem érvényes e-mail-cím.')).not.toBeInTheDocument());
  });

  it('shows a name that is taken at its field, and leads nowhere', async () => {
    const message = 'Ez a felhasználónév foglalt.';
    const page = open({ Register: () => answer(null, [{ code: 'TAKEN', field: 'input.username', message }]) });
    await complete(page);
    await page.user.click(await send());
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Felhasználónév')).toHaveFocus());
    expect(screen.getByLabelText('Felhasználónév')).toBeInvalid();
    expect(screen.getByLabelText('Vezetéknév')).toHaveValue('Nagy');
    expect(page.path()).toBe('/registration/index');
  });

  it('follows the language: the order of names, and messages that are shown', async () => {
    onTestFinished(() => changeLocale('hu'));
    const { user } = open();
    const labels = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
    await user.click(await send());
    expect(await screen.findAllByText('Ezt ki kell tölteni.')).toHaveLength(3);
    expect(labels()).toEqual(['username', 'email', 'family-name', 'given-name']);
    await act(() => changeLocale('en'));
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3);
    expect(labels()).toEqual(['username', 'email', 'given-name', 'family-name']);
  });
});
