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

/** Number of photos: two full rows of a wide screen, and full rows of a narrower one. */
const [shown, shownOnPhone] = [8, 6];

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
  return (
    <Box as="section" aria-labelledby="latest">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="4">
        <Heading id="latest" as="h2" size="xl" fontWeight="medium">
          {t('home.latest')}
        </Heading>
        <TextLink to={paths.competition.browse(competitionNumber)}>{t('home.all', { count: total })}</TextLink>
      </Flex>
      <Grid templateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' }} gap="3">
        {photos.slice(0, shown).map((image, index) => (
          <Box
            key={image.id}
            hideBelow={index < shownOnPhone ? undefined : 'lg'}
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
