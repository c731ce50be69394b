import { isolated } from '@photo-competition/schema/direction';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArchivedCompetitionFragment } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Cover } from './Cover.tsx';

/** One ended competition: its best photos, when it was, and the way to its results. */
export function ArchiveItem({ competition }: { competition: ArchivedCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const to = `${paths.competition.browse(competition.number)}?sort=rank`;
  const title = format.text(competition.title);
  const [start, end] = [format.date(competition.competitionStart), format.date(competition.award)];
  return (
    <Grid
      as="article"
      templateColumns={{ base: '1fr', md: '2fr 3fr' }}
      gap={{ base: '5', md: '10' }}
      alignItems="center"
      borderTopWidth="1px"
      pt={{ base: '6', md: '10' }}
    >
      <Cover images={competition.images?.nodes ?? []} />
      <Stack gap="3" align="flex-start">
        <Heading dir="auto" as="h2" size={{ base: 'xl', md: '2xl' }} fontWeight="medium">
          {title}
        </Heading>
        <Text color="fg.muted">
          <Text as="span" whiteSpace="nowrap">
            {start}
          </Text>
          {end === start ? null : (
            <>
              {' – '}
              <Text as="span" whiteSpace="nowrap">
                {end}
              </Text>
            </>
          )}
          {' · '}
          <Text as="span" whiteSpace="nowrap">
            {t('archive.count', { count: competition.imageCount })}
          </Text>
        </Text>
        <Markdown>{format.text(competition.description)}</Markdown>
        <HStack wrap="wrap" mt="1" columnGap="6" rowGap="3">
          <Button asChild variant="outline">
            <Link to={to} aria-label={`${t('archive.results')}: ${isolated(title)}`}>
              {t('archive.results')}
            </Link>
          </Button>
          {competition.hasCount && (
            <TextLink
              to={paths.competition.count(competition.number)}
              aria-label={`${t('archive.recount')}: ${isolated(title)}`}
            >
              {t('archive.recount')}
            </TextLink>
          )}
        </HStack>
      </Stack>
    </Grid>
  );
}
