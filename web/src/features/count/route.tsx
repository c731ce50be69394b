import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { loadPart } from '../../connection/loadPart.ts';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CountPage } from './CountPage.tsx';
import { addCountTexts } from './texts.ts';
import { useCount } from './useCount.ts';

export const loader = async (): Promise<null> => {
  await loadPart(addCountTexts);
  return null;
};

/** The page where anyone repeats the count of a competition (docs/product.md §12). */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const number = Number(useParams()['id']);
  const { competition, error, retry } = useCount(number);
  return (
    <Page>
      <Stack gap="6">
        <PageHeading>{t('count.title')}</PageHeading>
        {competition ? (
          <Text>
            <TextLink dir="auto" to={paths.competition.browse(number)}>
              {format.text(competition.title)}
            </TextLink>
          </Text>
        ) : null}
        <Text color="fg.muted" maxW="44rem">
          {t('count.intro')}
        </Text>
        {error ? <ErrorNotice error={error} onRetry={retry} /> : null}
        {competition?.count ? (
          <CountPage
            key={number}
            competitionNumber={number}
            count={competition.count}
            excluded={competition.excludedBallots}
          />
        ) : null}
        {competition?.count === null ? (
          <EmptyState title={t('count.noLogTitle')} text={t('count.noLogText')}>
            <Button asChild variant="outline">
              <Link to={paths.competition.browse(number)}>{t('home.call.browse')}</Link>
            </Button>
          </EmptyState>
        ) : null}
        {competition === null ? (
          <EmptyState title={t('count.missing')}>
            <Button asChild variant="outline">
              <Link to={paths.archive()}>{t('shell.nav.archive')}</Link>
            </Button>
          </EmptyState>
        ) : null}
        {competition === undefined && !error ? <LoadingState /> : null}
      </Stack>
    </Page>
  );
}
