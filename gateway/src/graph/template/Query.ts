import { nullWhenMissing } from '../absence.ts';
import type { TemplateSort } from '../generated/resolvers.ts';
import { numbered, pageAsked, sortedBy } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';
import { restIds } from './templateIds.ts';

const sorts = { ID: 'id', LOCALE: 'locale', UPDATED_AT: 'updatedAt' } as const satisfies Record<TemplateSort, string>;
const order = sortedBy(sorts, 'ID');

export const templateQuery: Queries<'templates' | 'templatePage' | 'template' | 'templatePreview'> = {
  templates: (_root, args, { rest }) => rest.template.list(order(args)),
  templatePage: async (_root, args, { rest }) =>
    numbered(await rest.template.page({ ...pageAsked(args), ...order(args) })),
  templatePreview: (_root, { id, locale, ...text }, { rest }) => rest.template.preview(restIds[id], locale, text),
  template: (_root, { id, locale }, { rest }) => nullWhenMissing(() => rest.template.read(restIds[id], locale)),
};
