import type { components } from '@photo-competition/schema/rest';
import type { UserFilterInput, UserSort } from '../generated/resolvers.ts';
import { sortedBy, tableQueries } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';
import { filterAsked, numericId, withoutNulls } from '../restInput.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  USERNAME: 'username',
  EMAIL: 'email',
  LAST_NAME: 'lastName',
} as const satisfies Record<UserSort, string>;

/** The filter as the service takes it. */
const filterOf = filterAsked(({ competitionId, ...filter }: UserFilterInput): components['schemas']['UserFilter'] =>
  withoutNulls({ ...filter, competitionId: numericId(competitionId) }),
);
const { list, page, one } = tableQueries(({ adminUser }) => adminUser, sortedBy(sorts, 'CREATED_AT'), filterOf);

export const adminUserQuery: Queries<'users' | 'userPage' | 'user'> = {
  users: list,
  userPage: page,
  user: one,
};
