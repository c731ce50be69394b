import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { useGiveAwardMutation, type ListedAwardFragment } from './generated/graphql.ts';
import { givenTo, takenFrom, type NamedWinner } from './winners.ts';

/** Actions on an award. */
export interface Giving {
  give: (award: ListedAwardFragment, winner: NamedWinner) => Promise<void>;
  /** @param place of the winner in the award's list */
  take: (award: ListedAwardFragment, place: number) => Promise<void>;
  pending: boolean;
}

/** Gives awards and takes them; the list is read again, and so are the candidates, whose rules depend on it. */
export function useAwards(competitionNumber: number): Giving {
  const { t } = useTranslation();
  const [mutate, { loading }] = useGiveAwardMutation({
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const set = async (award: ListedAwardFragment, winners: NamedWinner[], done: string) => {
    try {
      const input = { competitionNumber, awardNumber: award.number, version: award.version, winners };
      const { data } = await mutate({ variables: { input } });
      const [refusal] = data?.giveAward.userErrors ?? [];
      if (refusal) notify.negative(refusal.message);
      else notify.positive(done);
    } catch {
      notify.negative(t('shell.error.NETWORK'));
    }
  };
  return {
    pending: loading,
    give: (award, winner) => set(award, givenTo(award, winner), t('adminAwards.given')),
    take: (award, place) => set(award, takenFrom(award, place), t('adminAwards.taken')),
  };
}
