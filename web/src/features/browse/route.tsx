import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { seedCache } from '../../graph/seedCache.ts';
import { paths } from '../../routes/paths.ts';
import { photoListOf } from '../../routes/photoList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AnnouncementDocument, BrowseDocument } from './generated/graphql.ts';
import { PageSkeleton } from './GridSkeleton.tsx';
import { loadResults, PhotoList } from './PhotoList.tsx';
import { useBrowse } from './useBrowse.ts';

function NoCompetition() {
  const { t } = useTranslation();
  return (
    <Stack gap="8">
      <PageHeading>{t('browse.notFoundTitle')}</PageHeading>
      <EmptyState title={t('browse.notFoundText')}>
        <Button asChild variant="outline">
          <Link to={paths.archive()}>{t('shell.nav.archive')}</Link>
        </Button>
      </EmptyState>
    </Stack>
  );
}

/** Takes the first answer; of results also the parts of their page, so that the winner is in its first rendering. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> {
  seedCache(AnnouncementDocument);
  if (photoListOf(new URL(request.url).searchParams).sort === 'rank') await loadResults();
  return seedCache(BrowseDocument);
}

/** The page of a competition's photos (docs/product.md §12, competition-browser). */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const state = photoListOf(search);
  const { shown, error, loading, stale, failed, retry, more, refetch } = useBrowse(Number(id), state);
  const onBoundary = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const competition = shown?.competition;

  return (
    <Page>
      <Stack gap="6">
        {error && <ErrorNotice error={error} onRetry={retry} />}
        {competition ? (
          <PhotoList
            key={competition.id}
            competition={competition}
            state={state}
            loading={loading}
            stale={stale}
            failed={failed}
            onMore={more}
            onBoundary={onBoundary}
          />
        ) : shown ? (
          <NoCompetition />
        ) : (
          !error && <PageSkeleton />
        )}
      </Stack>
    </Page>
  );
}
