import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useAccountRemovalQuery } from './generated/graphql.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { DataDownload } from './DataDownload.tsx';
import { Devices } from './Devices.tsx';
import { Removal } from './Removal.tsx';

/** The viewer's account as a whole: everything that is kept about it, and its deletion. */
export function Component() {
  const { t } = useTranslation();
  // Every vote changes the consequences of a deletion.
  const { data, error, refetch } = useAccountRemovalQuery({ fetchPolicy: 'no-cache' });
  return (
    <Page width="text" beside={<PhotoBeside />}>
      <Stack gap="8">
        <PageHeading>{t('account.title')}</PageHeading>
        <Devices />
        <DataDownload />
        {data?.me ? <Removal me={data.me} /> : null}
        {error ? <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} /> : null}
        {!data && !error ? <LoadingState minHeight="40" /> : null}
      </Stack>
    </Page>
  );
}
