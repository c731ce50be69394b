import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useArchiveQuery } from './generated/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ArchiveItem } from './ArchiveItem.tsx';

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
        {list?.edges.map(({ node }) => (
          <ArchiveItem key={node.id} competition={node} />
        ))}
        {list?.edges.length === 0 && <EmptyState title={t('archive.emptyTitle')} text={t('archive.emptyText')} />}
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
