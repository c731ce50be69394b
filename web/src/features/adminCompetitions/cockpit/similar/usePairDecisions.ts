import { useTranslation } from 'react-i18next';
import { notify } from '../../../../notifications/notify.ts';
import { useModeration, type Outcome } from '../../queue/useModeration.ts';
import { useDismissSimilarMutation, type SimilarEntriesFragment } from '../generated/graphql.ts';

/** One of two photos that look alike. */
export type PairedEntry = SimilarEntriesFragment['first'];

/** Names the disqualification of a photo. */
export function useDisqualifyName(): (image: PairedEntry) => string {
  const { t } = useTranslation();
  return ({ id, title }) => `${t('adminCompetitions.similar.disqualify')}: ${title}, #${id}`;
}

/**
 * What is decided about pairs of photos; each tells how it went.
 * @param onChanged something may have changed, or could not be
 */
export function usePairDecisions(onChanged: () => void) {
  const { t } = useTranslation();
  const moderate = useModeration('IMAGE');
  const [dismiss, { loading }] = useDismissSimilarMutation();

  async function carryOut(work: () => Promise<string | undefined>, done: string): Promise<void> {
    try {
      const refusal = await work();
      if (refusal === undefined) notify.positive(done);
      else notify.negative(refusal);
    } catch (failure) {
      notify.negative((failure as Error).message);
    }
    onChanged();
  }

  return {
    isDismissing: loading,
    /** @param onDone gets what it was before */
    disqualify: (id: string, reason: string, onDone: (outcome: Outcome) => void) =>
      carryOut(async () => {
        const [outcome] = await moderate({ ids: [id], status: 'DISQUALIFIED', reason });
        if (outcome && outcome.refusal === null) onDone(outcome);
        return outcome?.refusal ? t('adminCompetitions.queue.gone') : undefined;
      }, t('adminCompetitions.similar.saved')),
    /** Gives a photo back what it was before it was disqualified. */
    takeBack: ({ id, previousStatus, previousReason: reason }: Outcome) =>
      carryOut(async () => {
        if (!previousStatus) return undefined;
        const [outcome] = await moderate({ ids: [id], status: previousStatus, reason, ifStatus: 'DISQUALIFIED' });
        return outcome?.refusal ? t('adminCompetitions.queue.gone') : undefined;
      }, t('adminCompetitions.queue.undone')),
    setDismissed: ({ first, second }: SimilarEntriesFragment, dismissed: boolean) =>
      carryOut(async () => {
        const { data } = await dismiss({
          variables: { input: { firstId: first.id, secondId: second.id, dismissed } },
        });
        return data?.dismissSimilar.userErrors[0]?.message;
      }, t('adminCompetitions.similar.saved')),
  };
}
