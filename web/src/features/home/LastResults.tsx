import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EndedCompetitionFragment } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** The best photos of the most recently ended competition; nothing without votes. */
export function LastResults({ competition }: { competition: EndedCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  // Photos without votes have no rank.
  const winners = (competition.images?.nodes ?? []).filter(({ result }) => typeof result?.overallRank === 'number');
  if (!winners.length) return null;
  return (
    <Box as="section" aria-labelledby="winners">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="4">
        <Heading id="winners" as="h2" size="xl" fontWeight="medium">
          {t('home.winners', { title: format.text(competition.title) })}
        </Heading>
        <TextLink to={`${paths.competition.browse(competition.number)}?sort=rank`}>{t('home.results')}</TextLink>
      </Flex>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="5">
        {winners.map((image) => (
          <Box key={image.id}>
            <Box aspectRatio={3 / 2} overflow="hidden" borderRadius="l2">
              <Link
                to={paths.competition.show(competition.number, image.number)}
                style={{ display: 'block', height: '100%' }}
              >
                <Photo image={image} fit="cover" resolution="medium" sizes="(min-width: 48em) 33vw, 100vw" />
              </Link>
            </Box>
            <Text dir="auto" mt="2" fontFamily="heading" textStyle="lg">
              {image.title}
            </Text>
            {typeof image.result?.overallRank === 'number' && image.author && (
              <Text color="fg.muted" textStyle="sm">
                {t('home.winner', { rank: image.result.overallRank, name: format.personName(image.author) })}
              </Text>
            )}
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
