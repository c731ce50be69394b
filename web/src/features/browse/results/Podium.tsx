import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { photoListSearch } from '../../../routes/photoList.ts';
import type { BrowsedCompetitionFragment } from '../generated/graphql.ts';
import type { PodiumPhotoFragment } from './generated/graphql.ts';
import { isFirstAlone, largeHeight, mostBeside } from './firstPlace.ts';
import { podiumOf } from './podiumOf.ts';
import { Winner } from './Winner.tsx';

/** Props of a podium. */
export interface PodiumProps {
  competition: Pick<BrowsedCompetitionFragment, 'number' | 'minPoint'>;
  /** Category code; null for the whole competition. */
  type: string | null;
  heading: string;
  /** The best photos in order of rank; null while they are read. */
  photos: readonly PodiumPhotoFragment[] | null;
  /** Whether it is the first podium of the page, whose first place is large. */
  isLarge: boolean;
}

/**
 * Columns of a podium whose first photo is alone on its place: large, with the others beside it, or below if these are many.
 * @param ratio width of the first photo over its height: its column is no wider than it is
 */
const ceremony = (others: number, ratio: number) =>
  others > mostBeside
    ? {
        columns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
        first: { gridColumn: '1 / -1' },
      }
    : {
        columns: { base: 'repeat(2, minmax(0, 1fr))', lg: `min(70%, ${largeHeight * ratio}svh) minmax(0, 1fr)` },
        first: { gridColumn: { base: '1 / -1', lg: '1' }, gridRow: { lg: `1 / span ${Math.max(1, others)}` } },
      };

/** The photos on ranks 1 to 3, including ties, each whole; nothing without votes. */
export function Podium({ competition, type, heading, photos, isLarge }: PodiumProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { number: competitionNumber, minPoint } = competition;
  const winners = podiumOf(photos ?? [], type !== null);
  const score = format.scores(winners.map(({ photo }) => photo.result?.score));
  if (photos && winners.length === 0) return null;
  const search = photoListSearch({ type, sort: 'rank', only: null });
  const large = isLarge && isFirstAlone(winners);
  const winner = winners[0]?.photo;
  const { columns, first } = large
    ? ceremony(winners.length - 1, winner ? winner.width / winner.height : 1)
    : {
        columns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        first: isFirstAlone(winners) ? { gridColumn: { base: '1 / -1', sm: 'auto' } } : {},
      };
  return (
    // The following sections stand below the window until the photos are there.
    <Box as="section" aria-labelledby={id} minH={photos ? undefined : isLarge ? '100svh' : '64'} aria-busy={!photos}>
      <Heading id={id} as="h2" size={isLarge ? '2xl' : 'xl'} fontWeight="medium" mb="4">
        {t('browse.results.winners', { of: heading })}
      </Heading>
      <Grid
        as="ol"
        templateColumns={columns}
        gridTemplateRows={large ? { lg: 'auto 1fr' } : undefined}
        columnGap={{ base: '4', md: '8' }}
        rowGap="8"
        alignItems="start"
      >
        {winners.map((placed, index) => (
          <Winner
            key={placed.photo.id}
            placed={placed}
            minPoint={minPoint}
            score={score}
            to={`${paths.competition.show(competitionNumber, placed.photo.number)}${search}`}
            isLarge={large && index === 0}
            {...(index === 0 ? first : {})}
          />
        ))}
      </Grid>
    </Box>
  );
}
