import { useFormat } from '../../i18n/format.ts';
import { useEmailCompetitionsQuery, type EmailCompetitionsQuery } from './generated/graphql.ts';

/** A competition that a campaign can be about. */
export type CampaignCompetition = EmailCompetitionsQuery['adminCompetitions'][number]['competition'];

/** The competitions that a campaign can be about, newest first, and how one is called. */
export function useCompetitions() {
  const format = useFormat();
  const { data, error, refetch } = useEmailCompetitionsQuery();
  const all = data?.adminCompetitions.map(({ competition }) => competition) ?? [];
  const find = (id: string | null): CampaignCompetition | undefined => all.find((competition) => competition.id === id);
  return {
    all,
    isReading: data === undefined,
    error,
    refetch,
    find,
    /** Its title; its number where it is gone, or not read yet. */
    titleOf: (id: string): string => {
      const found = find(id);
      return found ? format.text(found.title) : `#${id}`;
    },
  };
}
