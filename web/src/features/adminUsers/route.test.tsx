import { act, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { deferred, type Answer } from '../../testing/render.tsx';
import { one, open, page, payload, refusal, userOf } from './testing/userPages.tsx';

beforeAll(() => startI18n('hu'));

describe('the list of users', () => {
  it('shows a page in the order of the address, names as Hungarian writes them', async () => {
    const { calls } = open('?page=1&sort=email&direction=DESC');
    const table = within(await screen.findByRole('table', { name: 'Felhasználók' }));
    expect(table.getByRole('link', { name: 'Ács Anna' })).toBeVisible();
    expect(table.getByText('acs.anna@example.org')).toBeVisible();
    expect(table.getByText('aktív')).toBeVisible();
    expect(table.queryByText('hírek')).toBeNull();
    expect(calls.find(({ name }) => name === 'AdminUsers')).toMatchObject({
      variables: { page: 1, size: 20, sort: 'EMAIL', direction: 'DESC' },
    });
  });

  it('says who is disabled and who has never opened the activation mail', async () => {
    const people = [userOf({ enabled: false }), userOf({ id: '13', activated: false })];
    open('', { AdminUsers: () => page(people) });
    expect(await screen.findByText('letiltva')).toBeVisible();
    expect(screen.getByText('nem aktiválta: 2026. május 1. óta')).toBeVisible();
  });

  it('sorts and turns pages by the address', async () => {
    const { user, router, calls } = open('');
    await user.click(await screen.findByRole('button', { name: 'Felhasználónév' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=username'));
    await user.click(await screen.findByRole('button', { name: 'Következő' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=username&page=1'));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ variables: { page: 1, sort: 'USERNAME' } }));
  });

  it('searches while somebody types, from the first page on', async () => {
    const { user, router, calls } = open('?page=2&state=disabled');
    await user.type(await screen.findByRole('searchbox'), 'ács');
    await waitFor(() => expect(router.state.location.search).toBe('?state=disabled&q=%C3%A1cs'));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ variables: { page: 0, filter: { q: 'ács', enabled: false } } }),
    );
    await user.click(screen.getByRole('button', { name: 'Szűrők törlése' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it('finds people by what they did in a competition, and begins the mail to them', async () => {
    const { user, router, calls } = open('?page=2');
    const filterAsked = () => calls.findLast(({ name }) => name === 'AdminUsers')?.variables;
    await screen.findByRole('option', { name: 'Fények' });
    expect(screen.queryByRole('combobox', { name: 'Mit tett ott' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pályázat' }), 'Fények');
    await waitFor(() =>
      expect(filterAsked()).toMatchObject({ page: 0, filter: { competitionNumber: 7, did: 'ENTERED' } }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mit tett ott' }), 'nem nevezett');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nyelv' }), 'en');
    await waitFor(() => expect(filterAsked()).toMatchObject({ filter: { competitionNumber: 7, did: 'NOT_ENTERED' } }));
    expect(router.state.location.search).toBe('?competition=7&did=notEntered&locale=en');
    expect(screen.getByRole('link', { name: 'Levél a találatoknak' })).toHaveAttribute(
      'href',
      '/admin/email?new=&competition=7&group=WITHOUT_ENTRIES&locale=en',
    );
    await user.type(screen.getByRole('searchbox'), 'a');
    expect(await screen.findByText(/^Pontosan ezeknek az embereknek nem címezhető levél/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Levél a találatoknak' })).toBeNull();
  });

  it('opens a user and keeps the place in the list', async () => {
    const { user, router } = open('?page=1');
    await user.click(await screen.findByRole('link', { name: 'Ács Anna' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ács Anna' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Vissza a felhasználókhoz' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=1'));
  });

  it('says that it cannot be read, and reads it again', async () => {
    const answers: (Answer | Error)[] = [new Error('offline'), page([userOf()])];
    const { user } = open('', { AdminUsers: () => answers.shift() ?? new Error('too many') });
    await user.click(await screen.findByRole('button', { name: 'Újra' }));
    expect(await screen.findByRole('link', { name: 'Ács Anna' })).toBeVisible();
  });
});

describe('a user', () => {
  it('is saved with the version that was read', async () => {
    const changed = userOf({ firstName: 'Annamária', version: 5 });
    const shown = open('?user=12', { UpdateUser: () => payload('updateUser', { user: changed }) });
    await shown.fill('Keresztnév', 'Annamária');
    await shown.user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() =>
      expect(shown.notifications).toEqual([{ type: 'positive', message: 'Elmentve: Ács Annamária.' }]),
    );
    expect(shown.calls.findLast(({ name }) => name === 'UpdateUser')).toMatchObject({
      variables: {
        input: { id: '12', version: 4, firstName: 'Annamária', newsletter: ['NEWS'], administrator: false },
      },
    });
  });

  it('shows a refused address at its field and keeps what was typed', async () => {
    const message = 'Ez a cím foglalt.';
    const userErrors = [refusal('EMAIL_TAKEN', 'input.email', message)];
    const shown = open('?user=12', { UpdateUser: () => payload('updateUser', { userErrors }) });
    await shown.fill('E-mail-cím', 'taken@example.org');
    await shown.user.click(screen.getByRole('button', { name: 'Mentés' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('E-mail-cím')).toHaveValue('taken@example.org');
    await waitFor(() => expect(screen.getByLabelText('E-mail-cím')).toHaveFocus());
  });

  it('lets both changes stand where two administrators have changed different fields', async () => {
    const current = userOf({ email: 'uj@example.org', version: 7 });
    const sent: unknown[] = [];
    const userErrors = [refusal('VERSION_CONFLICT', null, 'Közben más is módosította.')];
    const shown = open('?user=12', {
      UpdateUser: ({ input }) => {
        sent.push(input);
        return sent.length === 1
          ? payload('updateUser', { current, changedBy: 'katalin', changedAt: '2026-05-02T10:00:00.000Z', userErrors })
          : payload('updateUser', { user: { ...current, firstName: 'Annamária', version: 8 } });
      },
    });
    await shown.fill('Keresztnév', 'Annamária');
    await shown.user.click(screen.getByRole('button', { name: 'Mentés' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Közben más is mentett' }));
    expect(dialog.getByText(/^katalin közben módosította/)).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'A választottak mentése' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ version: 7, firstName: 'Annamária', email: 'uj@example.org' });
    await waitFor(() => expect(screen.getByLabelText('E-mail-cím')).toHaveValue('uj@example.org'));
  });

  it('sends again at once where the other change concerns no field of the form', async () => {
    const versions: unknown[] = [];
    const shown = open('?user=12', {
      UpdateUser: ({ input }) => {
        const { version } = input as { version: number };
        versions.push(version);
        const now = userOf({ enabled: false, firstName: version === 4 ? 'Anna' : 'Annamária', version: 6 });
        const userErrors = [refusal('VERSION_CONFLICT', null, 'Közben más is módosította.')];
        return version === 4
          ? payload('updateUser', { current: userOf({ firstName: 'Annamária', version: 5 }), userErrors })
          : payload('updateUser', { user: now });
      },
    });
    await shown.fill('Keresztnév', 'Annamária');
    await shown.user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(shown.notifications).toHaveLength(1));
    expect(versions).toEqual([4, 5]);
  });

  it('is saved without a question while the switch beside the form is still being saved', async () => {
    const mine = userOf({ organiserMail: false, version: 5 });
    const answer = deferred<Answer>({
      data: { setUserNewsletters: { __typename: 'SetUserNewslettersPayload', results: [], userErrors: [] } },
    });
    const versions: unknown[] = [];
    const shown = open('?user=12', {
      SetUserNewsletters: () => answer.promise,
      UpdateUser: ({ input }) => {
        const { version } = input as { version: number };
        versions.push(version);
        const userErrors = [refusal('VERSION_CONFLICT', null, 'Közben más is módosította.')];
        return version === 4
          ? payload('updateUser', { current: mine, userErrors })
          : payload('updateUser', { user: { ...mine, firstName: 'Annamária', version: 6 } });
      },
    });
    await shown.user.click(await screen.findByLabelText('Kéri a szervezők leveleit'));
    await shown.fill('Keresztnév', 'Annamária');
    await shown.user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(versions).toEqual([4, 5]));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(shown.notifications[0]?.message).toBe('Elmentve: Ács Annamária.'));
    answer.release();
    await waitFor(() => expect(screen.getByLabelText('Kéri a szervezők leveleit')).toBeEnabled());
  });

  it.each([
    ['of whoever reads it is changed on the page of the account', 'entrant05', true],
    ['of somebody else is changed here', 'acsa', false],
  ])('the address %s', async (_, username, isOwn) => {
    open('?user=12', { AdminUser: () => one({ username }) });
    const field: HTMLInputElement = await screen.findByLabelText('E-mail-cím');
    expect(field.readOnly).toBe(isOwn);
    expect(screen.queryAllByText(/^A saját címedet/)).toHaveLength(isOwn ? 1 : 0);
  });

  it('says what another role means before it is saved', async () => {
    const shown = open('?user=12');
    await shown.user.click(await screen.findByLabelText('Adminisztrátor'));
    expect(screen.getByText(/többé nem nevezhet, nem szavazhat/)).toBeVisible();
  });

  it('can be disabled, and the form goes on with the new version', async () => {
    const versions: unknown[] = [];
    const shown = open('?user=12', {
      SetUserState: () => payload('setUserState', { user: userOf({ enabled: false, version: 5 }) }),
      UpdateUser: ({ input }) => {
        versions.push((input as { version: number }).version);
        return payload('updateUser', { user: userOf({ enabled: false, version: 6 }) });
      },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Letiltás' }));
    expect(await screen.findByRole('button', { name: 'Engedélyezés' })).toBeVisible();
    expect(shown.calls.findLast(({ name }) => name === 'SetUserState')).toMatchObject({
      variables: { input: { id: '12', version: 4, enabled: false } },
    });
    await shown.user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(versions).toEqual([5]));
  });

  it('gets the mail that it can use now, and is logged out everywhere', async () => {
    const shown = open('?user=12', {
      AdminUser: () => one({ activated: false }),
      SendAccountMail: () => payload('sendAccountMail', { recipient: 'acs.anna@example.org' }),
      EndUserSessions: () => payload('endUserSessions', { ended: 2 }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Aktiváló levél küldése újra' }));
    await waitFor(() => expect(shown.notifications).toHaveLength(1));
    expect(shown.calls.findLast(({ name }) => name === 'SendAccountMail')).toMatchObject({
      variables: { input: { id: '12', mail: 'ACTIVATION' } },
    });
    await shown.user.click(screen.getByRole('button', { name: 'Kiléptetés minden eszközről' }));
    await waitFor(() => expect(shown.notifications.at(-1)?.message).toBe('Lezárt munkamenetek: 2.'));
  });

  it('is kept as a draft when the page is left', async () => {
    const shown = open('?user=12');
    await shown.fill('Keresztnév', 'Annamária');
    await shown.user.click(screen.getByRole('link', { name: 'Vissza a felhasználókhoz' }));
    await act(() => shown.router.navigate(-1));
    await waitFor(() => expect(screen.getByLabelText('Keresztnév')).toHaveValue('Annamária'));
  });

  it('that is gone says so', async () => {
    open('?user=99', { AdminUser: () => ({ data: { user: null } }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nincs ilyen felhasználó.');
  });
});

describe('deleting a user', () => {
  it('says the numbers, asks for the username, and goes back to the list', async () => {
    const shown = open('?page=1&user=12', {
      DeleteUser: () => ({
        data: { deleteUser: { __typename: 'DeleteUserPayload', deletedId: '12', current: null, userErrors: [] } },
      }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Felhasználó törlése' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Törlöd ezt a felhasználót: Ács Anna?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => parseInt(textContent ?? '', 10))).toEqual([
      1, 2, 5, 7,
    ]);
    const button = dialog.getByRole('button', { name: 'Felhasználó törlése' });
    expect(button).toBeDisabled();
    await shown.fill('A törléshez írd be a felhasználónevét: acsa', 'acsa');
    await shown.user.click(button);
    await waitFor(() => expect(shown.router.state.location.search).toBe('?page=1'));
    expect(shown.notifications).toEqual([{ type: 'positive', message: 'Törölve: Ács Anna.' }]);
  });

  it('of the last administrator is not offered', async () => {
    open('?user=12', { AdminUser: () => one({ administrator: true }, { lastAdministrator: true }) });
    expect(await screen.findByText(/Ő az utolsó adminisztrátor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Felhasználó törlése' })).toBeNull();
  });
});

describe('a new user', () => {
  it('is made and opened', async () => {
    const shown = open('?new=', { CreateUser: () => payload('createUser', { user: userOf() }) });
    await shown.fill('Felhasználónév', 'acsa');
    await shown.fill('Vezetéknév', 'Ács');
    await shown.fill('Keresztnév', 'Anna');
    await shown.fill('E-mail-cím', 'acs.anna@example.org');
    await shown.user.click(screen.getByRole('button', { name: 'Létrehozás és levél küldése' }));
    await waitFor(() => expect(shown.router.state.location.search).toBe('?user=12'));
    expect(shown.calls.find(({ name }) => name === 'CreateUser')).toMatchObject({
      variables: { input: { username: 'acsa', administrator: false, locale: 'hu' } },
    });
  });

  it('is refused at the field of the username', async () => {
    const message = 'Ez a felhasználónév foglalt.';
    const userErrors = [refusal('USERNAME_TAKEN', 'input.username', message)];
    const shown = open('?new=', { CreateUser: () => payload('createUser', { userErrors }) });
    for (const label of ['Felhasználónév', 'Vezetéknév', 'Keresztnév']) await shown.fill(label, 'acsa');
    await shown.fill('E-mail-cím', 'acs.anna@example.org');
    await shown.user.click(screen.getByRole('button', { name: 'Létrehozás és levél küldése' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Felhasználónév')).toHaveFocus());
  });
});
