import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useUploadOverviewOfQuery,
  useUploadOverviewQuery,
  type UploadOverviewQuery,
} from './overview/generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { NoCompetition } from './competition/NoCompetition.tsx';
import { useNamedCompetition } from './competition/useNamedCompetition.ts';
import { Overview } from './overview/Overview.tsx';

type Open = UploadOverviewQuery['openCompetitions'];

/** The competitions that take entries now, where there are several. */
function Choices({ competitions, chosen }: { competitions: Open; chosen: number | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (competitions.length < 2) return null;
  return (
    <Flex as="nav" aria-label={t('upload.choices')} gap="2" wrap="wrap">
      {competitions.map(({ id, number, title }) => (
        <Button
          key={id}
          asChild
          size="sm"
          variant={number === chosen ? 'solid' : 'outline'}
          borderRadius="full"
          whiteSpace="normal"
          height="auto"
          py="2"
        >
          <Link dir="auto" to={paths.user.upload(number)} replace aria-current={number === chosen ? 'true' : undefined}>
            {format.text(title)}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}

/** The slots of the active competition, or of the one that the address names. */
export function Component() {
  const { t } = useTranslation();
  const named = useNamedCompetition();
  const policies = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
  const active = useUploadOverviewQuery({ ...policies, skip: named !== null });
  const ofNamed = useUploadOverviewOfQuery({ ...policies, variables: { number: Number(named) }, skip: named === null });
  const { data, error, refetch } = named === null ? active : ofNamed;
  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);
  const competition = named === null ? active.data?.activeCompetition : ofNamed.data?.competition;
  const open = (data?.openCompetitions ?? []).filter(({ phase }) => phase === 'UPLOADING');
  return (
    <Page>
      <Stack gap="6">
        <PageHeading>{t('upload.title')}</PageHeading>
        <Choices competitions={open} chosen={competition?.number} />
        {error && <ErrorNotice error={error} onRetry={() => void reload()} />}
        {competition ? (
          <Overview key={competition.id} competition={competition} isNamed={named !== null} onChange={reload} />
        ) : data ? (
          <NoCompetition />
        ) : (
          !error && <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
