import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announcementHeight } from './announcementHeight.ts';
import type { BrowseQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { loadPart } from '../../connection/loadPart.ts';
import { usePhotoFilter } from '../../photoList/filter.ts';
import { rememberOrder } from '../../photoList/orders.ts';
import { paths } from '../../routes/paths.ts';
import { photoListSearch, type PhotoListState } from '../../routes/photoList.ts';
import { useUser } from '../../session/session.ts';
import { Judges } from '../../ui/competition/Judges.tsx';
import { StandingLine } from '../../ui/competition/StandingLine.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { ListControls } from './ListControls.tsx';
import { isAnnounced, offeredState, offerFor } from './listState.ts';
import { NoPhotos } from './NoPhotos.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { useFocusPlace } from './useFocusPlace.ts';

/** Loads what a list by rank shows beside others. */
export const loadResults = () =>
  loadPart(() => Promise.all([import('./results/Results.tsx'), import('./results/Ranking.tsx')]));

const Winners = lazy(async () => ({ default: (await loadResults())[0].Winners }));
const Grounds = lazy(async () => ({ default: (await loadResults())[0].Grounds }));
const Ranking = lazy(async () => ({ default: (await loadResults())[1].Ranking }));

const JuryOutcome = lazy(() =>
  loadPart(async () => ({ default: (await import('./results/JuryOutcome.tsx')).JuryOutcome })),
);

const JuryAwards = lazy(() =>
  loadPart(async () => ({ default: (await import('./results/JuryAwards.tsx')).JuryAwards })),
);

const Announcement = lazy(() => loadPart(async () => ({ default: (await import('./Announcement.tsx')).Announcement })));

/** Props of a competition's list of photos. */
export interface PhotoListProps {
  competition: NonNullable<BrowseQuery['competition']>;
  /** The state in the URL. */
  state: PhotoListState;
  loading: boolean;
  /** Whether the photos are those of the previous filter. */
  stale: boolean;
  /** Whether loading more photos failed. */
  failed: boolean;
  onMore: () => void;
  onBoundary: () => void;
}

/** A competition's photos with filter, order and count. */
export function PhotoList({ competition, state, loading, stale, failed, onMore, onBoundary }: PhotoListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { administrator } = useUser();
  const { stage, next, open } = useStage(competition, onBoundary);
  const title = format.text(competition.title);
  const offer = offerFor(stage, administrator);
  const offered = offeredState(state, offer);
  const { type, sort, only } = offered;
  const passes = usePhotoFilter(only);

  const { number, images: connection } = competition;
  const total = connection?.totalCount ?? 0;
  const loaded = (connection?.edges ?? []).map(({ node }) => node);
  const tiles = only === null ? loaded : loaded.filter(passes);
  const { hasNextPage = false, endCursor = null } = connection?.pageInfo ?? {};
  const readsOn = hasNextPage && !loading && !failed && !stale;
  // The explanation of the results and the filters stand below the ranking, which is therefore read on by its button alone.
  const isByRank = sort === 'rank' && only === null;
  // Where a jury alone has judged, its outcome stands in the place of a ranking; where it shows no photo, also of the list.
  const isOfJury = competition.judgedBy === 'JURY' && stage === 'ended' && (isByRank || (only === null && total === 0));
  const isCeremony = isByRank && !isOfJury;
  const { focusOn, isAway, focusAfter } = useFocusPlace(number, offered, tiles);

  const onNearEnd = useCallback(() => {
    if (readsOn) onMore();
  }, [readsOn, onMore]);
  // No loaded photo passes the filter, or the photo to return to is not loaded.
  const isIncomplete = tiles.length === 0 || isAway;
  useEffect(() => {
    if (isIncomplete) onNearEnd();
  }, [isIncomplete, onNearEnd]);

  // A string, so that effects depend on its value.
  const numbers = tiles.map((tile) => tile.number).join(' ');
  useEffect(() => {
    if (stale || numbers === '') return;
    const order = numbers.split(' ').map(Number);
    const cursor = hasNextPage ? endCursor : null;
    rememberOrder(
      number,
      { type, sort, only },
      { numbers: order, total: only ? order.length : total, endCursor: cursor },
    );
  }, [stale, numbers, hasNextPage, endCursor, number, type, sort, only, total]);

  const search = photoListSearch(offered);
  const list = { competitionNumber: number, tiles, search, ofType: type !== null, focusOn };
  const announced = isAnnounced(competition, open, total);
  const searching = tiles.length === 0 && (loading || (hasNextPage && !failed));
  const recount = <TextLink to={paths.competition.count(number)}>{t('browse.recount')}</TextLink>;
  const controls = (open || total > 0) && (
    <ListControls competition={competition} state={offered} offer={offer} stays={!isCeremony} />
  );
  return (
    <Stack gap="6">
      <Stack gap="3">
        <StandingLine times={competition} stage={stage} next={next} />
        <PageHeading dir="auto" documentTitle={announced ? title : t('browse.documentTitle', { title })}>
          {title}
        </PageHeading>
        {total > 0 && <Text color="fg.muted">{t('browse.count', { count: total })}</Text>}
        <Judges competition={competition} />
      </Stack>
      {competition.judgedBy !== 'VOTERS' && stage === 'ended' && only === null ? (
        <Suspense>
          <JuryAwards competition={competition} type={type} />
        </Suspense>
      ) : null}
      {isCeremony ? (
        <Suspense fallback={<LoadingState minHeight="100svh" />}>
          <Winners competition={competition} type={type} />
        </Suspense>
      ) : (
        controls
      )}
      {isCeremony && tiles.length > 0 && (
        <Heading as="h2" size="xl" fontWeight="medium" mt={{ base: '4', md: '8' }}>
          {t('browse.results.ranking')}
        </Heading>
      )}
      {isOfJury ? (
        <Suspense fallback={<LoadingState minHeight="100svh" />}>
          <JuryOutcome competition={competition} type={type} />
        </Suspense>
      ) : tiles.length > 0 ? (
        <Box aria-busy={stale} opacity={stale ? 0.5 : 1} transition="opacity 0.2s">
          {isCeremony ? (
            <Suspense fallback={<LoadingState />}>
              <Ranking {...list} />
            </Suspense>
          ) : (
            <PhotoGrid
              key={search}
              {...list}
              total={only === null ? total : hasNextPage ? undefined : tiles.length}
              onNearEnd={onNearEnd}
            />
          )}
        </Box>
      ) : searching ? (
        <GridSkeleton />
      ) : announced ? (
        <Suspense fallback={<LoadingState minHeight={announcementHeight} />}>
          <Announcement competition={competition} stage={stage} next={next} />
        </Suspense>
      ) : (
        <NoPhotos state={offered} />
      )}
      {loaded.length > 0 && !isOfJury && (
        <Stack align="center" gap="3" className="no-print">
          <Text color="fg.muted" textStyle="sm" role="status">
            {only === null
              ? t('browse.shown', { count: total, shown: tiles.length, total })
              : t(hasNextPage ? 'browse.foundSoFar' : 'browse.found', { count: tiles.length })}
          </Text>
          {failed && (
            <Text role="alert" textStyle="sm" color="fg.error">
              {t('browse.moreFailed')}
            </Text>
          )}
          {hasNextPage && (
            <Button
              variant="outline"
              aria-disabled={loading}
              onClick={() => {
                if (loading) return;
                focusAfter(tiles.at(-1)?.number ?? null);
                onMore();
              }}
            >
              {t(loading ? 'browse.loadingMore' : 'browse.more')}
            </Button>
          )}
        </Stack>
      )}
      {competition.hasCount && !isCeremony && recount}
      {isCeremony && (
        <Stack gap={{ base: '8', md: '10' }} mt={{ base: '4', md: '8' }}>
          <Suspense>
            <Grounds competition={competition} type={type} />
          </Suspense>
          {competition.hasCount && recount}
          {controls && (
            <Box
              as="section"
              aria-label={t('browse.results.controls')}
              borderTopWidth="1px"
              pt="6"
              className="no-print"
            >
              {controls}
            </Box>
          )}
        </Stack>
      )}
    </Stack>
  );
}
