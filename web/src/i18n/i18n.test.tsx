import { changeLocale, currentLocale, i18n, startI18n } from './i18n.ts';
import { hasTexts } from './instance.ts';
import { initialLocale, preferredLocale, storeLocale } from './locale.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const browserSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(Object.freeze(languages));

describe('the language to begin with', () => {
  it('is the first of the browser’s that the interface has, until another is chosen', () => {
    browserSpeaks('de-AT', 'en-GB', 'hu');
    expect(initialLocale()).toBe('en');
    storeLocale('hu');
    expect(initialLocale()).toBe('hu');
  });

  it.each([
    [['hu-HU', 'en'], 'hu'],
    [['EN-us'], 'en'],
    [['english'], null],
    [['fr', 'de'], null],
    [[], null],
  ])('out of %j is %s', (languages, locale) => {
    expect(preferredLocale(languages)).toBe(locale);
  });

  it('is English for whoever speaks neither, also where something else was stored', () => {
    browserSpeaks('de');
    expect(initialLocale()).toBe('en');
    storeLocale('hu');
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, 'de');
    expect(initialLocale()).toBe('en');
  });

  it('is Hungarian where the browser names none', () => {
    browserSpeaks();
    expect(initialLocale()).toBe('hu');
  });

  it('is the browser’s where storage is forbidden, and choosing does not fail', () => {
    browserSpeaks('en');
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(initialLocale()).toBe('en');
    expect(() => storeLocale('en')).not.toThrow();
  });
});

describe('the language of the interface', () => {
  it('starts with the texts of the stored language only', async () => {
    storeLocale('en');
    await startI18n();
    expect(currentLocale()).toBe('en');
    expect(i18n.t('login.title')).toBe('Log in');
    expect(hasTexts(i18n, 'hu')).toBe(false);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('changes, says so on the document, and is remembered', async () => {
    await startI18n('hu');
    expect(i18n.t('login.title')).toBe('Belépés');
    await changeLocale('en');
    expect(i18n.t('login.title')).toBe('Log in');
    expect(currentLocale()).toBe('en');
    expect(initialLocale()).toBe('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('has the administrators’ texts over the shipped ones from the start, and in the other language', async () => {
    await startI18n('hu', (locale) => Promise.resolve({ 'login.title': `Title of the club (${locale})` }));
    expect(i18n.t('login.title')).toBe('Title of the club (hu)');
    expect(i18n.t('login.submit')).toBe('Belépek');
    await changeLocale('en');
    expect(i18n.t('login.title')).toBe('Title of the club (en)');
  });

  it('has the shipped texts when those of the administrators cannot be read', async () => {
    await startI18n('hu', () => Promise.reject(new Error('offline')));
    expect(i18n.t('login.title')).toBe('Belépés');
  });

  it('leaves what is filled in as it is: React escapes it', async () => {
    await startI18n('hu');
    expect(i18n.t('login.welcome', { name: '<b>Nagy & Fia</b>' })).toBe('Üdvözlünk, <b>Nagy & Fia</b>!');
  });
});
