import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Trans, useTranslation } from 'react-i18next';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { addTexts } from '../../../i18n/instance.ts';
import { logIn } from '../../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../../testing/render.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import type { TextFieldsFragment } from '../generated/graphql.ts';
import InPlace from './InPlace.tsx';
import { onePage } from '../../../testing/onePage.ts';

const invisible = /[\u2061-\u2064]/;

beforeEach(() => startI18n('hu'));

/** jsdom has no layout: everything is a line of text, and nothing covers anything. */
beforeAll(() => {
  const box = new DOMRect(10, 10, 100, 20);
  Element.prototype.getBoundingClientRect = () => box;
  Range.prototype.getClientRects = () => [box] as unknown as DOMRectList;
  document.elementsFromPoint = () => [document.body];
});

const own = (changes: Partial<TextFieldsFragment> = {}): TextFieldsFragment => ({
  __typename: 'StaticText',
  id: '8',
  key: 'login.title',
  locale: 'hu',
  text: 'Gyere be',
  version: 1,
  updatedAt: '2026-05-01T10:00:00.000Z',
  ...changes,
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

function Site({ onPress }: { onPress?: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <PageHeading>{t('login.title')}</PageHeading>
      <button type="button" aria-label={t('shell.nav.menu')} onClick={onPress}>
        <svg />
      </button>
      <input placeholder={t('shell.nav.archive')} />
      <p>{t('upload.batch.send', { count: 2 })}</p>
      <p data-testid="parts">
        <Trans i18nKey="registration.acceptRules" components={{ rules: <em /> }} />
      </p>
      <p>Ez nem a felület szövege.</p>
    </main>
  );
}

/** A page in the mode. */
function open(answers: Answers = {}, onPress?: () => void) {
  logIn({ administrator: true });
  const onFinish = vi.fn();
  const element = (
    <>
      <Site {...(onPress ? { onPress } : {})} />
      <InPlace onFinish={onFinish} />
    </>
  );
  const shown = renderRoutes([{ path: '/', element }], '/', {
    AdminTexts: () => ({ data: { staticTextPage: onePage('StaticTextPage', []) } }),
    ...answers,
  });
  return { ...shown, onFinish };
}

const pencilOf = async (key: string): Promise<HTMLElement> =>
  waitFor(() => {
    const pencil = document.querySelector<HTMLElement>(`[data-edit-texts=pencils] button[title*="${key}"]`);
    if (!pencil) throw new Error(`There is no pencil for ${key}`);
    return pencil;
  });

const list = async (shown: ReturnType<typeof open>) => {
  await shown.user.click(screen.getByRole('button', { name: /^Az oldal szövegei/ }));
  return within(await screen.findByRole('dialog', { name: 'Az oldal szövegei' }));
};

describe('texts in place', () => {
  it('leave no mark on the page, in its title or in what the editor sends', async () => {
    const shown = open({ CreateText: () => payload('createStaticText', { staticText: own() }) });
    await pencilOf('login.title');
    expect(document.documentElement.outerHTML).not.toMatch(invisible);
    expect(document.title).not.toMatch(invisible);
    // React renders other texts in the places of those from which the marks were taken.
    act(() => {
      addTexts(i18n, 'hu', { login: { title: 'Másképp' } });
      void i18n.changeLanguage('hu');
    });
    expect(await screen.findByRole('heading', { name: 'Másképp' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.outerHTML).not.toMatch(invisible));
    expect(i18n.t('login.title')).toBe('Másképp');
    expect(JSON.stringify(shown.calls)).not.toMatch(invisible);
  });

  it('have pencils that name them, and do not press what is beneath', async () => {
    const onPress = vi.fn();
    open({}, onPress);
    const keys = new Set((await pencilOf('login.title')).title.split('\n'));
    // All at one place, as jsdom has it: one pencil stands for all of them, without those in attributes that nobody sees.
    expect(keys).toEqual(
      new Set(['login.title', 'shell.nav.archive', 'upload.batch.send_other', 'registration.acceptRules']),
    );
    fireEvent.click(await pencilOf('login.title'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('are listed with those in attributes, and with those that were there before', async () => {
    const shown = open();
    await pencilOf('login.title');
    const before = await list(shown);
    expect(before.getByRole('button', { name: /shell\.nav\.menu$/ })).toHaveTextContent('Menü');
    expect(before.getByRole('button', { name: /upload\.batch\.send_other$/ })).toHaveTextContent('{{count}}');
    // Those that surround every page are last.
    const isOfFrame = before.getAllByRole('listitem').map((one) => /shell\.[\w.]+$/.test(one.textContent));
    expect(isOfFrame).toEqual([...isOfFrame].sort());
    expect(new Set(isOfFrame).size).toBe(2);
    expect(before.queryByRole('heading', { name: 'Korábban látszott ezen az oldalon' })).toBeNull();
    await shown.user.click(before.getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A menu is closed.
    screen.getByRole('button', { name: 'Menü' }).remove();
    const after = await list(shown);
    expect(await after.findByRole('heading', { name: 'Korábban látszott ezen az oldalon' })).toBeVisible();
    expect(after.getByRole('button', { name: /shell\.nav\.menu$/ })).toBeVisible();
  });

  it('show what was saved at once, and the shipped one when that is taken back', async () => {
    let texts: TextFieldsFragment[] = [];
    const shown = open({
      AdminTexts: () => ({ data: { staticTextPage: onePage('StaticTextPage', texts) } }),
      CreateText: () => {
        texts = [own()];
        return payload('createStaticText', { staticText: own() });
      },
      DeleteText: () => {
        texts = [];
        return payload('deleteStaticText', { deletedId: '8' });
      },
    });
    await pencilOf('login.title');
    const before = screen.getByRole('heading', { level: 1 }).textContent;
    const dialog = await list(shown);
    await shown.user.click(dialog.getByRole('button', { name: /login\.title$/ }));
    const field = await screen.findByLabelText('Magyar szöveg', { selector: 'textarea' });
    expect(field).toHaveValue(before);
    await shown.user.clear(field);
    await shown.user.type(field, 'Gyere be');
    // Nothing changes before it is saved.
    expect(document.querySelector('h1')).toHaveTextContent(before);
    await shown.user.click(screen.getByRole('button', { name: 'Szöveg mentése' }));
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Gyere be'));
    expect(shown.calls.find(({ name }) => name === 'CreateText')?.variables).toEqual({
      input: { key: 'login.title', locale: 'hu', text: 'Gyere be' },
    });
    expect(shown.calls.filter(({ name }) => name === 'Localization')).toEqual([]);
    await shown.user.click(await screen.findByRole('button', { name: 'Vissza az eredeti magyar szövegre' }));
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(before));
  });

  it('stay as they are when the editor is closed, which leads back to the list', async () => {
    const shown = open();
    await pencilOf('login.title');
    const before = screen.getByRole('heading', { level: 1 }).textContent;
    await shown.user.click((await list(shown)).getByRole('button', { name: /login\.title$/ }));
    await shown.user.type(await screen.findByLabelText('Magyar szöveg', { selector: 'textarea' }), '!');
    await shown.user.click(screen.getByRole('button', { name: 'Bezárás' }));
    const row = within(await screen.findByRole('dialog', { name: 'Az oldal szövegei' })).getByRole('button', {
      name: /login\.title$/,
    });
    await waitFor(() => expect(row).toHaveFocus());
    expect(document.querySelector('h1')?.textContent).toBe(before);
    expect(shown.calls.map(({ name }) => name)).not.toContain('CreateText');
  });

  it('end where one says so', async () => {
    const shown = open();
    await shown.user.click(await screen.findByRole('button', { name: 'Befejezés' }));
    expect(shown.onFinish).toHaveBeenCalledOnce();
  });
});
