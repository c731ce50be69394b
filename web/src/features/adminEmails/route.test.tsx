import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { deferred, type Answer } from '../../testing/render.tsx';
import {
  competitions,
  competitionsOf,
  audience,
  campaign,
  callsOf,
  counts,
  emailOf,
  open,
  pageInfo,
  payload,
  refusal,
} from './testing/emailPages.tsx';

beforeAll(() => startI18n('hu'));

describe('the list of campaigns', () => {
  it('says who gets one, and how far it is', async () => {
    const running = emailOf({
      state: 'RUNNING',
      competitionNumber: 7,
      audience: { __typename: 'EmailAudience', group: 'ENTRANTS', newsletter: null, locale: 'hu' },
      counts: { __typename: 'EmailCounts', ...counts, sent: 60, queued: 3, failed: 1 },
    });
    open('', { AdminEmails: () => ({ data: { emailPage: { __typename: 'EmailPage', items: [running], pageInfo } } }) });
    const table = within(await screen.findByRole('table', { name: 'Levelek' }));
    expect(table.getByRole('link', { name: 'Hírek' })).toHaveAttribute('href', '/admin/email/3');
    expect(await table.findByText('Nevezők · Fények · csak magyarul olvasók')).toBeVisible();
    expect(table.getByText('60 elküldve · 3 küldésre vár · 1 sikertelen')).toBeVisible();
  });

  it('is narrowed to a state by the address', async () => {
    const shown = open('?page=1');
    await shown.user.selectOptions(await screen.findByLabelText(/^Állapot/), 'DRAFT');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?state=DRAFT'));
    await waitFor(() =>
      expect(callsOf(shown, 'AdminEmails').at(-1)).toMatchObject({ variables: { page: 0, state: 'DRAFT' } }),
    );
  });
});

