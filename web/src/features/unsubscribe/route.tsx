import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  useResubscribeMutation,
  useSubscriptionQuery,
  useUnsubscribeMutation,
  type MailingList,
} from './generated/graphql.ts';
import { notify } from '../../notifications/notify.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { InvalidLink } from '../../ui/form/InvalidLink.tsx';
import { paths } from '../../routes/paths.ts';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const lists: readonly string[] = ['NEWS', 'COMPETITION', 'RESULT', 'ORGANISER'] satisfies MailingList[];
const isList = (name: string): name is MailingList => lists.includes(name);

/** Where the link of a campaign's mail leads; works without a session, and can be taken back. */
export function Component() {
  const { t } = useTranslation();
  const { key = '', list = '' } = useParams();
  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="6">
        <PageHeading>{t('unsubscribe.title')}</PageHeading>
        {isList(list) ? <Subscription mailKey={key} list={list} /> : <Unknown />}
      </Stack>
    </Page>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <InvalidLink title={t('unsubscribe.unknownTitle')}>
      {t('unsubscribe.unknownText')}
      <TextLink to={paths.contact()} color="inherit" width="fit-content">
        {t('shell.nav.contact')}
      </TextLink>
    </InvalidLink>
  );
}

function Subscription({ mailKey, list }: { mailKey: string; list: MailingList }) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useSubscriptionQuery({ variables: { key: mailKey, list } });
  const [unsubscribe, leaving] = useUnsubscribeMutation();
  const [resubscribe, returning] = useResubscribeMutation();
  const failed = error ?? leaving.error ?? returning.error;
  const variables = { input: { key: mailKey, list } };

  if (loading) return <LoadingState />;
  if (failed) return <ErrorNotice error={failed} onRetry={() => void refetch()} />;
  if (!data?.mailSubscription) return <Unknown />;

  const { subscribed, email } = data.mailSubscription;
  const names = { list: t(`unsubscribe.list.${list}`), email };
  if (subscribed)
    return (
      <Stack gap="6" alignItems="flex-start">
        <Text>{t('unsubscribe.ask', names)}</Text>
        <Button loading={leaving.loading} onClick={() => void unsubscribe({ variables })}>
          {t('unsubscribe.confirm')}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="6" alignItems="flex-start">
      <Text role="status">{t('unsubscribe.done', names)}</Text>
      <Text color="fg.muted">{t('unsubscribe.account')}</Text>
      <Button
        variant="outline"
        loading={returning.loading}
        onClick={() => void resubscribe({ variables, onCompleted: () => notify.positive(t('unsubscribe.undone')) })}
      >
        {t('unsubscribe.undo')}
      </Button>
    </Stack>
  );
}
