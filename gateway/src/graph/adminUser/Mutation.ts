import type { components } from '@photo-competition/schema/rest';
import type { ChosenUserInput } from '../generated/resolvers.ts';
import { withoutNulls } from '../restInput.ts';
import type { Mutations } from '../resolverTypes.ts';
import { payloadOf, renamed, versionedPayload } from '../userErrors.ts';

const refused = { user: null };
const versioned = versionedPayload<components['schemas']['AdminUser']>();

const noResults = { results: [] };

/** Accounts of a bulk change as the service takes them. */
const chosen = (accounts: readonly ChosenUserInput[]) =>
  accounts.map(({ id, ifVersion }) => ({ id: Number(id), ...withoutNulls({ ifVersion }) }));

export const adminUserMutation: Mutations<
  | 'createUser'
  | 'updateUser'
  | 'deleteUser'
  | 'setUserNewsletter'
  | 'setUserState'
  | 'setUserStates'
  | 'setUserNewsletters'
  | 'sendAccountMail'
  | 'endUserSessions'
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

  setUserStates: (_root, { input: { accounts, enabled } }, { rest }) =>
    payloadOf(noResults, () => rest.adminUser.setStates({ accounts: chosen(accounts), enabled })),

  setUserNewsletters: (_root, { input: { accounts, list, subscribed } }, { rest }) =>
    payloadOf(noResults, () => rest.adminUser.setNewsletters({ accounts: chosen(accounts), list, subscribed })),

  sendAccountMail: (_root, { input: { id, mail } }, { rest }) =>
    payloadOf({ recipient: null }, () => rest.adminUser.sendMail(id, { mail })),

  endUserSessions: (_root, { input: { id } }, { rest }) =>
    payloadOf({ ended: null }, () => rest.adminUser.endSessions(id)),

  setUserState: (_root, { input: { id, enabled, version } }, { rest }) =>
    versioned(
      refused,
      async () => ({ user: await rest.adminUser.setState(id, { value: enabled, ...withoutNulls({ version }) }) }),
      renamed({ value: 'enabled' }),
    ),
};
