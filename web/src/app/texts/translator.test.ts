import { createInstance } from 'i18next';
import admin from './adminBundle.hu.ts';
import adminEnglish from './adminBundle.en.ts';
import browse from './browseBundle.hu.ts';
import browseEnglish from './browseBundle.en.ts';
import first from './bundle.hu.ts';
import firstEnglish from './bundle.en.ts';
import later from './laterBundle.hu.ts';
import laterEnglish from './laterBundle.en.ts';
import show from './showBundle.hu.ts';
import showEnglish from './showBundle.en.ts';
import votes from './voteBundle.hu.ts';
import votesEnglish from './voteBundle.en.ts';
import type { Bundle } from '../../i18n/texts.ts';
import { createTranslator, type Values } from '../../i18n/translator.ts';

const bundles: Record<string, Bundle> = {
  hu: { ...first, ...browse, ...show, ...later, ...admin, ...votes },
  en: { ...firstEnglish, ...browseEnglish, ...showEnglish, ...laterEnglish, ...adminEnglish, ...votesEnglish },
};

type Translate = (key: string, values?: Values) => string;

/** Ours and i18next, over the same texts. */
async function both(language: string, texts: Bundle): Promise<{ ours: Translate; theirs: Translate }> {
  const translator = createTranslator();
  translator.add(language, texts);
  translator.use(language);
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
  });
  return { ours: translator.t as Translate, theirs: instance.t as Translate };
}

const textsOf = (bundle: Bundle, prefix = ''): [string, string][] =>
  Object.entries(bundle).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );

describe.each(Object.entries(bundles))('every text in %s', (language, texts) => {
  it('is what i18next makes of it', async () => {
    const { ours, theirs } = await both(language, texts);
    const all = textsOf(texts);
    expect(all.length).toBeGreaterThan(500);
    for (const [key, text] of all) {
      const counted = key.replace(/_(zero|one|two|few|many|other)$/, '');
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, `<${name}> & {{count}} $t(shell.brand)`]));
      expect(ours(key, values), key).toBe(theirs(key, values));
      for (const count of [0, 1, 2, 1.5, 21, 1000])
        expect(ours(counted, { ...values, count }), counted).toBe(theirs(counted, { ...values, count }));
    }
  });
});

describe('a text', () => {
  const texts: Bundle = {
    group: { plain: 'Plain', spaced: '{{ name }}, {{other}}!', kilo: '{{count}} g' },
    photo_one: 'one photo',
    photo_other: '{{count}} photos',
    empty: '',
  };

  it.each<[string, Values | undefined]>([
    ['group.plain', undefined],
    ['group.spaced', { name: 'A' }],
    ['group.spaced', { name: null, other: 0 }],
    ['group.spaced', { name: '$&$1', other: false }],
    ['group.spaced', { name: undefined, other: 'B' }],
    ['group.kilo', { count: 1 }],
    ['photo', { count: 1 }],
    ['photo', { count: -3 }],
    ['photo', { count: 1_234_567.5 }],
    ['photo_one', undefined],
    ['empty', undefined],
    ['missing', { name: 'A' }],
    ['group.missing', undefined],
    ['group.plain.deeper', undefined],
    ['constructor.name', undefined],
  ])('%s with %j is what i18next makes of it', async (key, values) => {
    const { ours, theirs } = await both('en', texts);
    expect(ours(key, values)).toBe(theirs(key, values));
  });

  it('is its key as long as nothing is loaded', () => {
    expect((createTranslator().t as Translate)('shell.brand')).toBe('shell.brand');
  });
});

describe('a language', () => {
  it('brings a new function and is told to who listens, until they stop', () => {
    const translator = createTranslator();
    translator.add('hu', { brand: 'Fotók' });
    translator.add('hu', { more: 'Több' });
    translator.add('en', { brand: 'Photos' });
    const heard: string[] = [];
    const stop = translator.subscribe(() => void heard.push(translator.language));
    translator.use('hu');
    const hungarian = translator.t as Translate;
    expect([hungarian('brand'), hungarian('more')]).toEqual(['Fotók', 'Több']);
    translator.use('en');
    expect((translator.t as Translate)('brand')).toBe('Photos');
    expect(translator.t).not.toBe(hungarian);
    stop();
    translator.use('hu');
    expect(heard).toEqual(['hu', 'en']);
    translator.clear();
    expect(translator.has('hu')).toBe(false);
  });
});
