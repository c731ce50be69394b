import type { ApolloClient } from '@apollo/client';
import type { Locale } from '../i18n/locale.ts';
import type { Overlay, ReadOverlay } from '../i18n/overlay.ts';
import { LocalizationDocument } from './generated/graphql.ts';

/** The administrators' texts in the page's document, which the gateway puts there (`gateway/src/server/pages`). */
function textsIn(page: Document, locale: Locale): Overlay | undefined {
  try {
    const texts = JSON.parse(page.getElementById('site-texts')?.textContent || '{}') as Partial<
      Record<Locale, Overlay>
    >;
    return texts[locale];
  } catch {
    return undefined;
  }
}

/** Reads the administrators' texts out of the document; a document without them (of the development server) leaves them to be asked for. */
export const overlayReader =
  (client: ApolloClient, page = document): ReadOverlay =>
  async (locale) => {
    const held = textsIn(page, locale);
    if (held) return held;
    const { data } = await client.query({
      query: LocalizationDocument,
      variables: { locale },
      fetchPolicy: 'no-cache',
    });
    return Object.fromEntries((data?.localization.texts ?? []).map(({ key, text }) => [key, text]));
  };
