import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useViewTransitionState } from 'react-router-dom';
import type { BrowseQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import type { ScoreWriter } from '../../i18n/scores.ts';
import { openedPhoto } from '../../ui/photo/openedPhoto.ts';
import { Photo } from '../../ui/photo/Photo.tsx';

type Images = NonNullable<NonNullable<BrowseQuery['competition']>['images']>;

/** The data of a photo in the grid. */
export type TileImage = Images['edges'][number]['node'];

function Marks({ tile, ofType, score }: Pick<TileProps, 'tile' | 'ofType' | 'score'>) {
  const { t } = useTranslation();
  const { result, own, myVote } = tile;
  const rank = ofType ? result?.rank : result?.overallRank;
  return (
    <Flex position="absolute" top="2" insetX="2" gap="1.5" wrap="wrap">
      {result && (
        <Badge variant="solid">{typeof rank === 'number' ? t('browse.rankOf', { rank }) : t('browse.unranked')}</Badge>
      )}
      {typeof result?.score === 'number' && (
        <Badge variant="solid">{t('browse.score', { score: score(result.score) })}</Badge>
      )}
      {own && (
        <Badge variant="solid" colorPalette="accent">
          {t('browse.own')}
        </Badge>
      )}
      {!result && myVote !== null && (
        <Badge variant="solid" colorPalette="green">
          {t('browse.vote', { count: myVote })}
        </Badge>
      )}
    </Flex>
  );
}

/** Props of a tile. */
export interface TileProps {
  tile: TileImage;
  /** Index in the list, from 0. */
  index: number;
  /** Number of photos in the whole list; undefined while it is unknown. */
  total: number | undefined;
  to: string;
  /** Size in CSS pixels, from the layout of the rows. */
  width: number;
  height: number;
  /** Whether the list is limited to one category, so that the rank within it is shown. */
  ofType: boolean;
  /** How the scores of the list are written. */
  score: ScoreWriter;
  /** Whether it is visible when the page opens. */
  priority: boolean;
}

const frame = {
  '& img': { transition: 'scale 0.4s ease' },
  '&:hover img': { scale: '1.03' },
  '&:focus-visible': { outlineOffset: '-4px', outlineWidth: '4px' },
} as const;

/** A photo linked to its page, with the facts that are visible in this phase. */
export const Tile = memo(function Tile({ tile, index, total, to, width, height, ofType, score, priority }: TileProps) {
  const format = useFormat();
  const opens = useViewTransitionState(to);
  return (
    <Box
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={total ?? -1}
      data-index={index}
      position="relative"
      flexShrink="0"
      style={{ width, height, ...(opens ? openedPhoto : {}) }}
      overflow="hidden"
      borderRadius="l2"
    >
      <Box asChild display="block" boxSize="full" css={frame}>
        <Link to={to} viewTransition>
          <Photo image={tile} fit="cover" resolution="medium" sizes={`${Math.ceil(width)}px`} priority={priority} />
          <Marks tile={tile} ofType={ofType} score={score} />
          <Box
            position="absolute"
            insetX="0"
            bottom="0"
            px="3"
            pt="8"
            pb="2"
            color="white"
            textStyle="sm"
            pointerEvents="none"
            bgImage="linear-gradient(transparent, rgba(0, 0, 0, 0.45) 35%, rgba(0, 0, 0, 0.8))"
          >
            {/* The picture's alternative text contains the title. */}
            <Text dir="auto" truncate aria-hidden="true">
              {tile.title}
            </Text>
            {tile.author && (
              <Text dir="auto" truncate>
                {format.personName(tile.author)}
              </Text>
            )}
          </Box>
        </Link>
      </Box>
    </Box>
  );
});
