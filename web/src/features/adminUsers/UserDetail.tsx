import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAdminUserQuery } from './generated/graphql.ts';
import { Subscriptions } from './Subscriptions.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserMails } from './UserMails.tsx';
import { UserAccess } from './UserAccess.tsx';
import { UserForm } from './UserForm.tsx';
import { UserRemoval } from './UserRemoval.tsx';
import { useListAddress } from './useListAddress.ts';
import { UserStateBadge } from './wording.tsx';

/** An account: its profile, whether it may log in, and its deletion. */
export function UserDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useListAddress();
  const { data, error, refetch } = useAdminUserQuery({
    variables: { number: Number(id) },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const user = data?.user;
  return (
    <Page desk>
      <Stack gap="6">
        <TextLink to={list} width="fit-content">
          {t('adminUsers.back')}
        </TextLink>
        {user ? (
          <>
            <Stack gap="2" align="flex-start">
              <PageHeading dir="auto">{format.personName(user) || user.username}</PageHeading>
              <UserStateBadge user={user} />
              <Text textStyle="sm" color="fg.muted">
                {t('adminUsers.column.createdAt')}: {format.date(user.createdAt)} · {t('adminUsers.column.entries')}:{' '}
                {format.number(user.entryCount)} · {t('adminUsers.votes')}: {format.number(user.voteCount)} ·{' '}
                {t('adminUsers.comments')}: {format.number(user.commentCount)}
              </Text>
            </Stack>
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="10">
              <Panel title={t('adminUsers.profile')}>
                <UserForm user={user} />
              </Panel>
              <Stack gap="8">
                <UserAccess user={user} />
                <Subscriptions user={user} />
                <UserMails user={user} />
                <UserRemoval user={user} />
                {/* Read again after each change. */}
                <UserHistory key={user.version} id={user.id} />
              </Stack>
            </Grid>
          </>
        ) : error ? (
          <>
            <PageHeading>{t('adminUsers.title')}</PageHeading>
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </>
        ) : data ? (
          <>
            <PageHeading>{t('adminUsers.title')}</PageHeading>
            <Text role="alert">{t('adminUsers.notFound')}</Text>
          </>
        ) : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
