import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import type { TextFieldsFragment } from './generated/graphql.ts';
import { Component } from './route.tsx';
import { draftKey, writeDraft } from '../../drafts/drafts.ts';
import { draftSubject } from './catalogue.ts';
import { onePage } from '../../testing/onePage.ts';

beforeAll(() => startI18n('hu'));
afterEach(() => localStorage.clear());

const own = (changes: Partial<TextFieldsFragment> = {}): TextFieldsFragment => ({
  __typename: 'StaticText',
  id: '8',
  key: 'profile.title',
  locale: 'hu',
  text: 'Rólam',
  version: 2,
  updatedAt: '2026-05-01T10:00:00.000Z',
  ...changes,
});

const read = (...texts: TextFieldsFragment[]): Answer => ({
  data: { staticTextPage: onePage('StaticTextPage', texts) },
});

const payload = (name: string, values: Record<string, unknown>): Answer => ({
  data: {
    [name]: {
      __typename: `${name}Payload`,
      staticText: null,
      deletedId: null,
      current: null,
      changedBy: null,
      changedAt: null,
      userErrors: [],
      ...values,
    },
  },
});

/** The page of an administrator. */
function open(at: string, answers: Answers = {}) {
  logIn({ administrator: true });
  return renderRoutes([{ path: '/admin/localization', Component }], `/admin/localization${at}`, {
    AdminTexts: () => read(own()),
    ...answers,
  });
}

const names = (shown: ReturnType<typeof open>) => shown.calls.map(({ name }) => name);

describe('the list of texts', () => {
  it('finds a text by what it says, and tells where it stands in both languages', async () => {
    const shown = open('?q=r%C3%B3lam');
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('hu: módosítva')).toBeVisible();
    expect(row.getByText('en: eredeti')).toBeVisible();
    await shown.user.click(row.getByRole('link', { name: 'Rólam' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'profile.title' })).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Vissza a szövegekhez' }));
    await waitFor(() => expect(shown.router.state.location.search).toBe('?q=r%C3%B3lam'));
  });

  it('shows broken ones, and those that no page shows, which can be deleted', async () => {
    const broken = own({ id: '9', key: 'shell.form.tooLong', text: 'Túl hosszú.' });
    const shown = open('?show=broken', {
      AdminTexts: () => read(broken, own({ id: '10', key: 'ruels.body' })),
      DeleteText: () => payload('deleteStaticText', { deletedId: '10' }),
    });
    expect(await screen.findByRole('link', { name: 'Túl hosszú.' })).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Törlés: ruels.body (magyar)' }));
    await waitFor(() => expect(screen.queryByText('Egyik oldal sem mutatja (1)')).toBeNull());
    expect(shown.calls.at(-1)).toMatchObject({ variables: { input: { id: '10', version: 2 } } });
  });
});

describe('the parts of the list', () => {
  it('begin with the pages that organisers write, and end with the administration', async () => {
    open('');
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['Oldalak', 'Az oldal többi szövege', 'Maga az adminisztráció']);
    const pages = within(screen.getByRole('region', { name: 'Oldalak' })).getAllByRole('group');
    expect(pages.map(({ textContent }) => textContent.replace(/ \(.*/, ''))).toEqual([
      'Kezdőlap',
      'Szabályzat',
      'Kapcsolat',
      'Regisztráció',
    ]);
  });

  it('mark what was typed and not saved', async () => {
    writeDraft(draftKey('5', draftSubject('profile.title', 'en')), { text: 'About me' });
    open('?q=r%C3%B3lam');
    expect(within(await screen.findByRole('listitem')).getByText('nem mentett piszkozat')).toBeVisible();
  });
});

