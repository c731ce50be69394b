import type { ApolloClient } from '@apollo/client';
import type { ReadOverlay } from '../i18n/overlay.ts';
import { LocalizationDocument } from './generated/graphql.ts';

/** Reads the administrators' texts from the gateway, once for each language and page load. */
export const overlayReader =
  (client: ApolloClient): ReadOverlay =>
  async (locale) => {
    const { data } = await client.query({
      query: LocalizationDocument,
      variables: { locale },
      fetchPolicy: 'no-cache',
    });
    return Object.fromEntries((data?.localization.texts ?? []).map(({ key, text }) => [key, text]));
  };
