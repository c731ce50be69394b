import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useViewTransitionState } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import type { ScoreWriter } from '../../../i18n/scores.ts';
import { paths } from '../../../routes/paths.ts';
import { openedPhoto } from '../../../ui/photo/openedPhoto.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import type { TileImage } from '../Tile.tsx';

/** A photo with its place in the ranking. */
interface RankedRow {
  tile: TileImage;
  /** Null without votes. */
  rank: number | null;
  /** Whether another photo of the list has the same rank. */
  isShared: boolean;
}

/** @param ofType whether the rank within its category counts */
function rowsOf(tiles: readonly TileImage[], ofType: boolean): RankedRow[] {
  const ranks = tiles.map(({ result }) => (ofType ? result?.rank : result?.overallRank) ?? null);
  return tiles.map((tile, index) => {
    const rank = ranks[index] ?? null;
    return { tile, rank, isShared: rank !== null && (ranks[index - 1] === rank || ranks[index + 1] === rank) };
  });
}

/** Columns: the place, the photo, whose it is, the score; on a phone the score stands below the name. */
const columns = {
  gridTemplateColumns: { base: '2.75rem 5.5rem minmax(0, 1fr)', md: '4.5rem 9rem minmax(0, 1fr) auto' },
  columnGap: { base: '3', md: '6' },
} as const;

function Row({ tile, rank, isShared, to, score }: RankedRow & { to: string; score: ScoreWriter }) {
  const { t } = useTranslation();
  const format = useFormat();
  const opens = useViewTransitionState(to);
  const { number, title, author, own, result } = tile;
  return (
    <Box
      as="li"
      listStyleType="none"
      borderBottomWidth="1px"
      data-number={number}
      breakInside="avoid"
      // Rows far from the window cost nothing; paper has all of them.
      css={{
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 7.5rem',
        '@media print': { contentVisibility: 'visible' },
      }}
    >
      <Box asChild display="grid" alignItems="center" py="3" {...columns} _hover={{ bg: 'bg.subtle' }}>
        <Link to={to} viewTransition>
          <Text
            fontFamily="heading"
            textStyle={{ base: 'xl', md: '3xl' }}
            lineHeight="1"
            gridRow={{ base: '1 / span 2', md: 'auto' }}
            color={rank === null ? 'fg.muted' : 'accent.fg'}
          >
            {rank === null ? '–' : t('browse.results.place', { rank })}
          </Text>
          <Box
            className="no-print"
            gridRow={{ base: '1 / span 2', md: 'auto' }}
            aspectRatio={3 / 2}
            overflow="hidden"
            borderRadius="l2"
            style={opens ? openedPhoto : undefined}
          >
            <Photo image={tile} fit="cover" resolution="small" sizes="(min-width: 48em) 144px, 88px" titled />
          </Box>
          <Box minW="0">
            <Text dir="auto" fontFamily="heading" textStyle={{ base: 'md', md: 'xl' }} overflowWrap="anywhere">
              {title}
            </Text>
            {author && (
              <Text dir="auto" color="fg.muted" textStyle={{ base: 'sm', md: 'md' }}>
                {format.personName(author)}
              </Text>
            )}
            {own && (
              <Badge variant="solid" colorPalette="accent" mt="1">
                {t('browse.own')}
              </Badge>
            )}
          </Box>
          <Box gridColumn={{ base: '3', md: 'auto' }} textAlign={{ md: 'end' }} textStyle={{ base: 'sm', md: 'md' }}>
            <Text fontVariantNumeric="tabular-nums" color={rank === null ? 'fg.muted' : undefined}>
              {typeof result?.score === 'number'
                ? t('browse.score', { score: score(result.score) })
                : t('browse.unranked')}
            </Text>
            {isShared && (
              <Text color="fg.muted" textStyle="sm">
                {t('browse.results.shared')}
              </Text>
            )}
          </Box>
        </Link>
      </Box>
    </Box>
  );
}

/** Props of the ranking. */
export interface RankingProps {
  competitionNumber: number;
  /** Photos by rank. */
  tiles: readonly TileImage[];
  /** Query string of the list's state, added to links so that the image page keeps the order. */
  search: string;
  /** Whether the list is limited to one category, so that the rank within it is shown. */
  ofType: boolean;
  /** Number of the photo to focus when it is loaded; null for none. */
  focusOn: number | null;
}

/** The ranking as a list: place, photo, title, author and score of each. It is printed without photos. */
export function Ranking({ competitionNumber, tiles, search, ofType, focusOn }: RankingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useRef<HTMLOListElement>(null);
  const reached = useRef<number | null>(null);
  const score = useMemo(() => format.scores(tiles.map(({ result }) => result?.score)), [format, tiles]);
  const rows = useMemo(() => rowsOf(tiles, ofType), [tiles, ofType]);

  // Once for each photo: loading more of them must not move the focus.
  useEffect(() => {
    if (focusOn === null || reached.current === focusOn) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-number="${focusOn}"] a`);
    if (!link) return;
    reached.current = focusOn;
    link.focus();
  }, [focusOn, rows]);

  return (
    <Box as="ol" ref={list} aria-label={t('browse.list')} borderTopWidth="1px" m="0" p="0">
      {rows.map((row) => (
        <Row
          key={row.tile.id}
          {...row}
          to={`${paths.competition.show(competitionNumber, row.tile.number)}${search}`}
          score={score}
        />
      ))}
    </Box>
  );
}
