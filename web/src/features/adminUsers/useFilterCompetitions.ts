import { joinPages, useWholeList } from '../../ui/table/useWholeList.ts';
import { useUserCompetitionsQuery, type UserCompetitionsQuery } from './generated/graphql.ts';

type Listed = UserCompetitionsQuery['adminCompetitionPage']['items'][number];

/** The competitions that accounts can be chosen by, newest first. */
export function useFilterCompetitions(): readonly Listed['competition'][] {
  const { data, fetchMore } = useUserCompetitionsQuery({ variables: { page: 0 } });
  const { items = [] } = useWholeList<Listed>(data?.adminCompetitionPage, (page) =>
    fetchMore({
      variables: { page },
      updateQuery: (read, { fetchMoreResult }) => ({
        adminCompetitionPage: joinPages(read.adminCompetitionPage, fetchMoreResult.adminCompetitionPage),
      }),
    }),
  );
  return items.map(({ competition }) => competition);
}
