import { fileURLToPath, pathToFileURL } from 'node:url';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** A text of the client as it ships, its values filled in; one that depends on a number, by `n`. @throws where there is none */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** Where texts lie that are not of one feature. */
const shared: Readonly<Record<string, string>> = {
  shell: 'i18n/shell',
  robust: 'ui/robust/i18n',
  adminCompetitions: 'app/texts/adminCompetitions',
};

/** The texts of a feature, or of what pages share, in a language, by their keys. */
export async function wordsOf(feature: string, locale: 'hu' | 'en'): Promise<Words> {
  const place = shared[feature] ?? `features/${feature}/i18n`;
  const file = fileURLToPath(new URL(`../../web/src/${place}.${locale}.ts`, import.meta.url));
  const { default: texts } = (await import(pathToFileURL(file).href)) as { default: Texts };
  return (key, values = {}) => {
    const find = (path: string): string | Texts | undefined => {
      let found: string | Texts | undefined = texts;
      for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
      return found;
    };
    const found = find(key) ?? find(`${key}_${values['n'] === 1 ? 'one' : 'other'}`);
    if (typeof found !== 'string') throw new Error(`${feature} has no text ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
