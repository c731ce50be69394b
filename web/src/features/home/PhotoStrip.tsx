import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomeQuery } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { stripSizes } from './stripSizes.ts';

type Images = NonNullable<NonNullable<HomeQuery['activeCompetition']>['images']>;

/** Photos in a row, by the width of the window. */
const columns = { base: 2, md: 3, lg: 4 } as const;

/** Most photos that are shown: two rows of a wide window, two or three of a narrower one. */
const most = { base: 6, md: 6, lg: 8 } as const;

const widths = ['base', 'md', 'lg'] as const;

/** How many of so many photos are shown, by the width of the window: full rows, unless there is not even one. */
const shownOf = (count: number) =>
  Object.fromEntries(
    widths.map((width) => {
      const inRow = columns[width];
      return [width, count < inRow ? count : Math.min(most[width], count - (count % inRow))];
    }),
  ) as Record<(typeof widths)[number], number>;

/** Props of the selection. */
export interface PhotoStripProps {
  competitionNumber: number;
  photos: Images['nodes'];
  /** Number of photos in the competition. */
  total: number;
}

/** A selection of the competition's photos, each linked to its page. */
export function PhotoStrip({ competitionNumber, photos, total }: PhotoStripProps) {
  const { t } = useTranslation();
  const shown = shownOf(photos.length);
  const displayOf = (index: number, width: (typeof widths)[number]) => (index < shown[width] ? 'block' : 'none');
  return (
    <Box as="section" aria-labelledby="latest">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="4">
        <Heading id="latest" as="h2" size="xl" fontWeight="medium">
          {t('home.latest')}
        </Heading>
        <TextLink to={paths.competition.browse(competitionNumber)}>{t('home.all', { count: total })}</TextLink>
      </Flex>
      <Grid
        templateColumns={{
          base: `repeat(${columns.base}, 1fr)`,
          md: `repeat(${columns.md}, 1fr)`,
          lg: `repeat(${columns.lg}, 1fr)`,
        }}
        gap="3"
      >
        {photos.slice(0, Math.max(...Object.values(shown))).map((image, index) => (
          <Box
            key={image.id}
            display={{ base: displayOf(index, 'base'), md: displayOf(index, 'md'), lg: displayOf(index, 'lg') }}
            aspectRatio={4 / 3}
            overflow="hidden"
            borderRadius="l2"
          >
            <Link
              to={paths.competition.show(competitionNumber, image.number)}
              style={{ display: 'block', height: '100%' }}
            >
              <Photo image={image} fit="cover" resolution="medium" sizes={stripSizes} />
            </Link>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
