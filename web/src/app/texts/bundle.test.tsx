import adminEnglish from './adminBundle.en.ts';
import adminHungarian from './adminBundle.hu.ts';
import laterEnglish from './laterBundle.en.ts';
import laterHungarian from './laterBundle.hu.ts';
import deskEnglish from './deskBundle.en.ts';
import adminJuryEnglish from './adminJuryBundle.en.ts';
import catalogueEnglish from './catalogueBundle.en.ts';
import deskHungarian from './deskBundle.hu.ts';
import adminJuryHungarian from './adminJuryBundle.hu.ts';
import catalogueHungarian from './catalogueBundle.hu.ts';
import voteEnglish from './voteBundle.en.ts';
import voteHungarian from './voteBundle.hu.ts';
import browseEnglish from './browseBundle.en.ts';
import browseHungarian from './browseBundle.hu.ts';
import showEnglish from './showBundle.en.ts';
import showHungarian from './showBundle.hu.ts';
import english from './bundle.en.ts';
import hungarian from './bundle.hu.ts';
import { bundleOf } from './bundle.ts';
import { addAdminTexts } from './bundles.ts';
import { shippedTextsOf } from '../../i18n/i18n.ts';
import type { Bundle } from '../../i18n/texts.ts';

/** Every text of a bundle by its key, as `t` takes it. */
function textsOf(bundle: Bundle, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(bundle).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  );
}

/** Texts that everybody may read. */
const publicHungarian = { ...hungarian, ...browseHungarian, ...showHungarian, ...laterHungarian };
const publicEnglish = { ...english, ...browseEnglish, ...showEnglish, ...laterEnglish };

const hu = textsOf({
  ...publicHungarian,
  ...adminHungarian,
  ...deskHungarian,
  ...adminJuryHungarian,
  ...catalogueHungarian,
  ...voteHungarian,
});
const en = textsOf({
  ...publicEnglish,
  ...adminEnglish,
  ...deskEnglish,
  ...adminJuryEnglish,
  ...catalogueEnglish,
  ...voteEnglish,
});

/** Placeholders of `t` and `Trans`, in alphabetical order: languages may have them in another. */
const filledIn = (text = ''): string[] => (text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? []).sort();

/** A count reads by the plural forms of its language, and Hungarian has fewer where numbers take the singular. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const keysOf = (texts: Map<string, string>): string[] => [...new Set([...texts.keys()].map(withoutPlural))].sort();

describe('the two bundles', () => {
  it('keep the administration out of what every visitor loads', () => {
    const isAdmin = (name: string) => name.startsWith('admin');
    expect(Object.keys(publicHungarian).filter(isAdmin)).toEqual([]);
    expect(Object.keys(adminHungarian).filter((name) => !isAdmin(name))).toEqual([]);
  });

  it('are all there for administrators, who edit them', async () => {
    await addAdminTexts();
    expect(new Set(textsOf(await shippedTextsOf('hu')).keys())).toEqual(new Set(hu.keys()));
    expect(new Set(textsOf(await shippedTextsOf('en')).keys())).toEqual(new Set(en.keys()));
  });

  it('have the same keys', () => {
    expect(hu.size).toBeGreaterThan(100);
    expect(keysOf(en)).toEqual(keysOf(hu));
  });

  it.each([
    ['hu', hu],
    ['en', en],
  ] as const)('leave no text of %s empty', (_, texts) => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fill in the same values and elements', () => {
    const shared = [...hu].filter(([key]) => en.has(key));
    const different = shared.filter(([key, text]) => String(filledIn(text)) !== String(filledIn(en.get(key))));
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('have every plural form that their language asks for', () => {
    for (const [locale, texts] of [['hu', hu] as const, ['en', en] as const]) {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      const counted = [...texts.keys()].filter((key) => key !== withoutPlural(key)).map(withoutPlural);
      const missing = counted.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !texts.has(key));
      expect(missing).toEqual([]);
    }
  });

  it('hold the literal messages of the specification in both languages', () => {
    for (const texts of [hu, en]) {
      expect(texts.get('shell.session.forbidden')).toBe('Hozzáférés megtagadva: [path]');
      expect(texts.get('shell.competition.none')).toBe('No competition selected');
    }
  });
});

describe('bundleOf', () => {
  it('names the texts of each feature after its folder', () => {
    const modules = { '../../features/login/i18n.hu.ts': { title: 'Belépés' } };
    expect(bundleOf(modules, { brand: 'Fotópályázat' })).toEqual({
      shell: { brand: 'Fotópályázat' },
      login: { title: 'Belépés' },
    });
  });
});
