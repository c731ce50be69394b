import type { UserSort } from '../generated/resolvers.ts';
import { sortedBy, tableQueries } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  USERNAME: 'username',
  EMAIL: 'email',
  LAST_NAME: 'lastName',
} as const satisfies Record<UserSort, string>;
const { list, page, one } = tableQueries(({ adminUser }) => adminUser, sortedBy(sorts, 'CREATED_AT'));

export const adminUserQuery: Queries<'users' | 'userPage' | 'user'> = {
  users: list,
  userPage: page,
  user: one,
};
