import type { Mutations } from '../resolverTypes.ts';
import { payloadOf, renamed } from '../userErrors.ts';

const refused = { user: null };

export const adminUserMutation: Mutations<
  'createUser' | 'updateUser' | 'deleteUser' | 'setUserNewsletter' | 'setUserState'
> = {
  createUser: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ user: await rest.adminUser.create(input) })),

  updateUser: (_root, { input: { id, ...content } }, { rest }) =>
    payloadOf(refused, async () => ({ user: await rest.adminUser.update(id, content) })),

  deleteUser: (_root, { input: { id } }, { rest }) =>
    payloadOf({ deletedId: null }, async () => {
      await rest.adminUser.remove(id);
      return { deletedId: id };
    }),

  setUserNewsletter: (_root, { input: { id, type, subscribed } }, { rest }) =>
    payloadOf(
      refused,
      async () => ({ user: await rest.adminUser.setNewsletter(type, id, { value: subscribed }) }),
      renamed({ value: 'subscribed' }),
    ),

  setUserState: (_root, { input: { id, enabled } }, { rest }) =>
    payloadOf(
      refused,
      async () => ({ user: await rest.adminUser.setState(id, { value: enabled }) }),
      renamed({ value: 'enabled' }),
    ),
};
