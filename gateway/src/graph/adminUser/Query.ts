import { nullWhenMissing } from '../absence.ts';
import type { UserSort } from '../generated/resolvers.ts';
import { numbered, pageAsked, sortedBy } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  USERNAME: 'username',
  EMAIL: 'email',
  LAST_NAME: 'lastName',
} as const satisfies Record<UserSort, string>;
const order = sortedBy(sorts, 'CREATED_AT');

export const adminUserQuery: Queries<'users' | 'userPage' | 'user'> = {
  users: (_root, args, { rest }) => rest.adminUser.list(order(args)),
  userPage: async (_root, args, { rest }) =>
    numbered(await rest.adminUser.page({ ...pageAsked(args), ...order(args) })),
  user: (_root, { id }, { rest }) => nullWhenMissing(() => rest.adminUser.read(id)),
};
