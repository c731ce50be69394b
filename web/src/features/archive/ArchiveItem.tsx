import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useArchiveCoverQuery, type ArchivedCompetitionFragment } from '../../app/generated/graphql.ts';
import { paths } from '../../app/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';

/** One ended competition, with its best photo as the cover. */
export function ArchiveItem({ competition }: { competition: ArchivedCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useArchiveCoverQuery({ variables: { id: competition.id } });
  const cover = data?.competition?.images?.nodes[0];
  const to = `${paths.competition.browse(competition.id)}?sort=rank`;
  const title = format.text(competition.title);
  return (
    <Grid as="article" templateColumns={{ base: '1fr', md: '2fr 3fr' }} gap="6" borderTopWidth="1px" pt="6">
      <Box aspectRatio={3 / 2} overflow="hidden" borderRadius="l2" bg="bg.muted">
        {cover && <Photo image={cover} fit="cover" resolution="medium" sizes="(min-width: 48em) 40vw, 100vw" />}
      </Box>
      <Stack gap="3" align="flex-start">
        <Heading as="h2" size="2xl" fontWeight="medium">
          {title}
        </Heading>
        <Text color="fg.muted">
          {t('archive.dates', { from: format.date(competition.competitionStart), to: format.date(competition.award) })}
          {' · '}
          {t('archive.count', { count: competition.imageCount })}
        </Text>
        <Markdown>{format.text(competition.description)}</Markdown>
        <Button asChild variant="outline">
          <Link to={to} aria-label={`${t('archive.results')}: ${title}`}>
            {t('archive.results')}
          </Link>
        </Button>
      </Stack>
    </Grid>
  );
}
