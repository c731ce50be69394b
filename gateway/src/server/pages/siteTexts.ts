import type { Ask } from '@photo-competition/schema/skeleton';
import type { Locale } from '../../messages.ts';
import { jsonElement } from './pageDocument.ts';

/** The administrators' texts by language and key. A language is missing whose texts could never be read. */
export type SiteTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

interface Localization {
  localization: { texts: readonly { key: string; text: string }[] };
}

/** Reads the texts of a language; none where they cannot be read. */
async function readTexts(ask: Ask, locale: Locale): Promise<SiteTexts> {
  const found = await ask('Localization', { locale });
  if (!found) return {};
  const { localization } = found.answer.data as unknown as Localization;
  return { [locale]: Object.fromEntries(localization.texts.map(({ key, text }) => [key, text])) };
}

/**
 * The administrators' texts for documents, in every language: a person's choice of one is known to the browser alone. The texts
 * read last stand in for texts that cannot be read.
 */
export function siteTexts() {
  let known: SiteTexts = {};
  return {
    /** Reads the texts anew. Rejects never. */
    async read(ask: Ask): Promise<SiteTexts> {
      const [hu, en] = await Promise.all([readTexts(ask, 'hu'), readTexts(ask, 'en')]);
      return (known = { ...known, ...hu, ...en });
    },
    /** The texts as they were read last. */
    known: (): SiteTexts => known,
  };
}

/** The texts as an element of a document; none before any could be read. */
export const textsElement = (texts: SiteTexts): string =>
  Object.keys(texts).length === 0 ? '' : jsonElement('site-texts', texts);
