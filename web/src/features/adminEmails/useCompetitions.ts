import { useFormat } from '../../i18n/format.ts';
import { joinPages, useWholeList } from '../../ui/table/useWholeList.ts';
import { useEmailCompetitionsQuery, type EmailCompetitionsQuery } from './generated/graphql.ts';

type Listed = EmailCompetitionsQuery['adminCompetitionPage']['items'][number];

/** A competition that a campaign can be about. */
export type CampaignCompetition = Listed['competition'];

/** Whether a competition has ended and a jury has judged it: its groups are told apart from then on (docs/product.md §15). */
export const groupsAreTold = ({ judgedBy, ended }: Pick<CampaignCompetition, 'judgedBy' | 'ended'>): boolean =>
  judgedBy !== 'VOTERS' && ended;

/** The competitions that a campaign can be about, newest first, and how one is called. */
export function useCompetitions() {
  const format = useFormat();
  const { data, error, refetch, fetchMore } = useEmailCompetitionsQuery({ variables: { page: 0 } });
  const { items, failure } = useWholeList<Listed>(data?.adminCompetitionPage, (page) =>
    fetchMore({
      variables: { page },
      updateQuery: (read, { fetchMoreResult }) => ({
        adminCompetitionPage: joinPages(read.adminCompetitionPage, fetchMoreResult.adminCompetitionPage),
      }),
    }),
  );
  const all = items?.map(({ competition }) => competition) ?? [];
  const find = (number: string | null): CampaignCompetition | undefined =>
    all.find((competition) => String(competition.number) === number);
  return {
    all,
    isReading: items === undefined,
    error: error ?? failure,
    refetch,
    find,
    /** Its title; its number where it is gone, or not read yet. */
    titleOf: (number: string): string => {
      const found = find(number);
      return found ? format.text(found.title) : `#${number}`;
    },
  };
}
