import { useApolloClient } from '@apollo/client/react';
import {
  AdminUsersDocument,
  type AdminUserFieldsFragment,
  type AdminUsersQueryVariables,
} from './generated/graphql.ts';

/** Rows of one reading; the most that a page may have. */
const size = 100;

/** Reads every account that a filter leaves, and answers their ids. @param remember is told of each page */
export function useAllMatching(
  filter: AdminUsersQueryVariables['filter'],
  remember: (users: readonly AdminUserFieldsFragment[]) => void,
): () => Promise<string[]> {
  const client = useApolloClient();
  return async () => {
    const ids: string[] = [];
    let pages = 1;
    for (let page = 0; page < pages; page += 1) {
      const { data } = await client.query({
        query: AdminUsersDocument,
        variables: { page, size, sort: 'CREATED_AT', direction: 'ASC', filter: filter ?? null },
        fetchPolicy: 'no-cache',
      });
      const found = data?.userPage;
      remember(found?.items ?? []);
      ids.push(...(found?.items ?? []).map(({ id }) => id));
      pages = found?.pageInfo.totalPages ?? 0;
    }
    return [...new Set(ids)];
  };
}
