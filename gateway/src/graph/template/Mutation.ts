import type { components } from '@photo-competition/schema/rest';
import type { Mutations } from '../resolverTypes.ts';
import { versionedPayload } from '../userErrors.ts';
import { restIds } from './templateIds.ts';

const refused = { template: null };
const versioned = versionedPayload<components['schemas']['Template']>();

export const templateMutation: Mutations<'updateTemplate' | 'resetTemplate'> = {
  updateTemplate: (_root, { input: { id, locale, ...text } }, { rest }) =>
    versioned(refused, async () => ({ template: await rest.template.update(restIds[id], locale, text) })),

  resetTemplate: (_root, { input: { id, locale, version } }, { rest }) =>
    versioned(refused, async () => ({ template: await rest.template.reset(restIds[id], locale, { version }) })),
};
