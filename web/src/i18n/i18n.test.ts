import { changeLocale, currentLocale, i18n, startI18n } from './i18n.ts';
import { storedLocale, storeLocale } from './locale.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('the stored language', () => {
  it('is Hungarian until another is chosen', () => {
    expect(storedLocale()).toBe('hu');
    storeLocale('en');
    expect(storedLocale()).toBe('en');
  });

  it('is Hungarian where something else was stored', () => {
    storeLocale('en');
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, 'de');
    expect(storedLocale()).toBe('hu');
  });

  it('is Hungarian where storage is forbidden, and choosing does not fail', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(storedLocale()).toBe('hu');
    expect(() => storeLocale('en')).not.toThrow();
  });
});

describe('the language of the interface', () => {
  it('starts with the texts of the stored language only', async () => {
    storeLocale('en');
    await startI18n();
    expect(currentLocale()).toBe('en');
    expect(i18n.t('login.title')).toBe('Log in');
    expect(i18n.hasResourceBundle('hu', 'translation')).toBe(false);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('changes, says so on the document, and is remembered', async () => {
    await startI18n('hu');
    expect(i18n.t('login.title')).toBe('Belépés');
    await changeLocale('en');
    expect(i18n.t('login.title')).toBe('Log in');
    expect(currentLocale()).toBe('en');
    expect(storedLocale()).toBe('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('leaves what is filled in as it is: React escapes it', async () => {
    await startI18n('hu');
    expect(i18n.t('login.welcome', { name: '<b>Nagy & Fia</b>' })).toBe('Üdvözlünk, <b>Nagy & Fia</b>!');
  });
});
