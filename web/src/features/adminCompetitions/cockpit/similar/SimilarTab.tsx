import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format.ts';
import { notify } from '../../../../notifications/notify.ts';
import { flagParam, numberParam, useListState } from '../../../../routes/listState.ts';
import { paths } from '../../../../routes/paths.ts';
import { ErrorNotice } from '../../../../ui/ErrorNotice.tsx';
import { CheckboxField } from '../../../../ui/form/CheckboxField.tsx';
import { LoadingState } from '../../../../ui/LoadingState.tsx';
import { Pager } from '../../../../ui/table/Pager.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { ExposureTable, LookedAt, LookingTools, useLooking } from './Comparison.tsx';
import { useModeration, type Outcome } from '../../queue/useModeration.ts';
import { useQueueKeys } from '../../queue/useQueueKeys.ts';
import { useDismissSimilarMutation, useSimilarPairsQuery, type SimilarEntriesFragment } from '../generated/graphql.ts';

const shape = { page: numberParam(0), dismissed: flagParam };

/** Where arrows move what is enlarged, in percent. */
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -10, y: 0 },
  ArrowRight: { x: 10, y: 0 },
  ArrowUp: { x: 0, y: -10 },
  ArrowDown: { x: 0, y: 10 },
};

interface PairProps {
  pair: SimilarEntriesFragment;
  competitionId: string;
  timeZone: string;
  onChanged: () => void;
  /** A photo was disqualified: what it was before. */
  onDisqualified: (outcome: Outcome) => void;
}

function Pair({ pair, competitionId, timeZone, onChanged, onDisqualified }: PairProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const moderate = useModeration('IMAGE');
  const [dismiss, { loading }] = useDismissSimilarMutation();
  const { first, second, distance, sameAuthor, dismissedBy } = pair;

  async function carryOut(work: () => Promise<string | undefined>): Promise<void> {
    try {
      const refusal = await work();
      if (refusal === undefined) notify.positive(t('adminCompetitions.similar.saved'));
      else notify.negative(refusal);
    } catch (failure) {
      notify.negative((failure as Error).message);
    }
    onChanged();
  }
  const disqualify = (id: string, other: string) =>
    carryOut(async () => {
      const reason = t('adminCompetitions.similar.reason', { id: other });
      const [outcome] = await moderate({ ids: [id], status: 'DISQUALIFIED', reason });
      if (outcome && outcome.refusal === null) onDisqualified(outcome);
      return outcome?.refusal ? t('adminCompetitions.queue.gone') : undefined;
    });
  const setDismissed = (dismissed: boolean) =>
    carryOut(async () => {
      const { data } = await dismiss({
        variables: { input: { firstId: first.id, secondId: second.id, dismissed } },
      });
      return data?.dismissSimilar.userErrors[0]?.message;
    });

  const looking = useLooking();
  const { place, moveTo } = looking;
  /** What keys do while the pair has the focus. */
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const acts: Record<string, () => void> = {
      ' ': () => looking.hold('key'),
      z: looking.toggleZoom,
      '1': () => void (first.moderation === 'DISQUALIFIED' ? null : disqualify(first.id, second.id)),
      '2': () => void (second.moderation === 'DISQUALIFIED' ? null : disqualify(second.id, first.id)),
      n: () => void setDismissed(dismissedBy === null),
    };
    const act =
      step && place ? () => moveTo({ x: place.x + step.x, y: place.y + step.y }) : acts[event.key.toLowerCase()];
    // A key that is held comes again and again.
    if (!act || (event.repeat && !step)) {
      if (event.key === ' ' && event.target === event.currentTarget) event.preventDefault();
      return;
    }
    // On a button Space presses it.
    if (event.key === ' ' && event.target !== event.currentTarget) return;
    event.preventDefault();
    act();
  };

  return (
    <Box
      as="li"
      tabIndex={0}
      aria-label={t('adminCompetitions.similar.pair', { first: first.id, second: second.id })}
      aria-keyshortcuts="Space Z 1 2 N"
      borderWidth="1px"
      borderRadius="l3"
      p="4"
      bg="bg.panel"
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
      onKeyDown={press}
      onKeyUp={(event: KeyboardEvent) => (event.key === ' ' ? looking.letGo('key') : undefined)}
      onBlur={() => looking.letGo('key')}
    >
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {[first, second].map((image, index) => (
          <Stack key={image.id} gap="2">
            <LookedAt image={image} other={index === 0 ? second : null} looking={looking} />
            <TextLink to={paths.competition.show(competitionId, image.id)}>{image.title}</TextLink>
            <Text textStyle="sm" color="fg.muted">
              #{image.id} · {t(index === 0 ? 'adminCompetitions.similar.first' : 'adminCompetitions.similar.second')},{' '}
              {format.dateTime(image.createdAt, timeZone)}
            </Text>
            {image.moderation && image.moderation !== 'APPROVED' ? (
              <Badge width="fit-content">{t(`adminCompetitions.moderation.${image.moderation}`)}</Badge>
            ) : null}
            <Button
              size="sm"
              variant="outline"
              colorPalette="red"
              width="fit-content"
              disabled={image.moderation === 'DISQUALIFIED'}
              aria-label={`${t('adminCompetitions.similar.disqualify')}: ${image.title}, #${image.id}`}
              onClick={() => void disqualify(image.id, index === 0 ? second.id : first.id)}
            >
              {t('adminCompetitions.similar.disqualify')}
            </Button>
          </Stack>
        ))}
      </Box>
      <Stack mt="4" gap="3">
        <ExposureTable pair={pair} />
        <Text textStyle="sm">
          {t('adminCompetitions.similar.distance', { n: distance })}.{' '}
          {t(sameAuthor ? 'adminCompetitions.similar.same' : 'adminCompetitions.similar.different')}
        </Text>
        <LookingTools looking={looking}>
          <Button size="sm" variant="outline" loading={loading} onClick={() => void setDismissed(dismissedBy === null)}>
            {t(dismissedBy === null ? 'adminCompetitions.similar.notDuplicate' : 'adminCompetitions.similar.restore')}
          </Button>
        </LookingTools>
      </Stack>
    </Box>
  );
}

