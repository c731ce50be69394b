import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notifications/notify.ts';
import { ReasonDialog } from '../queue/ReasonDialog.tsx';
import { RankPreview } from '../ranking/RankPreview.tsx';
import { useModeration, type Kind, type Outcome, type Status } from '../queue/useModeration.ts';

/** Props of the bar. */
export interface BulkBarProps {
  kind: Kind;
  competitionId: string;
  chosen: ReadonlySet<string>;
  onClear: () => void;
  /** Something was done: what is shown has changed. */
  onDone: () => void;
}

/** What was done last, by the moderation that each had before: to take it back. */
type Undo = readonly Outcome[];

/** What is done to everything that is chosen. The last of it can be taken back. */
export function BulkBar({ kind, competitionId, chosen, onClear, onDone }: BulkBarProps) {
  const { t } = useTranslation();
  const moderate = useModeration(kind);
  const [working, setWorking] = useState(0);
  const [asking, setAsking] = useState<'REJECTED' | 'DISQUALIFIED' | null>(null);
  const [last, setLast] = useState<Undo>([]);

  async function work(size: number, steps: () => Promise<Outcome[]>): Promise<Outcome[]> {
    setWorking(size);
    try {
      const outcomes = await steps();
      const done = outcomes.filter(({ refusal }) => refusal === null);
      if (done.length > 0) notify.positive(t('adminCompetitions.entries.done', { n: done.length }));
      if (done.length < outcomes.length)
        notify.negative(t('adminCompetitions.entries.refused', { n: outcomes.length - done.length }));
      onDone();
      return done;
    } catch (failure) {
      notify.negative((failure as Error).message);
      onDone();
      return [];
    } finally {
      setWorking(0);
    }
  }

  const apply = async (status: Status, reason?: string) => {
    setAsking(null);
    const ids = [...chosen];
    setLast(await work(ids.length, () => moderate({ ids, status, reason: reason ?? null })));
  };

  /** Each goes back to what it was: one call for each moderation and reason. */
  const takeBack = async () => {
    const groups = new Map<string, Outcome[]>();
    for (const outcome of last) {
      const key = JSON.stringify([outcome.previousStatus, outcome.previousReason]);
      groups.set(key, [...(groups.get(key) ?? []), outcome]);
    }
    setLast([]);
    await work(last.length, async () => {
      const outcomes: Outcome[] = [];
      for (const group of groups.values()) {
        const [{ previousStatus, previousReason } = { previousStatus: null, previousReason: null }] = group;
        if (previousStatus === null) continue;
        const ids = group.map(({ id }) => id);
        outcomes.push(...(await moderate({ ids, status: previousStatus, reason: previousReason })));
      }
      return outcomes;
    });
  };

  if (chosen.size === 0 && last.length === 0 && working === 0) return null;
  const isBusy = working > 0;
  return (
    <HStack
      wrap="wrap"
      gap="2"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      px="4"
      py="2"
      position="sticky"
      top="0"
      zIndex="docked"
    >
      <Text role="status" me="2">
        {isBusy
          ? t('adminCompetitions.entries.working', { n: working })
          : t('adminCompetitions.entries.chosen', { n: chosen.size })}
      </Text>
      {chosen.size > 0 ? (
        <>
          <Button size="sm" disabled={isBusy} onClick={() => void apply('APPROVED')}>
            {t('adminCompetitions.queue.approve')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => (kind === 'IMAGE' ? setAsking('REJECTED') : void apply('REJECTED'))}
          >
            {t('adminCompetitions.queue.reject')}
          </Button>
          {kind === 'IMAGE' ? (
            <Button
              size="sm"
              variant="outline"
              colorPalette="red"
              disabled={isBusy}
              onClick={() => setAsking('DISQUALIFIED')}
            >
              {t('adminCompetitions.queue.disqualify')}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={onClear}>
            {t('adminCompetitions.entries.clear')}
          </Button>
        </>
      ) : null}
      {last.length > 0 ? (
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void takeBack()}>
          {t('adminCompetitions.queue.undo')}
        </Button>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={t(asking === 'REJECTED' ? 'adminCompetitions.queue.reject' : 'adminCompetitions.queue.disqualify')}
          confirmLabel={t(
            asking === 'REJECTED' ? 'adminCompetitions.queue.reject' : 'adminCompetitions.queue.disqualify',
          )}
          required={asking === 'DISQUALIFIED'}
          onConfirm={(reason) => void apply(asking, reason)}
          onCancel={() => setAsking(null)}
        >
          {asking === 'DISQUALIFIED' ? <RankPreview competitionId={competitionId} imageIds={[...chosen]} /> : null}
        </ReasonDialog>
      ) : null}
    </HStack>
  );
}
