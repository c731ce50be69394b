import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { flagParam, numberParam, useListState } from '../../../routes/listState.ts';
import { paths } from '../../../routes/paths.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useModeration } from '../queue/useModeration.ts';
import { useDismissSimilarMutation, useSimilarPairsQuery, type SimilarEntriesFragment } from './generated/graphql.ts';

const shape = { page: numberParam(0), dismissed: flagParam };

interface PairProps {
  pair: SimilarEntriesFragment;
  competitionId: string;
  timeZone: string;
  onChanged: () => void;
}

function Pair({ pair, competitionId, timeZone, onChanged }: PairProps) {
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
      return outcome?.refusal ? t('adminCompetitions.queue.gone') : undefined;
    });
  const setDismissed = (dismissed: boolean) =>
    carryOut(async () => {
      const { data } = await dismiss({
        variables: { input: { firstId: first.id, secondId: second.id, dismissed } },
      });
      return data?.dismissSimilar.userErrors[0]?.message;
    });

  return (
    <Box as="li" borderWidth="1px" borderRadius="l3" p="4" bg="bg.panel">
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {[first, second].map((image, index) => (
          <Stack key={image.id} gap="2">
            <Box bg="stage" p="1">
              <Photo image={image} sizes="40vw" resolution="medium" titled />
            </Box>
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
      <HStack mt="4" wrap="wrap" gap="4">
        <Text textStyle="sm">
          {t('adminCompetitions.similar.distance', { n: distance })}.{' '}
          {t(sameAuthor ? 'adminCompetitions.similar.same' : 'adminCompetitions.similar.different')}
        </Text>
        <Button size="sm" variant="outline" loading={loading} onClick={() => void setDismissed(dismissedBy === null)}>
          {t(dismissedBy === null ? 'adminCompetitions.similar.notDuplicate' : 'adminCompetitions.similar.restore')}
        </Button>
      </HStack>
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
  return (
    <Stack gap="4">
      <CheckboxField checked={dismissed} onChange={(event) => setState({ dismissed: event.target.checked, page: 0 })}>
        {t('adminCompetitions.similar.dismissed')}
      </CheckboxField>
      {shown ? (
        shown.items.length === 0 ? (
          <Text color="fg.muted">{t('adminCompetitions.similar.empty')}</Text>
        ) : (
          <>
            <Stack as="ul" gap="4" listStyleType="none">
              {shown.items.map((pair) => (
                <Pair
                  key={pair.id}
                  pair={pair}
                  competitionId={competitionId}
                  timeZone={timeZone}
                  onChanged={() => void refetch()}
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