/** Photos of a competition that look alike, the most alike first. Nothing is done to them by itself. */
export function SimilarTab({ competitionId, timeZone }: { competitionId: string; timeZone: string }) {
  const { t } = useTranslation();
  const [{ page, dismissed }, setState] = useListState(shape);
  const { data, previousData, error, refetch } = useSimilarPairsQuery({
    variables: { competitionId, dismissed, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.similarPage;
  const moderate = useModeration('IMAGE');
  /** What the last disqualification changed: its pair is no longer in the list. */
  const [last, setLast] = useState<Outcome | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // Whoever works by keyboard goes on with the next pair when theirs has gone.
  useEffect(() => {
    if (last && document.activeElement === document.body) list.current?.querySelector('li')?.focus();
  }, [last, shown]);
  const takeBack = async (): Promise<void> => {
    if (!last?.previousStatus) return;
    const { id, previousStatus: status, previousReason: reason } = last;
    setLast(null);
    try {
      const [outcome] = await moderate({ ids: [id], status, reason, ifStatus: 'DISQUALIFIED' });
      if (outcome?.refusal) notify.negative(t('adminCompetitions.queue.gone'));
      else notify.positive(t('adminCompetitions.queue.undone'));
    } catch (failure) {
      notify.negative((failure as Error).message);
    }
    void refetch();
  };
  useQueueKeys(last ? { u: () => void takeBack() } : {});
  return (
    <Stack gap="4">
      {last ? (
        <Button size="sm" variant="outline" width="fit-content" onClick={() => void takeBack()}>
          {t('adminCompetitions.queue.undo')} (#{last.id})
        </Button>
      ) : null}
      <CheckboxField checked={dismissed} onChange={(event) => setState({ dismissed: event.target.checked, page: 0 })}>
        {t('adminCompetitions.similar.dismissed')}
      </CheckboxField>
      {shown ? (
        shown.items.length === 0 ? (
          <Text color="fg.muted">{t(`adminCompetitions.similar.${dismissed ? 'noneDismissed' : 'empty'}`)}</Text>
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
                  competitionId={competitionId}
                  timeZone={timeZone}
                  onChanged={() => void refetch()}
                  onDisqualified={setLast}
                />
              ))}
            </Stack>
            <Pager place={shown.pageInfo} onPage={(next) => setState({ page: next })} />
          </>
        )
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Stack>
  );
}
