import { useApolloClient } from '@apollo/client/react';
import { allPages } from '../../ui/table/allPages.ts';
import {
  AdminUsersDocument,
  type AdminUserFieldsFragment,
  type AdminUsersQueryVariables,
} from './generated/graphql.ts';

/** Rows of one reading; the most that a page may have. */
const size = 100;

/** Reads every account that a filter leaves, and answers their ids. @param remember is told of them */
export function useAllMatching(
  filter: AdminUsersQueryVariables['filter'],
  remember: (users: readonly AdminUserFieldsFragment[]) => void,
): () => Promise<string[]> {
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
    remember(users);
    return [...new Set(users.map(({ id }) => id))];
  };
}
