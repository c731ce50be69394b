import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EndedCompetitionFragment } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { TitlePlate } from '../../ui/competition/TitlePlate.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Ended competitions, each with its best photo, and a link to the archive. */
export function EarlierCompetitions({ competitions }: { competitions: readonly EndedCompetitionFragment[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (competitions.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="earlier">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="4">
        <Heading id="earlier" as="h2" size="xl" fontWeight="medium">
          {t('home.archive')}
        </Heading>
        <TextLink to={paths.archive()}>{t('home.wholeArchive')}</TextLink>
      </Flex>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }} gap="5">
        {competitions.map(({ id, number, title, award, imageCount, images }) => {
          const cover = images?.nodes[0];
          return (
            <Link key={id} to={`${paths.competition.browse(number)}?sort=rank`} style={{ display: 'block' }}>
              <Box aspectRatio={3 / 2} overflow="hidden" borderRadius="l2">
                {cover ? (
                  <Photo image={cover} fit="cover" resolution="medium" sizes="(min-width: 62em) 33vw, 100vw" />
                ) : (
                  <TitlePlate title={format.text(title)} />
                )}
              </Box>
              <Text dir="auto" mt="2" fontFamily="heading" textStyle="lg">
                {format.text(title)}
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {format.date(award)} · {t('home.count', { count: imageCount })}
              </Text>
            </Link>
          );
        })}
      </Grid>
    </Box>
  );
}
