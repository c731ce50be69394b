import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useProfileQuery } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The viewer's profile, as the server has it now: it may have been changed on another device. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const user = data?.me;
  const own = user?.administrator ? paths.admin : paths.user;
  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="8">
        <PageHeading>{t('profile.title')}</PageHeading>
        {user ? (
          <>
            <ProfileForm user={user} />
            <Stack gap="2">
              <TextLink to={own.password()} width="fit-content">
                {t('profile.passwordLink')}
              </TextLink>
              <TextLink to={own.account()} width="fit-content">
                {t('profile.accountLink')}
              </TextLink>
            </Stack>
          </>
        ) : error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