describe('the editor', () => {
  it('makes a draft, with a variable put in by its button', async () => {
    const shown = open('?new=', { CreateEmail: () => payload('createEmail', { email: emailOf() }) });
    expect(await screen.findByText(/^Most 12 ember kapná meg: 10 magyarul, 2 angolul\./)).toBeVisible();
    await shown.fill('Tárgy magyarul', 'Hírek');
    await shown.fill('Tárgy angolul', 'News');
    await shown.fill('Szöveg magyarul', 'Szia ');
    const chips = within(screen.getByRole('group', { name: 'Változó beszúrása ide: Szöveg magyarul' }));
    await shown.user.click(chips.getByRole('button', { name: '{{name}}' }));
    await shown.fill('Szöveg angolul', 'Hello');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    await waitFor(() => expect(shown.router.state.location.search).toBe('?edit=3'));
    expect(callsOf(shown, 'CreateEmail')[0]?.variables).toEqual({
      input: {
        template: 'NEWSLETTER',
        competitionNumber: null,
        subject: { hu: 'Hírek', en: 'News' },
        body: { hu: 'Szia {{name}}', en: 'Hello' },
        audience: { group: 'EVERYONE', newsletter: 'NEWS', locale: null },
        scheduledAt: null,
      },
    });
  });

  it('goes on showing the competition that it is about, once the others are read', async () => {
    const { promise, release } = deferred(competitions);
    open('?edit=3', { AdminEmail: () => campaign({ competitionNumber: 7 }), EmailCompetitions: () => promise });
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Melyik pályázatról szól/);
    expect(field).toHaveDisplayValue('#7');
    release();
    await waitFor(() => expect(field).toHaveDisplayValue('Fények'));
  });

  it('tells an unknown variable while it is typed', async () => {
    const shown = open('?edit=3');
    await shown.user.click(await screen.findByLabelText('Szöveg magyarul'));
    await shown.user.paste(' {{nmae}}');
    expect(await screen.findByText('Ismeretlen változó: {{nmae}}')).toBeVisible();
  });

  it('offers the dates of its competition with their present values, in the language of the text and the organisers’ zone', async () => {
    open('?edit=3', { AdminEmail: () => campaign({ competitionNumber: 7 }) });
    const namesIn = async (label: string) => {
      const group = await screen.findByRole('group', { name: `Változó beszúrása ide: ${label}` });
      return within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    };
    await screen.findByDisplayValue('Fények');
    expect(await namesIn('Szöveg magyarul')).toEqual([
      ...['{{name}}', '{{username}}', '{{link}}', '{{competition}}Fények'],
      ...['{{entryDeadline}}2026. december 20. 18:00 CET', '{{votingStart}}2026. december 20. 18:00 CET'],
      ...['{{votingEnd}}2026. december 27. 18:00 CET', '{{resultsDate}}2027. január 3. 18:00 CET'],
    ]);
    expect(await namesIn('Tárgy angolul')).toContain('{{votingEnd}}27 December 2026 at 18:00 CET');
  });

  it('takes the former name of the dates, which it offers no more', async () => {
    const shown = open('?edit=3', { AdminEmail: () => campaign({ competitionNumber: 7 }) });
    await shown.user.click(await screen.findByLabelText('Szöveg magyarul'));
    await shown.user.paste(' {{deadline}}');
    expect(screen.queryByText(/^Ismeretlen változó/)).toBeNull();
    expect(screen.queryByRole('button', { name: '{{deadline}}' })).toBeNull();
  });

  it('asks for the competition of its entrants, and counts them', async () => {
    const shown = open('?edit=3', {
      EmailAudience: ({ competitionNumber }) =>
        competitionNumber ? audience(8, 1, [{ reason: 'UNSUBSCRIBED', people: 3 }]) : audience(10, 2),
    });
    await shown.user.selectOptions(await screen.findByLabelText('Kiknek'), 'ENTRANTS');
    await shown.user.selectOptions(screen.getByLabelText('Melyik hírlevélként'), '');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    expect(await screen.findByText('Ezt ki kell tölteni.')).toBeVisible();
    await shown.user.selectOptions(screen.getByLabelText('Melyik pályázatról szól'), '7');
    expect(
      await screen.findByText(
        'Kapja: aki nevezett ide: Fények; aki kéri a szervezők leveleit; bármilyen nyelven olvas.',
      ),
    ).toBeVisible();
    expect(await screen.findByText(/^Most 9 ember kapná meg/)).toBeVisible();
    expect(screen.getByText('3 – nem kér ilyen levelet')).toBeVisible();
    expect(callsOf(shown, 'EmailAudience').at(-1)).toMatchObject({
      variables: { competitionNumber: 7, audience: { group: 'ENTRANTS', newsletter: null } },
    });
    expect(callsOf(shown, 'UpdateEmail')).toEqual([]);
  });

  it('shows what was refused at the field of its language', async () => {
    const message = 'Ez üres.';
    const userErrors = [refusal('VALIDATION_FAILED', 'input.content.subject.en', message)];
    const shown = open('?edit=3', { UpdateEmail: () => payload('updateEmail', { userErrors }) });
    await shown.fill('Tárgy angolul', 'x');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Tárgy angolul')).toHaveFocus();
  });

  it('sends the time of the installation as an instant', async () => {
    const shown = open('?edit=3', { UpdateEmail: () => payload('updateEmail', { email: emailOf({ version: 5 }) }) });
    const field = await screen.findByLabelText(/^Küldés ideje \(Europe\/Budapest\)/);
    await shown.user.type(field, '2026-07-01T18:00');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    await waitFor(() => expect(shown.notifications).toHaveLength(1));
    expect(callsOf(shown, 'UpdateEmail')[0]).toMatchObject({
      variables: { input: { id: '3', version: 4, content: { scheduledAt: '2026-07-01T16:00:00.000Z' } } },
    });
  });

  it('merges with what another administrator has saved', async () => {
    const theirs = emailOf({ version: 9, subject: { __typename: 'LocalizedText', hu: 'Friss hírek', en: 'News' } });
    const userErrors = [refusal('VERSION_CONFLICT', null, 'Közben más is módosította.')];
    const shown = open('?edit=3', {
      UpdateEmail: ({ input }) =>
        (input as { version: number }).version === 4
          ? payload('updateEmail', { current: theirs, changedBy: 'katalin', userErrors })
          : payload('updateEmail', { email: { ...theirs, version: 10 } }),
    });
    await shown.fill('Szöveg angolul', 'Dear {{name}}');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Közben más is mentett' }));
    await shown.user.click(dialog.getByRole('button', { name: 'A választottak mentése' }));
    await waitFor(() => expect(callsOf(shown, 'UpdateEmail')).toHaveLength(2));
    expect(callsOf(shown, 'UpdateEmail')[1]).toMatchObject({
      variables: { input: { version: 9, content: { subject: { hu: 'Friss hírek' }, body: { en: 'Dear {{name}}' } } } },
    });
  });

  it('says that voters are not told before voting is over', async () => {
    const conflict: Answer = { errors: [{ message: 'later', extensions: { code: 'CONFLICT' } }], data: null };
    const voters = emailOf({
      competitionNumber: 7,
      audience: { __typename: 'EmailAudience', group: 'VOTERS', newsletter: null, locale: null },
    });
    open('?edit=3', { AdminEmail: () => campaign(voters), EmailAudience: () => conflict });
    expect(await screen.findByText(/^Hogy kik szavaztak, csak a szavazás vége után/)).toBeVisible();
  });

  it('shows what is typed as a chosen recipient would get it, before it is saved', async () => {
    const shown = open('?edit=3');
    await shown.fill('Szöveg magyarul', 'Kedves {{name}}!');
    await shown.user.selectOptions(
      await screen.findByLabelText('Kinek a szemével'),
      await screen.findByRole('option', { name: 'Ősz Beatrix Konstancia (a leghosszabb név, másik nyelvű)' }),
    );
    await waitFor(() =>
      expect(callsOf(shown, 'EmailPreviewOf').at(-1)).toMatchObject({
        variables: { accountId: '22', content: { body: { hu: 'Kedves {{name}}!' } } },
      }),
    );
    expect(callsOf(shown, 'UpdateEmail')).toEqual([]);
  });

  it('saves what was changed before it is checked, or sent as a test', async () => {
    let version = 4;
    const saved = () => ({
      version,
      body: { __typename: 'LocalizedText' as const, hu: 'Szia {{name}}!', en: 'Dear {{name}}' },
    });
    const shown = open('?edit=3', {
      AdminEmail: () => campaign(version === 4 ? {} : saved()),
      UpdateEmail: () => {
        version += 1;
        return payload('updateEmail', { email: emailOf(saved()) });
      },
      SendTestEmail: () => payload('sendTestEmail', { recipient: 'admin@example.org' }),
    });
    const order = () =>
      shown.calls.map(({ name }) => name).filter((name) => /^(UpdateEmail|SendTestEmail)$/.test(name));
    await shown.fill('Szöveg angolul', 'Dear {{name}}');
    expect(screen.getByText(/^Vannak el nem mentett módosításaid\./)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Próbalevél nekem, mindkét nyelven' }));
    await waitFor(() => expect(order()).toEqual(['UpdateEmail', 'SendTestEmail', 'SendTestEmail']));
    await waitFor(() => expect(screen.queryByText(/^Vannak el nem mentett/)).not.toBeInTheDocument());

    await shown.fill('Tárgy angolul', 'Hello');
    await shown.user.click(screen.getByRole('link', { name: 'Ellenőrzés és küldés' }));
    await waitFor(() => expect(shown.router.state.location.search).toBe('?check=3'));
    expect(order().at(-1)).toBe('UpdateEmail');
    // The test had another text.
    expect(await screen.findByText('A levél megváltozott a próbaleveled óta.')).toBeVisible();
    expect(screen.getByText('Minden el van mentve, amit írtál.')).toBeVisible();
  });

  it('goes on to nothing where it could not be saved', async () => {
    const shown = open('?edit=3', { UpdateEmail: () => payload('updateEmail', { email: emailOf({ version: 5 }) }) });
    await shown.fill('Szöveg angolul', '');
    await shown.user.click(screen.getByRole('link', { name: 'Ellenőrzés és küldés' }));
    expect(await screen.findByText('Ezt ki kell tölteni.')).toBeVisible();
    // Mended and saved by its own button, it stays where it is.
    await shown.fill('Szöveg angolul', 'Dear {{name}}');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    await waitFor(() => expect(shown.notifications.map(({ message }) => message)).toEqual(['A levelet elmentettük.']));
    expect(shown.router.state.location.search).toBe('?edit=3');
  });

  it('offers the mail of the organisers for the people of a competition, until another is chosen', async () => {
    const shown = open('?new=');
    const group = await screen.findByLabelText('Kiknek');
    const list = screen.getByLabelText('Melyik hírlevélként');
    expect(list).toHaveValue('NEWS');
    await shown.user.selectOptions(group, 'ENTRANTS');
    expect(list).toHaveValue('');
    await shown.user.selectOptions(group, 'EVERYONE');
    expect(list).toHaveValue('NEWS');
    await shown.user.selectOptions(list, 'RESULT');
    await shown.user.selectOptions(group, 'VOTERS');
    expect(list).toHaveValue('RESULT');
  });

  it.each([
    ['voters have judged', 'VOTERS', true, false],
    ['a jury judges and that has not ended', 'JURY', false, false],
    ['a jury has judged', 'JURY', true, true],
    ['both have judged', 'BOTH', true, true],
  ])('offers the groups of a jury for a competition that %s: %s %s %s', async (_what, judgedBy, ended, isOffered) => {
    const shown = open('?new=', { EmailCompetitions: () => competitionsOf({ judgedBy, ended }) });
    const group = await screen.findByLabelText('Kiknek');
    const names = () =>
      within(group)
        .getAllByRole('option')
        .map((one) => one.textContent ?? '');
    const ofJury = () => names().filter((name) => /elfogadott képe|díj/i.test(name)).length;
    expect(ofJury()).toBe(0);
    const list = screen.getByLabelText(/Melyik pályázatról/);
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(1));
    await shown.user.selectOptions(list, '7');
    expect(ofJury()).toBe(isOffered ? 3 : 0);
  });

  it('leaves the newsletter of a saved mail as it is', async () => {
    const shown = open('?edit=3');
    await shown.user.selectOptions(await screen.findByLabelText('Kiknek'), 'ENTRANTS');
    expect(screen.getByLabelText('Melyik hírlevélként')).toHaveValue('NEWS');
  });

  it('says at the text what the mail adds to it', async () => {
    open('?new=');
    expect(await screen.findByLabelText('Szöveg angolul')).toHaveAccessibleDescription(/„Dear …,”.*leiratkozás/);
    expect(screen.getByLabelText('Szöveg magyarul')).toHaveAccessibleDescription(/„Kedves …!”.*leiratkozás/);
  });

  it('shows the mail in a frame that may do nothing, and sends a test in each language', async () => {
    const shown = open('?edit=3', {
      SendTestEmail: () => payload('sendTestEmail', { recipient: 'admin@example.org' }),
    });
    const frame = await screen.findByTitle('A levél képe: Hírek');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame.getAttribute('srcdoc')).toContain('<p>Szia!</p>');
    await shown.user.click(screen.getByRole('button', { name: 'Próbalevél nekem, mindkét nyelven' }));
    await waitFor(() =>
      expect(shown.notifications.map(({ message }) => message)).toEqual([
        'A próbalevél mindkét nyelven elment ide: admin@example.org.',
      ]),
    );
    expect(callsOf(shown, 'SendTestEmail').map(({ variables }) => variables)).toEqual([
      { input: { id: '3', locale: 'hu' } },
      { input: { id: '3', locale: 'en' } },
    ]);
  });
});
