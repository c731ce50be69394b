import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { sameAsReason } from '@photo-competition/schema/moderationReasons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { flagParam, numberParam, useListState } from '../../../routes/listState.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { ReasonDialog } from '../../../ui/admin/moderation/ReasonDialog.tsx';
import type { Outcome } from '../../../ui/admin/moderation/useModeration.ts';
import { useQueueKeys } from '../../../ui/admin/moderation/useQueueKeys.ts';
import { hasRanks } from '../ranking/hasRanks.ts';
import { RankPreview } from '../ranking/RankPreview.tsx';
import { useSimilarPairsQuery } from '../generated/graphql.ts';
import { Pair } from './Pair.tsx';
import { useDisqualifyName, usePairDecisions, type PairedEntry } from './usePairDecisions.ts';

const shape = { page: numberParam(0), dismissed: flagParam };

/** A photo that is about to be disqualified. */
interface Asked {
  image: PairedEntry;
  other: PairedEntry;
}

/** Says that no pair waits, and of how many somebody has said that they are no duplicates. */
function Empty({ competitionNumber }: { competitionNumber: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useSimilarPairsQuery({
    variables: { competitionNumber, dismissed: true, page: 0 },
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.similarPage.pageInfo.totalItems ?? 0;
  return (
    <>
      <span>{t('adminCompetitions.similar.empty')}</span>
      {count > 0 ? ` ${t('adminCompetitions.similar.emptyDismissed', { count, n: format.number(count) })}` : null}
    </>
  );
}

/** Props of the tab. */
export interface SimilarTabProps {
  item: AdministeredCompetitionFragment;
  timeZone: string;
}

/**
 * Photos of a competition that look alike, the most alike first. Nothing is done to them by itself; where there are ranks, a
 * disqualification first shows what it would change.
 */
export function SimilarTab({ item: { number: competitionNumber, competition }, timeZone }: SimilarTabProps) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const [{ page, dismissed }, setState] = useListState(shape);
  const { data, previousData, error, refetch } = useSimilarPairsQuery({
    variables: { competitionNumber, dismissed, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.similarPage;
  // A notification may take something back after the tab was left.
  const again = () => void refetch().catch(() => undefined);
  const decisions = usePairDecisions(again);
  const nameOf = useDisqualifyName();
  /** Result of the last disqualification: its pair is no longer in the list. */
  const [last, setLast] = useState<{ outcome: Outcome; number: number } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // After a decision by keyboard the focus goes on to the next pair.
  useEffect(() => {
    if (last && document.activeElement === document.body) list.current?.querySelector('li')?.focus();
  }, [last, shown]);
  const takeBack = (outcome: Outcome): void => {
    if (!outcome.previousStatus) return;
    setLast((known) => (known?.outcome === outcome ? null : known));
    void decisions.takeBack(outcome);
  };
  useQueueKeys(last ? { u: () => takeBack(last.outcome) } : {});
  const reasonFor = ({ other }: Asked): string => sameAsReason(String(other.number), locale);
  const carryOut = (image: PairedEntry, reason: string): void => {
    const { number } = image;
    void decisions.disqualify(image, reason, (outcome) => setLast({ outcome, number }), takeBack);
  };
  const disqualify = (image: PairedEntry, other: PairedEntry): void => {
    if (hasRanks(competition)) setAsked({ image, other });
    else carryOut(image, reasonFor({ image, other }));
  };
  return (
    <Stack gap="4">
      {last ? (
        <Button size="sm" variant="outline" width="fit-content" onClick={() => takeBack(last.outcome)}>
          {t('adminCompetitions.queue.undo')} (#{last.number})
        </Button>
      ) : null}
      <CheckboxField checked={dismissed} onChange={(event) => setState({ dismissed: event.target.checked, page: 0 })}>
        {t('adminCompetitions.similar.dismissed')}
      </CheckboxField>
      {shown ? (
        shown.items.length === 0 ? (
          <Text color="fg.muted">
            {dismissed ? t('adminCompetitions.similar.noneDismissed') : <Empty competitionNumber={competitionNumber} />}
          </Text>
        ) : (
          <>
            <Text textStyle="sm" color="fg.muted" hideBelow="md">
              {t('adminCompetitions.similar.keys')}
            </Text>
            <Stack as="ul" ref={list} gap="4" listStyleType="none">
              {shown.items.map((pair) => (
                <Pair
                  key={pair.id}
                  pair={pair}
                  competitionNumber={competitionNumber}
                  timeZone={timeZone}
                  onDisqualify={disqualify}
                  onChanged={again}
                />
              ))}
            </Stack>
            <Pager place={shown.pageInfo} onPage={(next) => setState({ page: next })} />
          </>
        )
      ) : error ? (
        <ErrorNotice error={error} onRetry={again} />
      ) : (
        <LoadingState />
      )}
      {asked ? (
        <ReasonDialog
          title={nameOf(asked.image)}
          confirmLabel={t('adminCompetitions.queue.disqualify')}
          reason="needed"
          initially={reasonFor(asked)}
          onConfirm={(reason) => {
            setAsked(null);
            carryOut(asked.image, reason);
          }}
          onCancel={() => setAsked(null)}
        >
          <Text>{t('adminCompetitions.asking.DISQUALIFIED', { count: 1, n: 1 })}</Text>
          <RankPreview competitionNumber={competitionNumber} imageIds={[asked.image.id]} />
        </ReasonDialog>
      ) : null}
    </Stack>
  );
}
