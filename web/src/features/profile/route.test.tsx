import { act, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import type { SessionUser } from '../../session/store.ts';
import { account, logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

type User = SessionUser & { pendingEmail: string | null };

const userOf = (changes: Partial<User>) => ({
  __typename: 'User',
  pendingEmail: null,
  ...account(changes),
  number: 5,
  ...changes,
});

const me = (changes: Partial<User> = {}): Answer => ({ data: { me: userOf(changes) } });

const saved = (changes: Partial<User>): Answer => ({
  data: { updateProfile: { __typename: 'UpdateProfilePayload', user: userOf(changes), userErrors: [] } },
});

const refused = (field: string, message: string): Answer => ({
  data: {
    updateProfile: {
      __typename: 'UpdateProfilePayload',
      user: null,
      userErrors: [{ __typename: 'UserError', code: 'TAKEN', field, message }],
    },
  },
});

/** The page of a logged-in entrant. */
function open(answers: Answers = {}) {
  const token = logIn();
  const page = renderRoutes([{ path: '/user/profile', Component }], '/user/profile', {
    Profile: () => me(),
    ...answers,
  });
  return { token, ...page };
}

const send = () => screen.findByRole('button', { name: 'Mentés' });

describe('the profile page', () => {
  it('shows the profile as the server has it, asked with the token', async () => {
    const page = open({ Profile: () => me({ firstName: 'Máshol', locale: 'en', newsletter: ['COMPETITION'] }) });
    expect(await screen.findByLabelText('Keresztnév')).toHaveValue('Máshol');
    expect(screen.getByLabelText('Vezetéknév')).toHaveValue('Nagy');
    expect(screen.getByLabelText('E-mail-cím')).toHaveValue('entrant05@example.com');
    expect(screen.getByLabelText('A levelek nyelve')).toHaveValue('en');
    const newsletters = within(screen.getByRole('group', { name: 'Hírlevelek' }));
    expect(newsletters.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    expect(newsletters.getByLabelText('Értesítés, ha pályázat vagy szavazás indul')).toBeChecked();
    expect(page.calls).toMatchObject([{ name: 'Profile', headers: { authorization: `Bearer ${page.token}` } }]);
  });

  it('does not let the username be changed', async () => {
    open();
    expect(await screen.findByLabelText('Felhasználónév')).toHaveValue('entrant05');
    expect(screen.getByLabelText('Felhasználónév')).toHaveAttribute('readonly');
  });

  it('saves, replaces the user of the session, and keeps its token', async () => {
    const page = open({ UpdateProfile: () => saved({ firstName: 'Borbála', newsletter: ['NEWS'] }) });
    await page.fill('Keresztnév', ' Borbála ');
    await page.user.click(screen.getByLabelText('Hírek a szervezőktől'));
    await page.user.click(await send());
    await waitFor(() =>
      expect(page.notifications).toEqual([{ type: 'positive', message: 'Az adataidat elmentettük.' }]),
    );
    expect(page.calls.at(-1)).toMatchObject({
      name: 'UpdateProfile',
      variables: {
        input: {
          email: 'entrant05@example.com',
          firstName: 'Borbála',
          lastName: 'Nagy',
          locale: 'hu',
          newsletter: ['NEWS'],
        },
      },
    });
    expect(session.user()).toMatchObject({ firstName: 'Borbála', newsletter: ['NEWS'] });
    expect(session.token()).toBe(page.token);
    expect(screen.getByLabelText('Keresztnév')).toHaveValue('Borbála');
  });

  it('shows an address that is taken at its field, and leaves the session alone', async () => {
    const message = 'Ez a cím foglalt.';
    const page = open({ UpdateProfile: () => refused('input.email', message) });
    await page.fill('E-mail-cím', 'taken@example.com');
    await page.fill('Jelenlegi jelszó', 'correct horse');
    await page.user.click(await send());
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('E-mail-cím')).toHaveFocus());
    expect(session.user().email).toBe('entrant05@example.com');
    expect(page.notifications).toEqual([]);
  });

  it('does not save a name that is empty', async () => {
    const page = open();
    await page.user.clear(await screen.findByLabelText('Keresztnév'));
    await page.user.click(await send());
    expect(await screen.findByText('Ezt ki kell tölteni.')).toBeInTheDocument();
    expect(page.calls.map(({ name }) => name)).toEqual(['Profile']);
  });

  it('saves a single name', async () => {
    const page = open({ UpdateProfile: () => saved({ lastName: '' }) });
    await page.user.clear(await screen.findByLabelText('Vezetéknév'));
    await page.user.click(await send());
    await waitFor(() => expect(page.notifications).toHaveLength(1));
    expect(page.calls.at(-1)?.variables).toMatchObject({ input: { firstName: 'Béla', lastName: '' } });
  });

  it('does not save a name of more than 80 characters', async () => {
    const page = open();
    await page.fill('Keresztnév', 'x'.repeat(81));
    await page.user.click(await send());
    expect(await screen.findByText('Legfeljebb 80 karakter lehet.')).toBeVisible();
  });

  it('asks for the password only with another address, and shows the new one as waiting', async () => {
    const page = open({ UpdateProfile: () => saved({ pendingEmail: 'new@example.com' }) });
    await page.fill('E-mail-cím', 'Entrant05@example.com');
    expect(screen.queryByLabelText('Jelenlegi jelszó')).not.toBeInTheDocument();
    await page.fill('E-mail-cím', 'new@example.com');
    await page.user.click(await send());
    expect(await screen.findByText('Ezt ki kell tölteni.')).toBeVisible();
    await page.fill('Jelenlegi jelszó', 'correct horse');
    await page.user.click(await send());
    expect(await screen.findByText('Új e-mail-cím vár megerősítésre')).toBeVisible();
    expect(page.calls.at(-1)?.variables).toMatchObject({
      input: { email: 'new@example.com', current: 'correct horse' },
    });
    expect(screen.getByLabelText('E-mail-cím')).toHaveValue('entrant05@example.com');
    expect(screen.queryByLabelText('Jelenlegi jelszó')).not.toBeInTheDocument();
    expect(session.user()).toMatchObject({ email: 'entrant05@example.com' });
    expect(page.notifications.at(-1)?.message).toContain('new@example.com');
    expect(JSON.stringify(localStorage)).not.toContain('correct horse');
  });

  it('has the link to a waiting address sent again, and gives it up', async () => {
    const answers = [me({ pendingEmail: 'new@example.com' }), me()];
    const payload = { pendingEmail: 'new@example.com', userErrors: [] };
    const page = open({
      Profile: () => answers.shift() ?? new Error('too many'),
      ResendEmailChange: () => ({
        data: { resendEmailChange: { __typename: 'ResendEmailChangePayload', ...payload } },
      }),
      CancelEmailChange: () => ({
        data: { cancelEmailChange: { __typename: 'CancelEmailChangePayload', cancelled: true, userErrors: [] } },
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Küldjétek el újra' }));
    await waitFor(() => expect(page.notifications.at(-1)?.message).toContain('new@example.com'));
    await page.user.click(screen.getByRole('button', { name: 'Mégsem cserélem le' }));
    await waitFor(() => expect(screen.queryByText('Új e-mail-cím vár megerősítésre')).not.toBeInTheDocument());
    expect(page.calls.map(({ name }) => name)).toEqual([
      ...['Profile', 'ResendEmailChange', 'CancelEmailChange', 'Profile'],
    ]);
  });

  it('leads administrators to their own pages in the administration', async () => {
    logIn({ administrator: true });
    renderRoutes([{ path: '/admin/account', Component }], '/admin/account', {
      Profile: () => me({ administrator: true }),
    });
    const link = await screen.findByRole('link', { name: 'Jelszó cseréje' });
    expect(link).toHaveAttribute('href', '/admin/account/password');
  });

  it('says that the profile cannot be read, and reads it again', async () => {
    const answers: (Answer | Error)[] = [new Error('offline'), me()];
    const { user } = open({ Profile: () => answers.shift() ?? new Error('too many') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nem sikerült elérni a kiszolgálót.');
    await user.click(screen.getByRole('button', { name: 'Újra' }));
    expect(await screen.findByLabelText('Keresztnév')).toHaveValue('Béla');
  });
});

describe('a change that was typed and not saved', () => {
  it('is there again when the user comes back', async () => {
    const page = open();
    await page.fill('Keresztnév', 'Borbála');
    await page.user.click(screen.getByRole('link', { name: 'Jelszó cseréje' }));
    await waitFor(() => expect(page.path()).toBe('/user/password'));
    await act(() => page.router.navigate(-1));
    expect(await screen.findByLabelText('Keresztnév')).toHaveValue('Borbála');
    expect(screen.getByLabelText('Vezetéknév')).toHaveValue('Nagy');
    expect(screen.getByText('Ezt írtad be korábban, és még nem küldted el.')).toBeVisible();
  });

  it('is gone when the user discards it', async () => {
    const page = open();
    await page.fill('Keresztnév', 'Borbála');
    await page.user.click(screen.getByRole('link', { name: 'Jelszó cseréje' }));
    await act(() => page.router.navigate(-1));
    await page.user.click(await screen.findByRole('button', { name: 'Elvetem' }));
    expect(screen.getByLabelText('Keresztnév')).toHaveValue('Béla');
    expect(Object.keys(localStorage).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('is not shown to another user of this browser', async () => {
    const page = open();
    await page.fill('Keresztnév', 'Borbála');
    await page.user.click(screen.getByRole('link', { name: 'Jelszó cseréje' }));
    act(() => void logIn({ id: '6' }));
    await act(() => page.router.navigate(-1));
    expect(await screen.findByLabelText('Keresztnév')).toHaveValue('Béla');
  });

  it('is asked about before the page is left where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const page = open();
    await page.fill('Keresztnév', 'Borbála');
    await page.user.click(screen.getByRole('link', { name: 'Jelszó cseréje' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Elveted a módosításokat?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Maradok' }));
    expect(page.path()).toBe('/user/profile');
    expect(screen.getByLabelText('Keresztnév')).toHaveValue('Borbála');
  });

  it('is kept no more once it is saved', async () => {
    const page = open({ UpdateProfile: () => saved({ firstName: 'Borbála' }) });
    await page.fill('Keresztnév', 'Borbála');
    await page.user.click(await send());
    await waitFor(() => expect(page.notifications).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mentés' })).toHaveAttribute('aria-disabled', 'false'),
    );
    expect(Object.keys(localStorage).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('does not hold up a user who is logged out', async () => {
    const page = open();
    await page.fill('Keresztnév', 'Borbála');
    act(() => session.logout());
    await act(() => page.router.navigate('/'));
    expect(page.path()).toBe('/');
  });
});