describe('a text', () => {
  it('is saved in both languages at once, and only where something was typed', async () => {
    const shown = open('?key=profile.title', {
      CreateText: () =>
        payload('createStaticText', { staticText: own({ id: '11', locale: 'en', text: 'Me', version: 1 }) }),
      UpdateText: () => payload('updateStaticText', { staticText: own({ text: 'Én', version: 3 }) }),
    });
    const save = () => shown.user.click(screen.getByRole('button', { name: 'Szöveg mentése' }));
    const hungarian = await screen.findByLabelText('Magyar szöveg', { selector: 'textarea' });
    await save();
    expect(names(shown)).not.toContain('UpdateText');
    expect(shown.notifications.map(({ message }) => message)).toEqual(['Nem változott semmi, nincs mit menteni.']);
    for (const [field, text] of [
      [hungarian, 'Én'],
      [screen.getByLabelText('Angol szöveg', { selector: 'textarea' }), 'Me'],
    ] as const) {
      await shown.user.clear(field);
      await shown.user.type(field, text);
    }
    await save();
    await waitFor(() =>
      expect(
        names(shown)
          .filter((name) => /^(Create|Update)Text$/.test(name))
          .sort(),
      ).toEqual(['CreateText', 'UpdateText']),
    );
    // Told once, when both are through.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Szöveg mentése' })).toBeEnabled());
    await waitFor(() => expect(shown.notifications).toHaveLength(2));
    expect(
      [hungarian, screen.getByLabelText('Angol szöveg', { selector: 'textarea' })].map(
        (one) => (one as HTMLTextAreaElement).value,
      ),
    ).toEqual(['Én', 'Me']);
  });

  it('is put over the shipped one', async () => {
    const made = own({ id: '11', locale: 'en', text: 'About me', version: 1 });
    const shown = open('?key=profile.title', {
      CreateText: () => payload('createStaticText', { staticText: made }),
    });
    expect(await screen.findByText('Adataim')).toBeVisible();
    expect(screen.getByLabelText('Magyar szöveg', { selector: 'textarea' })).toHaveValue('Rólam');
    const english = screen.getByLabelText('Angol szöveg', { selector: 'textarea' });
    await shown.user.clear(english);
    await shown.user.type(english, 'About me');
    await shown.user.click(screen.getByRole('button', { name: 'Szöveg mentése' }));
    await waitFor(() => expect(shown.notifications).toHaveLength(1));
    expect(shown.calls.find(({ name }) => name === 'CreateText')?.variables).toEqual({
      input: { key: 'profile.title', locale: 'en', text: 'About me' },
    });
  });

  it('is not saved without what the page fills in', async () => {
    const shown = open('?key=shell.form.tooLong');
    const hungarian = await screen.findByLabelText('Magyar szöveg', { selector: 'textarea' });
    await shown.user.clear(hungarian);
    await shown.user.type(hungarian, 'Rövidebben!');
    await shown.user.click(screen.getByRole('button', { name: 'Szöveg mentése' }));
    expect(await screen.findByText('Hiányzik belőle: {{max}}')).toBeVisible();
    expect(names(shown)).not.toContain('CreateText');
  });

  it('asks whose text to keep where two have changed it', async () => {
    const current = own({ text: 'Magamról', version: 5 });
    const userErrors = [{ __typename: 'UserError', code: 'VERSION_CONFLICT', field: null, message: 'Közben más is.' }];
    const shown = open('?key=profile.title', {
      UpdateText: ({ input }) =>
        (input as { version: number }).version === 2
          ? payload('updateStaticText', { current, changedBy: 'katalin', userErrors })
          : payload('updateStaticText', { staticText: own({ text: 'Én', version: 6 }) }),
    });
    const hungarian = await screen.findByLabelText('Magyar szöveg', { selector: 'textarea' });
    await shown.user.clear(hungarian);
    await shown.user.type(hungarian, 'Én');
    await shown.user.click(screen.getByRole('button', { name: 'Szöveg mentése' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Közben más is mentett' }));
    expect(dialog.getByText('Magamról')).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'A választottak mentése' }));
    await waitFor(() =>
      expect(shown.calls.at(-1)).toMatchObject({ variables: { input: { id: '8', version: 5, text: 'Én' } } }),
    );
  });

  it('goes back to the shipped one, and from it to what was there before', async () => {
    const again = own({ id: '9', version: 1 });
    let made = false;
    const shown = open('?key=profile.title', {
      AdminTexts: () => read(made ? again : own()),
      DeleteText: () => payload('deleteStaticText', { deletedId: '8' }),
      CreateText: () => {
        made = true;
        return payload('createStaticText', { staticText: again });
      },
    });
    const field = () => screen.getByLabelText('Magyar szöveg', { selector: 'textarea' });
    await shown.user.click(await screen.findByRole('button', { name: 'Vissza az eredeti magyar szövegre' }));
    await waitFor(() => expect(field()).toHaveValue('Adataim'));
    expect(shown.calls.find(({ name }) => name === 'DeleteText')).toMatchObject({
      variables: { input: { id: '8', version: 2 } },
    });
    expect(shown.notifications.at(-1)).toMatchObject({ message: 'Újra az eredeti magyar szöveg látszik.' });
    shown.takeOffer();
    await waitFor(() => expect(field()).toHaveValue('Rólam'));
    expect(shown.calls.find(({ name }) => name === 'CreateText')?.variables).toEqual({
      input: { key: 'profile.title', locale: 'hu', text: 'Rólam' },
    });
    expect(shown.notifications.at(-1)).toMatchObject({
      type: 'positive',
      message: 'Újra a saját magyar szöveged látszik.',
    });
  });

  it('shows how it looks before the shipped one', async () => {
    open('?key=rules.body');
    const [looks, shipped] = [await screen.findAllByText('Így jelenik meg'), screen.getAllByText('Eredeti szöveg')];
    expect(looks).toHaveLength(2);
    for (const [n, one] of looks.entries())
      expect(one.compareDocumentPosition(shipped[n] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that no page knows says so', async () => {
    open('?key=ruels.body');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nincs ilyen kulcsú szöveg.');
  });
});
