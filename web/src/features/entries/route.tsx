import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMyEntriesQuery, type MyEntriesQuery } from '../../app/generated/graphql.ts';
import { paths } from '../../app/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { stageOf } from '../../ui/competition/stage.ts';
import { StageBadge } from '../../ui/competition/StageBadge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { EntryGrid } from './EntryGrid.tsx';

type Active = NonNullable<MyEntriesQuery['activeCompetition']>;

function NoCompetition() {
  const { t } = useTranslation();
  // The literal message of specification §8.
  useEffect(() => notify.negative(t('shell.competition.none')), [t]);
  return (
    <EmptyState title={t('entries.noneTitle')} text={t('entries.noneText')}>
      <Button asChild variant="outline">
        <Link to={paths.user.archived()}>{t('entries.past')}</Link>
      </Button>
    </EmptyState>
  );
}

function Entries({ competition }: { competition: Active }) {
  const { t } = useTranslation();
  const format = useFormat();
  const stage = stageOf(competition, Date.parse(competition.now));
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
        <Text fontFamily="heading" textStyle="xl">
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

/** The user's entries in the active competition (specification §2). */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useMyEntriesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Page>
      <Stack gap="6">
        <PageHeading>{t('entries.title')}</PageHeading>
        {error && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
        {data?.activeCompetition ? (
          <Entries competition={data.activeCompetition} />
        ) : data ? (
          <NoCompetition />
        ) : (
          !error && <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
