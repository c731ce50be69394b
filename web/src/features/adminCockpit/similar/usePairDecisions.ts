import { useTranslation } from 'react-i18next';
import { notify } from '../../../notifications/notify.ts';
import { useModeration, type Outcome } from '../../../ui/admin/moderation/useModeration.ts';
import { useDismissSimilarMutation, type SimilarEntriesFragment } from '../generated/graphql.ts';

/** A photo of a pair that looks alike. */
export type PairedEntry = SimilarEntriesFragment['first'];

/** Names the disqualification of a photo. */
export function useDisqualifyName(): (image: PairedEntry) => string {
  const { t } = useTranslation();
  return ({ number, title }) => `${t('adminCompetitions.similar.disqualify')}: ${title}, #${number}`;
}

/**
 * Decisions about pairs of photos; each reports its result.
 * @param onChanged something may have changed, or could not be
 */
export function usePairDecisions(onChanged: () => void) {
  const { t } = useTranslation();
  const moderate = useModeration('IMAGE');
  const [dismiss, { loading }] = useDismissSimilarMutation();

  const refusalOf = ({ refusal, changedBy }: Outcome): string | undefined => {
    if (refusal === 'STATUS_CHANGED')
      return t('adminCompetitions.queue.changed', { who: changedBy ?? t('admin.conflict.somebody') });
    return refusal ? t('adminCompetitions.queue.gone') : undefined;
  };

  /** @param done what is told @param undo takes it back, as that notification offers */
  async function carryOut(work: () => Promise<string | undefined>, done: string, undo?: () => void): Promise<void> {
    const action = undo && { label: t('adminCompetitions.queue.undo'), run: undo };
    try {
      const refusal = await work();
      if (refusal === undefined) notify.positive(done, action ? { action } : {});
      else notify.negative(refusal);
    } catch (failure) {
      notify.negative((failure as Error).message);
    }
    onChanged();
  }

  const setDismissed = (pair: Pick<SimilarEntriesFragment, 'first' | 'second'>, dismissed: boolean): Promise<void> => {
    return carryOut(
      async () => {
        const { data } = await dismiss({
          variables: { input: { firstId: pair.first.id, secondId: pair.second.id, dismissed } },
        });
        return data?.dismissSimilar.userErrors[0]?.message;
      },
      t(`adminCompetitions.similar.${dismissed ? 'wasDismissed' : 'wasRestored'}`, {
        first: pair.first.number,
        second: pair.second.number,
      }),
      () => void setDismissed(pair, !dismissed),
    );
  };

  return {
    isDismissing: loading,
    /** @param onDone gets what it was before @param onUndo takes it back */
    disqualify(
      { id, number, title }: PairedEntry,
      reason: string,
      onDone: (outcome: Outcome) => void,
      onUndo: (outcome: Outcome) => void,
    ) {
      let before: Outcome | undefined;
      return carryOut(
        async () => {
          const [outcome] = await moderate({ ids: [id], status: 'DISQUALIFIED', reason });
          if (outcome?.refusal) return refusalOf(outcome);
          before = outcome;
          if (outcome) onDone(outcome);
          return undefined;
        },
        t('adminCompetitions.similar.disqualified', { title, id: number, reason }),
        () => (before ? onUndo(before) : undefined),
      );
    },
    /** Gives a photo back what it was before it was disqualified. */
    takeBack: ({ id, previousStatus, previousReason: reason }: Outcome) =>
      carryOut(async () => {
        if (!previousStatus) return undefined;
        const [outcome] = await moderate({
          ids: [id],
          status: previousStatus,
          reason,
          ifStatus: 'DISQUALIFIED',
          undo: true,
        });
        return outcome && refusalOf(outcome);
      }, t('adminCompetitions.queue.undone')),
    setDismissed,
  };
}
