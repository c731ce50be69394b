import { Stack } from '@chakra-ui/react/stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadOverviewQuery } from './overview/generated/graphql.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { NoCompetition } from './competition/NoCompetition.tsx';
import { Overview } from './overview/Overview.tsx';

/** The slots of the active competition. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useUploadOverviewQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return (
    <Page>
      <Stack gap="6">
        <PageHeading>{t('upload.title')}</PageHeading>
        {error && <ErrorNotice error={error} onRetry={reload} />}
        {data?.activeCompetition ? (
          <Overview competition={data.activeCompetition} onChange={reload} />
        ) : data ? (
          <NoCompetition />
        ) : (
          !error && <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
