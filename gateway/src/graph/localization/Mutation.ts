import type { Mutations } from '../resolverTypes.ts';
import { payloadOf } from '../userErrors.ts';

const refused = { staticText: null };

export const localizationMutation: Mutations<'createStaticText' | 'updateStaticText' | 'deleteStaticText'> = {
  createStaticText: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ staticText: await rest.staticText.create(input) })),

  updateStaticText: (_root, { input: { id, ...content } }, { rest }) =>
    payloadOf(refused, async () => ({ staticText: await rest.staticText.update(id, content) })),

  deleteStaticText: (_root, { input: { id } }, { rest }) =>
    payloadOf({ deletedId: null }, async () => {
      await rest.staticText.remove(id);
      return { deletedId: id };
    }),
};
