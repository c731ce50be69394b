import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid, type GridProps } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HomeDocument, useHomeQuery, type EndedCompetitionFragment, type HomeQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { seedCache } from '../../graph/seedCache.ts';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { stageOf } from '../../ui/competition/stage.ts';
import { ActiveCompetition } from './ActiveCompetition.tsx';
import { ComingCompetition } from './ComingCompetition.tsx';
import { EarlierCompetitions } from './EarlierCompetitions.tsx';
import { Hero } from './Hero.tsx';
import { endedLastFirst, heroPhotoOf, type HeroPhoto } from './heroPhoto.ts';
import { LastResults } from './LastResults.tsx';
import { OtherCompetition, type OtherCompetitionProps } from './OtherCompetition.tsx';

/** That nothing runs now, and the way to what was before. */
function NoCompetition({ hero, last }: { hero: HeroPhoto | null; last: EndedCompetitionFragment | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [to, call] = last
    ? [`${paths.competition.browse(last.number)}?sort=rank`, t('home.resultsOf', { title: format.text(last.title) })]
    : [paths.archive(), t('home.archive')];
  return (
    <Hero hero={hero}>
      <PageHeading documentTitle={t('home.documentTitle')} size={{ base: '3xl', md: '4xl' }}>
        {t('home.noneTitle')}
      </PageHeading>
      <Text maxW="prose">{t('home.noneText')}</Text>
      <Button asChild size="lg" alignSelf="flex-start" maxW="full">
        <Link to={to} dir="auto">
          <Text as="span" truncate>
            {call}
          </Text>
        </Link>
      </Button>
    </Hero>
  );
}

/** Props of competitions beside each other. */
interface CompetitionsProps extends Pick<OtherCompetitionProps, 'timeZone' | 'onBoundary'> {
  id: string;
  title: string;
  list: HomeQuery['openCompetitions'];
  card: ComponentType<OtherCompetitionProps>;
  /** Columns of the grid. */
  columns: GridProps['templateColumns'];
}

/** Competitions beside each other under a heading; nothing without one. */
function Competitions({ id, title, list, card: Card, columns, ...props }: CompetitionsProps) {
  if (list.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h2" size="xl" fontWeight="medium" mb="4">
        {title}
      </Heading>
      <Grid templateColumns={columns} gap="6">
        {list.map((competition) => (
          <Card key={competition.id} competition={competition} alone={list.length === 1} {...props} />
        ))}
      </Grid>
    </Box>
  );
}

function HomeSections({ data, onBoundary }: { data: HomeQuery; onBoundary: () => void }) {
  const { t } = useTranslation();
  const { activeCompetition: active, openCompetitions, installation } = data;
  const { timeZone } = installation;
  const others = openCompetitions.filter(({ id }) => id !== active?.id);
  const isComing = (competition: (typeof others)[number]) =>
    stageOf(competition, Date.parse(competition.now)) === 'upcoming';
  const [last, ...earlier] = endedLastFirst(data);
  const hero = heroPhotoOf(data);
  return (
    <>
      {active ? (
        <ActiveCompetition
          key={active.id}
          competition={active}
          hero={hero}
          timeZone={timeZone}
          onBoundary={onBoundary}
        />
      ) : (
        <NoCompetition hero={hero} last={last} />
      )}
      <Page>
        <Stack gap={{ base: '12', md: '16' }}>
          <Competitions
            id="others"
            title={t('home.others')}
            list={others.filter((competition) => !isComing(competition))}
            card={OtherCompetition}
            columns={{ base: '1fr', lg: 'repeat(auto-fit, minmax(30rem, 1fr))' }}
            timeZone={timeZone}
            onBoundary={onBoundary}
          />
          <Competitions
            id="coming"
            title={t('home.coming')}
            list={others.filter(isComing)}
            card={ComingCompetition}
            columns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))"
            timeZone={timeZone}
            onBoundary={onBoundary}
          />
          {last && <LastResults competition={last} />}
          <EarlierCompetitions competitions={earlier} />
          <Box borderTopWidth="1px" pt={{ base: '8', md: '10' }}>
            <Box maxW="prose">
              <Markdown>{t('home.body')}</Markdown>
            </Box>
          </Box>
        </Stack>
      </Page>
    </>
  );
}

export const loader = () => seedCache(HomeDocument);

/** The home page: running, announced and ended competitions. */
export function Component() {
  const { data, error, refetch } = useHomeQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const onBoundary = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  if (data) return <HomeSections data={data} onBoundary={onBoundary} />;
  return <Page>{error ? <ErrorNotice error={error} onRetry={onBoundary} /> : <LoadingState minHeight="100vh" />}</Page>;
}
