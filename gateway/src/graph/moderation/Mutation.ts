import type { Mutations } from '../resolverTypes.ts';
import { withoutNulls } from '../restInput.ts';
import { payloadOf } from '../userErrors.ts';

const refused = { results: [] };

export const moderationMutation: Mutations<'moderateImages' | 'moderateComments' | 'dismissSimilar'> = {
  moderateImages: (_root, { input: { ids, ...how } }, { rest }) =>
    payloadOf(refused, () => rest.moderation.images({ ...withoutNulls(how), ids: ids.map(Number) })),

  moderateComments: (_root, { input: { ids, ...how } }, { rest }) =>
    payloadOf(refused, () => rest.moderation.comments({ ...withoutNulls(how), ids: ids.map(Number) })),

  dismissSimilar: (_root, { input: { firstId, secondId, dismissed } }, { rest }) =>
    payloadOf({ pair: null }, async () => ({
      pair: await rest.moderation.dismissSimilar(firstId, secondId, { value: dismissed ?? true }),
    })),
};
