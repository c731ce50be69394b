import { shippedTextsOf } from '../../../i18n/i18n.ts';
import { locales } from '../../../i18n/locale.ts';
import type { Bundle } from '../../../i18n/texts.ts';
import { addTexts, createTexts } from '../../../i18n/instance.ts';
import { shownTexts } from '../../../i18n/shownTexts.ts';
import { flat } from '../catalogue.ts';
import { createMarks, showMarked } from './marks.ts';

type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => string;

/** These texts, and the same as components show them, marked. */
function marking(language: string, texts: Bundle) {
  const plain = createTexts();
  addTexts(plain, language, texts);
  void plain.changeLanguage(language);
  const marks = createMarks();
  const stop = showMarked(plain, marks);
  return {
    marks,
    stop,
    plain: (key: string, values?: Values) => (plain.t as Translate)(key, values),
    shown: (key: string, values?: Values) => (shownTexts.now().t as Translate)(key, values),
  };
}

const invisible = /[\u2061-\u2064]/;

describe.each(locales)('every text in %s', (locale) => {
  it('is told by what is shown of it, and is the same without its marks', async () => {
    const { marks, plain, shown } = marking(locale, await shippedTextsOf(locale));
    const texts = [...flat(await shippedTextsOf(locale))].filter(([key]) => !key.startsWith('admin'));
    expect(texts.length).toBeGreaterThan(400);
    for (const [key, text] of texts) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, `<${name}>\n&`]));
      const marked = shown(key, values);
      expect(marks.unmarked(marked), key).toEqual({ text: plain(key, values), keys: [key] });
      expect(plain(key, values), key).not.toMatch(invisible);
    }
  });

  it('with a number is told as the plural form that is shown', async () => {
    const { marks, plain, shown } = marking(locale, await shippedTextsOf(locale));
    const keys = [...flat(await shippedTextsOf(locale)).keys()].filter((key) => key.endsWith('_other'));
    const rules = new Intl.PluralRules(locale);
    let checked = 0;
    for (const key of keys.filter((one) => !one.startsWith('admin'))) {
      const name = key.slice(0, -'_other'.length);
      for (const count of [0, 1, 2, 21]) {
        const { text, keys: found } = marks.unmarked(shown(name, { count }));
        expect([text, found]).toEqual([plain(name, { count }), [`${name}_${rules.select(count)}`]]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });
});

describe('a mark', () => {
  const texts: Bundle = {
    group: {
      link: 'Ask <contact>us</contact>.',
      page: '# {{name}} wins\n\n**Really.**',
      none: '{{n}}',
      long: 'First\n\n## - Second\n\nAnd more # of it',
      inner: 'inner',
    },
    photos_one: 'one photo',
    photos: 'many photos',
    adminPage: { title: 'Title' },
  };

  it('stands in each part of a text with elements, of which Trans makes parts of the page', () => {
    const { marks, shown } = marking('en', texts);
    const parts = shown('group.link').split(/<\/?contact>/);
    expect(parts.map((part) => marks.unmarked(part))).toEqual([
      { text: 'Ask ', keys: ['group.link'] },
      { text: 'us', keys: ['group.link'] },
      // No word, but somebody may want it.
      { text: '.', keys: ['group.link'] },
    ]);
  });

  it('stands under each heading of a long text, and leaves markup and what is filled in alone', () => {
    const { shown } = marking('en', texts);
    const marked = shown('group.page', { name: 'Ada' });
    expect(marked).toMatch(/^# Ada w[\u2061-\u2064]+ins\n\n\*\*Really\.\*\*$/);
    expect(shown('group.long')).toMatch(/^F[\u2061-\u2064]+irst\n\n## - S[\u2061-\u2064]+econd\n\nAnd more # of it$/);
    expect(shown('group.none', { n: 3 })).toMatch(/^3[\u2061-\u2064]+$/);
  });

  it('of a text that is filled into another one is told beside that one', () => {
    const { marks, shown } = marking('en', texts);
    const filled = shown('group.page', { name: shown('group.inner') });
    expect(marks.unmarked(filled)).toEqual({
      text: '# inner wins\n\n**Really.**',
      keys: ['group.inner', 'group.page'],
    });
  });

  it('is that of the key where a plural form is missing', () => {
    const { marks, shown } = marking('en', texts);
    expect(marks.unmarked(shown('photos', { count: 1 })).keys).toEqual(['photos_one']);
    expect(marks.unmarked(shown('photos', { count: 2 })).keys).toEqual(['photos']);
  });

  it('is not on what has no text, nor on texts of the administration', () => {
    const { shown } = marking('en', texts);
    expect(shown('group.missing')).toBe('group.missing');
    expect(shown('adminPage.title')).toBe('Title');
  });

  it('cannot be written by people', () => {
    const marks = createMarks(1000);
    const guess = createMarks(0).marked('a', 'group.link');
    marks.marked('a', 'group.link');
    expect(marks.unmarked(guess)).toEqual({ text: guess, keys: [] });
  });

  it('is gone when the mode is', () => {
    const { shown, stop } = marking('en', texts);
    stop();
    expect(shown('group.link')).toBe('Ask <contact>us</contact>.');
  });
});
