import type { components } from '@photo-competition/schema/rest';
import { withoutNulls } from '../restInput.ts';
import type { Mutations } from '../resolverTypes.ts';
import { payloadOf, renamed, versionedPayload } from '../userErrors.ts';

const refused = { user: null };
const versioned = versionedPayload<components['schemas']['AdminUser']>();

export const adminUserMutation: Mutations<
  'createUser' | 'updateUser' | 'deleteUser' | 'setUserNewsletter' | 'setUserState'
> = {
  createUser: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ user: await rest.adminUser.create(input) })),

  updateUser: (_root, { input: { id, ...content } }, { rest }) =>
    versioned(refused, async () => ({ user: await rest.adminUser.update(id, content) })),

  deleteUser: (_root, { input: { id, version } }, { rest }) =>
    versioned({ deletedId: null }, async () => {
      await rest.adminUser.remove(id, withoutNulls({ version }));
      return { deletedId: id };
    }),

  setUserNewsletter: (_root, { input: { id, type, subscribed } }, { rest }) =>
    payloadOf(
      refused,
      async () => ({ user: await rest.adminUser.setNewsletter(type, id, { value: subscribed }) }),
      renamed({ value: 'subscribed' }),
    ),

  setUserState: (_root, { input: { id, enabled, version } }, { rest }) =>
    versioned(
      refused,
      async () => ({ user: await rest.adminUser.setState(id, { value: enabled, ...withoutNulls({ version }) }) }),
      renamed({ value: 'enabled' }),
    ),
};
