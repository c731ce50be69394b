import { Stack } from '@chakra-ui/react/stack';
import { useApolloClient } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { UploadOverviewDocument, UploadOverviewOfDocument } from './overview/generated/graphql.ts';
import { useUploadSlotOfQuery, useUploadSlotQuery } from './slot/generated/graphql.ts';
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
  const overview = paths.user.upload(id === null ? undefined : Number(id));
  const slot = `${type}-${num}`;
  const policies = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;
  const active = useUploadSlotQuery({ ...policies, variables: { slot }, skip: id !== null });
  const ofNamed = useUploadSlotOfQuery({ ...policies, variables: { number: Number(id), slot }, skip: id === null });
  const { data, error, refetch } = id === null ? active : ofNamed;
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const onSaved = useCallback(async () => {
    const fetchPolicy = 'network-only';
    const reading =
      id === null
        ? client.query({ query: UploadOverviewDocument, fetchPolicy })
        : client.query({ query: UploadOverviewOfDocument, variables: { number: Number(id) }, fetchPolicy });
    await reading.catch(() => undefined);
  }, [client, id]);
  const competition = id === null ? active.data?.activeCompetition : ofNamed.data?.competition;
  return (
    <Page>
      <Stack gap="6">
        <TextLink to={overview} display="inline-flex" alignItems="center" gap="1.5" width="fit-content">
          <ArrowLeft aria-hidden size={18} />
          {t('upload.back')}
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
