import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { useArchivedEntries } from './useArchivedEntries.ts';

/** The user's entries in archived competitions (docs/product.md §12), newest competition first. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { groups, error, refetch } = useArchivedEntries();
  return (
    <Page>
      <Stack gap="10">
        <PageHeading>{t('entries.archivedTitle')}</PageHeading>
        {error && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
        {groups?.map(({ competition, entries }) => (
          <Box as="section" key={competition.id} aria-labelledby={`competition-${competition.id}`}>
            <Heading id={`competition-${competition.id}`} as="h2" size="xl" fontWeight="medium">
              <TextLink dir="auto" to={`${paths.competition.browse(competition.number)}?sort=rank`}>
                {format.text(competition.title)}
              </TextLink>
            </Heading>
            <Text color="fg.muted" mb="4">
              {t('entries.ended', { date: format.date(competition.award) })}
              {' · '}
              <TextLink
                to={paths.user.report(competition.number)}
                aria-label={t('entries.reportOf', { competition: format.text(competition.title) })}
              >
                {t('entries.report')}
              </TextLink>
            </Text>
            <EntryGrid entries={entries} imageTypes={competition.imageTypes} />
          </Box>
        ))}
        {groups?.length === 0 && (
          <EmptyState title={t('entries.archivedEmptyTitle')} text={t('entries.archivedEmptyText')}>
            <Button asChild variant="outline">
              <Link to={paths.archive()}>{t('shell.nav.archive')}</Link>
            </Button>
          </EmptyState>
        )}
        {!groups && !error && <LoadingState />}
      </Stack>
    </Page>
  );
}
