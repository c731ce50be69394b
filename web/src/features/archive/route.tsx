import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { useArchiveQuery } from './generated/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ArchiveItem } from './ArchiveItem.tsx';
import { byYear } from './byYear.ts';

/** Columns of a year's cards on a screen of a desktop: those that leave no card alone in the last row, where that can be. */
function columnsFor(cards: number) {
  if (cards === 1) return '1fr';
  const most = [3, 4, 2].find((columns) => cards >= columns && cards % columns !== 1) ?? 3;
  return { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${most}, minmax(0, 1fr))` };
}

/** Ended competitions, by createdAt ascending (docs/product.md §13). */
export function Component() {
  const { t } = useTranslation();
  const { data, error, loading, refetch, fetchMore } = useArchiveQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.archivedCompetitions;
  const onMore = () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch(() => undefined);
  return (
    <Page>
      <Stack gap="8">
        <Stack gap="2">
          <PageHeading>{t('archive.title')}</PageHeading>
          <Text color="fg.muted">{t('archive.intro')}</Text>
        </Stack>
        {error && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
        {byYear(list?.edges.map(({ node }) => node) ?? []).map(({ year, ended }) => (
          <Box
            as="section"
            key={year}
            aria-labelledby={`year-${year}`}
            borderTopWidth="1px"
            pt={{ base: '5', md: '8' }}
          >
            <Heading id={`year-${year}`} as="h2" size="2xl" fontWeight="medium" mb={{ base: '5', md: '6' }}>
              {String(year)}
            </Heading>
            <Grid templateColumns={columnsFor(ended.length)} columnGap="8" rowGap="10">
              {ended.map((competition) => (
                <ArchiveItem key={competition.id} competition={competition} isCard={ended.length > 1} />
              ))}
            </Grid>
          </Box>
        ))}
        {list?.edges.length === 0 && (
          <EmptyState title={t('archive.emptyTitle')} text={t('archive.emptyText')}>
            <Button asChild variant="outline">
              <Link to={paths.home()}>{t('shell.state.home')}</Link>
            </Button>
          </EmptyState>
        )}
        {list?.pageInfo.hasNextPage && (
          <Button variant="outline" alignSelf="center" loading={loading} onClick={onMore}>
            {t('archive.more')}
          </Button>
        )}
        {!list && !error && <LoadingState />}
      </Stack>
    </Page>
  );
}
