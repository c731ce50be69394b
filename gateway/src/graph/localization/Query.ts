import { nullWhenMissing } from '../absence.ts';
import type { Locale, StaticTextSort } from '../generated/resolvers.ts';
import { numbered, pageAsked, sortedBy } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';
import { askedId, withoutNulls } from '../restInput.ts';

const sorts = {
  KEY: 'key',
  LOCALE: 'locale',
  UPDATED_AT: 'updatedAt',
} as const satisfies Record<StaticTextSort, string>;
const order = sortedBy(sorts, 'KEY');

const localizationOf = (locale: Locale, texts: Record<string, string>) => ({
  locale,
  texts: Object.entries(texts).map(([key, text]) => ({ key, text })),
});

export const localizationQuery: Queries<
  'localizations' | 'localization' | 'staticTexts' | 'staticTextPage' | 'staticText'
> = {
  localizations: async (_root, _args, { rest }) => {
    const { hu, en } = await rest.localization.all();
    return [localizationOf('hu', hu), localizationOf('en', en)];
  },
  localization: async (_root, { locale }, { rest }) => localizationOf(locale, await rest.localization.of(locale)),
  staticTexts: (_root, args, { rest }) => rest.staticText.list(order(args)),
  staticTextPage: async (_root, { q, locale, ...args }, { rest }) => {
    const filter = withoutNulls({ q, locale });
    const chosen = Object.keys(filter).length ? { filter } : {};
    return numbered(await rest.staticText.page({ ...pageAsked(args), ...order(args), ...chosen }));
  },
  staticText: (_root, { id }, { rest }) => nullWhenMissing(async () => rest.staticText.read(askedId(id))),
};
