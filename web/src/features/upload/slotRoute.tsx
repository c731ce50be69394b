import { Stack } from '@chakra-ui/react/stack';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { UploadOverviewDocument } from './overview/generated/graphql.ts';
import { useUploadSlotQuery } from './slot/generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useNamedCompetition } from './competition/useNamedCompetition.ts';
import { NoCompetition } from './competition/NoCompetition.tsx';
import { SlotPage } from './slot/SlotPage.tsx';

/** Uploads one image of a given type and number (docs/product.md §12). */
export function Component() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const params = useParams();
  const type = params['type'] ?? '';
  const num = Number(params['num']);
  const id = useNamedCompetition();
  const which = { id: id ?? '0', named: id !== null };
  const overview = paths.user.upload(id ?? undefined);
  const { data, error, refetch } = useUploadSlotQuery({
    variables: { slot: `${type}-${num}`, ...which },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const onSaved = useCallback(async () => {
    const variables = { id: id ?? '0', named: id !== null };
    await client
      .query({ query: UploadOverviewDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  }, [client, id]);
  const competition = data?.activeCompetition ?? data?.competition;
  return (
    <Page width="text">
      <Stack gap="6">
        <TextLink to={overview} width="fit-content">
          ← {t('upload.back')}
        </TextLink>
        {error && !data ? (
          <ErrorNotice error={error} onRetry={reload} />
        ) : competition ? (
          <SlotPage
            key={`${competition.id} ${type}-${num}`}
            competition={competition}
            overview={overview}
            type={type}
            num={num}
            onBoundary={reload}
            onSaved={onSaved}
          />
        ) : data ? (
          <>
            <PageHeading>{t('upload.title')}</PageHeading>
            <NoCompetition />
          </>
        ) : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
