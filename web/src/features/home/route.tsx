import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HomeDocument, useHomeQuery, type HomeQuery } from './generated/graphql.ts';
import { seedCache } from '../../graph/seedCache.ts';
import { paths } from '../../routes/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ActiveCompetition } from './ActiveCompetition.tsx';
import { EarlierCompetitions } from './EarlierCompetitions.tsx';
import { LastResults } from './LastResults.tsx';
import { OtherCompetition } from './OtherCompetition.tsx';

function NoCompetition() {
  const { t } = useTranslation();
  return (
    <Stack gap="8">
      <PageHeading documentTitle={t('home.documentTitle')}>{t('shell.brand')}</PageHeading>
      <EmptyState title={t('home.noneTitle')} text={t('home.noneText')}>
        <Button asChild variant="outline">
          <Link to={paths.archive()}>{t('home.archive')}</Link>
        </Button>
      </EmptyState>
    </Stack>
  );
}

function HomeSections({ data, onBoundary }: { data: HomeQuery; onBoundary: () => void }) {
  const { t } = useTranslation();
  const { activeCompetition: active, openCompetitions, archivedCompetitions, installation } = data;
  const { timeZone } = installation;
  const others = openCompetitions.filter(({ id }) => id !== active?.id);
  // The list is ordered by creation, which may differ from the order in which the competitions ended.
  const ended = archivedCompetitions.nodes.toSorted((a, b) => Date.parse(b.award) - Date.parse(a.award));
  const [last, ...earlier] = ended;
  return (
    <>
      {active ? (
        <ActiveCompetition key={active.id} competition={active} timeZone={timeZone} onBoundary={onBoundary} />
      ) : (
        <NoCompetition />
      )}
      {others.length > 0 && (
        <Box as="section" aria-labelledby="others">
          <Heading id="others" as="h2" size="xl" fontWeight="medium" mb="4">
            {t('home.others')}
          </Heading>
          <Grid templateColumns={{ base: '1fr', lg: 'repeat(2, 1fr)' }} gap="6">
            {others.map((competition) => (
              <OtherCompetition
                key={competition.id}
                competition={competition}
                timeZone={timeZone}
                onBoundary={onBoundary}
              />
            ))}
          </Grid>
        </Box>
      )}
      {last && <LastResults competition={last} />}
      <EarlierCompetitions competitions={earlier} />
      <Box borderTopWidth="1px" pt={{ base: '8', md: '10' }}>
        <Box maxW="prose">
          <Markdown>{t('home.body')}</Markdown>
        </Box>
      </Box>
    </>
  );
}

export const loader = () => seedCache(HomeDocument);

/** The home page: running, announced and ended competitions. */
export function Component() {
  const { data, error, refetch } = useHomeQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const onBoundary = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return (
    <Page>
      <Stack gap={{ base: '12', md: '16' }}>
        {data ? (
          <HomeSections data={data} onBoundary={onBoundary} />
        ) : error ? (
          <ErrorNotice error={error} onRetry={onBoundary} />
        ) : (
          <LoadingState minHeight="100vh" />
        )}
      </Stack>
    </Page>
  );
}
