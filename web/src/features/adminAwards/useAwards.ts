import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { useGiveAwardMutation, type ListedAwardFragment } from './generated/graphql.ts';
import { givenTo, hasAward, isSame, takenFrom, type NamedWinner } from './winners.ts';

/** Result that an act wants. */
type Wish = 'given' | 'taken';

interface Act {
  awardNumber: number;
  winner: NamedWinner;
  wish: Wish;
}

/** Actions on awards. Each waits for those before it: a press while an award is still being given is not lost. */
export interface Giving {
  give: (awardNumber: number, winner: NamedWinner) => void;
  take: (awardNumber: number, winner: NamedWinner) => void;
  /** Wish that waits for the service; null where none does. */
  wishOf: (awardNumber: number, winner: NamedWinner) => Wish | null;
}

/**
 * Gives awards and takes them, one act behind the other; the list is read again, and so are the candidates, whose rules depend
 * on it.
 * @param awards as they were read last
 */
export function useAwards(competitionNumber: number, awards: readonly ListedAwardFragment[]): Giving {
  const { t } = useTranslation();
  const [mutate] = useGiveAwardMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const [waiting, setWaiting] = useState<readonly Act[]>([]);
  const last = useRef(Promise.resolve());
  // The next act begins with what the one before it has left, before the page is drawn again.
  const known = useRef(awards);
  useEffect(() => {
    known.current = awards;
  }, [awards]);

  async function perform({ awardNumber, winner, wish }: Act): Promise<void> {
    const award = known.current.find(({ number }) => number === awardNumber);
    if (!award || (wish === 'given' && hasAward(award, winner))) return;
    const winners = wish === 'given' ? givenTo(award, winner) : takenFrom(award, winner);
    try {
      const input = { competitionNumber, awardNumber, version: award.version, winners };
      const { data } = await mutate({ variables: { input } });
      known.current = data?.giveAward.jury?.awards ?? known.current;
      const [refusal] = data?.giveAward.userErrors ?? [];
      if (refusal) notify.negative(refusal.message);
      else notify.positive(t(`adminAwards.${wish}`));
    } catch {
      notify.negative(t('shell.error.NETWORK'));
    }
  }

  function queue(act: Act): void {
    setWaiting((before) => [...before, act]);
    last.current = last.current
      .then(() => perform(act))
      .finally(() => setWaiting((before) => before.filter((one) => one !== act)));
  }

  return {
    give: (awardNumber, winner) => queue({ awardNumber, winner, wish: 'given' }),
    take: (awardNumber, winner) => queue({ awardNumber, winner, wish: 'taken' }),
    wishOf: (awardNumber, winner) =>
      waiting.findLast((act) => act.awardNumber === awardNumber && isSame(act.winner, winner))?.wish ?? null,
  };
}
