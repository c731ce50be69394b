import type { Mutations } from '../resolverTypes.ts';
import { payloadOf } from '../userErrors.ts';
import { restIds } from './templateIds.ts';

export const templateMutation: Mutations<'updateTemplate'> = {
  updateTemplate: (_root, { input: { id, locale, ...text } }, { rest }) =>
    payloadOf({ template: null }, async () => ({ template: await rest.template.update(restIds[id], locale, text) })),
};
