import type { components } from '@photo-competition/schema/rest';
import { withoutNulls } from '../restInput.ts';
import type { Mutations } from '../resolverTypes.ts';
import { payloadOf, renamed, versionedPayload } from '../userErrors.ts';

const refused = { staticText: null };
const versioned = versionedPayload<components['schemas']['StaticText']>();

export const localizationMutation: Mutations<'createStaticText' | 'updateStaticText' | 'deleteStaticText'> = {
  createStaticText: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ staticText: await rest.staticText.create(input) })),

  updateStaticText: (_root, { input: { id, ...content } }, { rest }) =>
    versioned(
      refused,
      async () => ({ staticText: await rest.staticText.update(id, content) }),
      // The key is the stored one: the input has only the id.
      renamed({ key: 'id' }),
    ),

  deleteStaticText: (_root, { input: { id, version } }, { rest }) =>
    versioned({ deletedId: null }, async () => {
      await rest.staticText.remove(id, withoutNulls({ version }));
      return { deletedId: id };
    }),
};
