import { useApolloClient } from '@apollo/client/react';
import { allPages } from '../../ui/table/allPages.ts';
import {
  AdminUsersDocument,
  type AdminUserFieldsFragment,
  type AdminUsersQueryVariables,
} from './generated/graphql.ts';

/** Rows of one reading; the most that a page may have. */
const size = 100;

/** Reads every account that a filter leaves, each once, however the list moves meanwhile. */
export function useAllMatching(
  filter: AdminUsersQueryVariables['filter'],
): () => Promise<readonly AdminUserFieldsFragment[]> {
  const client = useApolloClient();
  return async () => {
    const users = await allPages(async (page) => {
      const { data } = await client.query({
        query: AdminUsersDocument,
        variables: { page, size, sort: 'CREATED_AT', direction: 'ASC', filter: filter ?? null },
        fetchPolicy: 'no-cache',
      });
      return data?.userPage;
    });
    return [...new Map(users.map((user) => [user.id, user])).values()];
  };
}
