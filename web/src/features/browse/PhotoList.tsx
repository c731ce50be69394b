import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { BrowseQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { useUser } from '../../session/session.ts';
import { StandingLine } from '../../ui/competition/StandingLine.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { ListControls } from './ListControls.tsx';
import { offeredState, searchOf, sortsFor, type ListState } from './listState.ts';
import { NoPhotos } from './NoPhotos.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

/** Settings of a competition's list of photos. */
export interface PhotoListProps {
  competition: NonNullable<BrowseQuery['competition']>;
  /** What the URL asks for. */
  state: ListState;
  loading: boolean;
  /** Whether the photos are those of the filter before. */
  stale: boolean;
  onMore: () => void;
  onBoundary: () => void;
}

/** A competition's photos with their filter, their order, and how many there are. */
export function PhotoList({ competition, state, loading, stale, onMore, onBoundary }: PhotoListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { administrator } = useUser();
  const { stage, next, open } = useStage(competition, onBoundary);
  const title = format.text(competition.title);
  const connection = competition.images;
  const tiles = (connection?.edges ?? []).map(({ node }) => node);
  const total = connection?.totalCount ?? 0;
  const sorts = sortsFor(stage, administrator === false);
  const offered = offeredState(state, sorts);

  return (
    <Stack gap="6">
      <Stack gap="3">
        <StandingLine times={competition} stage={stage} next={next} />
        <PageHeading documentTitle={t('browse.documentTitle', { title })}>{title}</PageHeading>
        {total > 0 && <Text color="fg.muted">{t('browse.count', { count: total })}</Text>}
      </Stack>
      {(open || total > 0) && <ListControls competition={competition} state={offered} sorts={sorts} />}
      {tiles.length > 0 ? (
        <Box aria-busy={stale} opacity={stale ? 0.5 : 1} transition="opacity 0.2s">
          <PhotoGrid
            competitionId={competition.id}
            tiles={tiles}
            search={searchOf(offered)}
            ofType={state.type !== null}
          />
        </Box>
      ) : loading ? (
        <GridSkeleton />
      ) : (
        <NoPhotos competition={competition} stage={stage} open={open} filtered={state.type !== null} />
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
