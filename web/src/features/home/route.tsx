import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHomeQuery } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ActiveCompetition } from './ActiveCompetition.tsx';
import { LastResults } from './LastResults.tsx';

function NoCompetition() {
  const { t } = useTranslation();
  return (
    <Stack gap="8">
      <PageHeading documentTitle={t('home.documentTitle')}>{t('shell.brand')}</PageHeading>
      <EmptyState title={t('home.noneTitle')} text={t('home.noneText')}>
        <Button asChild variant="outline">
          <Link to={paths.archive()}>{t('home.archive')}</Link>
        </Button>
      </EmptyState>
    </Stack>
  );
}

/** The home page: the running competition, and the results of the last one. */
export function Component() {
  const { data, error, refetch } = useHomeQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const onBoundary = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const competition = data?.activeCompetition;
  return (
    <Page>
      <Stack gap={{ base: '12', md: '16' }}>
        {competition ? (
          <ActiveCompetition key={competition.id} competition={competition} onBoundary={onBoundary} />
        ) : data ? (
          <NoCompetition />
        ) : error ? (
          <ErrorNotice error={error} onRetry={onBoundary} />
        ) : (
          <LoadingState />
        )}
        {data && <LastResults />}
      </Stack>
    </Page>
  );
}
