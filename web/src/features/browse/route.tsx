import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useBrowseQuery, type BrowseQuery } from '../../app/generated/graphql.ts';
import { paths } from '../../app/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { useUser } from '../../session/session.ts';
import { StageBadge } from '../../ui/competition/StageBadge.tsx';
import { useCompetitionStage } from '../../ui/competition/useCompetitionStage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListControls } from './ListControls.tsx';
import { graphSortOf, listStateOf, searchOf, sortsFor, type ListState } from './listState.ts';
import { NoPhotos } from './NoPhotos.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

/** Photos per page of the grid. */
const pageSize = 24;

type Browsed = NonNullable<BrowseQuery['competition']>;

interface ListProps {
  competition: Browsed;
  state: ListState;
  loading: boolean;
  onMore: () => void;
  onBoundary: () => void;
}

function List({ competition, state, loading, onMore, onBoundary }: ListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const { stage, now, next } = useCompetitionStage(competition, onBoundary);
  const title = format.text(competition.title);
  const connection = competition.images;
  const tiles = (connection?.edges ?? []).map(({ node }) => node);
  const total = connection?.totalCount ?? 0;
  const votes = user.id !== undefined && !user.administrator;

  return (
    <Stack gap="6">
      <Stack gap="3">
        <Flex align="center" gap="3" wrap="wrap">
          <StageBadge stage={stage} />
          {next !== null && stage !== 'paused' && (
            <Text color="fg.muted" textStyle="sm">
              {t('shell.untilNext', { time: format.countdown(Date.parse(next) - now) })}
            </Text>
          )}
        </Flex>
        <PageHeading documentTitle={t('browse.documentTitle', { title })}>{title}</PageHeading>
        {total > 0 && <Text color="fg.muted">{t('browse.count', { count: total })}</Text>}
      </Stack>
      <ListControls competition={competition} state={state} sorts={sortsFor(stage, votes)} />
      {tiles.length ? (
        <PhotoGrid competitionId={competition.id} tiles={tiles} search={searchOf(state)} />
      ) : loading ? (
        <LoadingState />
      ) : (
        <NoPhotos competition={competition} stage={stage} filtered={state.type !== null} />
      )}
      {tiles.length > 0 && (
        <Stack align="center" gap="3">
          <Text color="fg.muted" textStyle="sm" role="status">
            {t('browse.shown', { shown: tiles.length, total })}
          </Text>
          {connection?.pageInfo.hasNextPage && (
            <Button variant="outline" loading={loading} onClick={onMore}>
              {t('browse.more')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** A competition's photos (specification §2, competition-browser). */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const state = listStateOf(search);
  const { data, previousData, error, loading, refetch, fetchMore } = useBrowseQuery({
    variables: { id, first: pageSize, type: state.type, sort: graphSortOf(state.sort) },
    notifyOnNetworkStatusChange: true,
    // Votes and phases move on; what is in the cache is shown meanwhile.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const onBoundary = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const shown = data ?? previousData;
  const competition = shown?.competition;
  const after = competition?.images?.pageInfo.endCursor;
  const onMore = () => void fetchMore({ variables: { after } }).catch(() => undefined);

  return (
    <Page>
      {error && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      {competition ? (
        <List competition={competition} state={state} loading={loading} onMore={onMore} onBoundary={onBoundary} />
      ) : shown ? (
        <EmptyState title={t('browse.notFoundTitle')} text={t('browse.notFoundText')}>
          <Button asChild variant="outline">
            <Link to={paths.archive()}>{t('shell.nav.archive')}</Link>
          </Button>
        </EmptyState>
      ) : (
        !error && <LoadingState />
      )}
    </Page>
  );
}
