import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMyEntriesQuery, type MyEntriesQuery } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { StageBadge } from '../../ui/competition/StageBadge.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { EntryGrid } from './EntryGrid.tsx';

type Active = NonNullable<MyEntriesQuery['activeCompetition']>;

function NoCompetition() {
  const { t } = useTranslation();
  // The literal message of docs/product.md §14; not repeated when the language changes.
  const tell = useEffectEvent(() => notify.negative(t('shell.competition.none')));
  useEffect(() => {
    tell();
  }, []);
  return (
    <EmptyState title={t('entries.noneTitle')} text={t('entries.noneText')}>
      <Button asChild variant="outline">
        <Link to={paths.user.archived()}>{t('entries.past')}</Link>
      </Button>
    </EmptyState>
  );
}

function Entries({ competition, onBoundary }: { competition: Active; onBoundary: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { stage } = useStage(competition, onBoundary);
  const entries = competition.myEntries ?? [];
  const upload = (
    <Button asChild variant={entries.length ? 'outline' : 'solid'}>
      <Link to={paths.user.upload()}>{t('entries.upload')}</Link>
    </Button>
  );
  return (
    <Stack gap="6">
      <Flex gap="3" align="center" wrap="wrap">
        <StageBadge stage={stage} />
        <Text dir="auto" fontFamily="heading" textStyle="xl">
          {format.text(competition.title)}
        </Text>
      </Flex>
      {entries.length ? (
        <EntryGrid entries={entries} imageTypes={competition.imageTypes} />
      ) : (
        <EmptyState title={t('entries.emptyTitle')} text={t('entries.emptyText')}>
          {stage === 'uploading' && upload}
        </EmptyState>
      )}
      {stage === 'uploading' && entries.length > 0 && <Flex>{upload}</Flex>}
    </Stack>
  );
}

/** The user's entries in the active competition (docs/product.md §12). */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useMyEntriesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return (
    <Page>
      <Stack gap="6">
        <PageHeading>{t('entries.title')}</PageHeading>
        {error && <ErrorNotice error={error} onRetry={reload} />}
        {data?.activeCompetition ? (
          <Entries competition={data.activeCompetition} onBoundary={reload} />
        ) : data ? (
          <NoCompetition />
        ) : (
          !error && <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
