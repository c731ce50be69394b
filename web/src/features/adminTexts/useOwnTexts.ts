import { joinPages, useWholeList } from '../../ui/table/useWholeList.ts';
import { useAdminTextsQuery, type TextFieldsFragment } from './generated/graphql.ts';

/** Every text of the administrators, in both languages; absent until all are read. */
export function useOwnTexts(options: Pick<Parameters<typeof useAdminTextsQuery>[0], 'fetchPolicy'> = {}) {
  const { data, error, refetch, fetchMore } = useAdminTextsQuery({ ...options, variables: { page: 0 } });
  const { items, failure } = useWholeList<TextFieldsFragment>(data?.staticTextPage, (page) =>
    fetchMore({
      variables: { page },
      updateQuery: (read, { fetchMoreResult }) => ({
        staticTextPage: joinPages(read.staticTextPage, fetchMoreResult.staticTextPage),
      }),
    }),
  );
  return { texts: items, error: error ?? failure, refetch };
}
