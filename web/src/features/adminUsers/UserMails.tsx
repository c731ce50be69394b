import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.ts';
import {
  useEndUserSessionsMutation,
  useSendAccountMailMutation,
  type AdminUserFieldsFragment,
} from './generated/graphql.ts';

/** Sends the account the mail that it can use now, and ends its sessions. */
export function UserMails({ user: { id, activated } }: { user: AdminUserFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [send] = useSendAccountMailMutation();
  const [end] = useEndUserSessionsMutation();
  // An account that is not activated has no password to replace.
  const mail = activated ? 'LOST_PASSWORD' : 'ACTIVATION';

  const sending = useAction(async () => {
    const { data } = await send({ variables: { input: { id, mail } } });
    const recipient = data?.sendAccountMail.recipient;
    if (recipient) notify.positive(t('adminUsers.mailSent', { recipient }));
    return data?.sendAccountMail.userErrors;
  });
  const ending = useAction(async () => {
    const { data } = await end({ variables: { input: { id } } });
    const ended = data?.endUserSessions.ended;
    if (typeof ended === 'number') notify.positive(t('adminUsers.sessionsEnded', { n: format.number(ended) }));
    return data?.endUserSessions.userErrors;
  });

  return (
    <Panel title={t('adminUsers.mails')}>
      <HStack wrap="wrap" gap="3">
        <Button variant="outline" loading={sending.pending} onClick={sending.run}>
          {t(`adminUsers.sendMail.${mail}`)}
        </Button>
        <Button variant="outline" loading={ending.pending} onClick={ending.run}>
          {t('adminUsers.endSessions')}
        </Button>
      </HStack>
      <ActionFailure action={sending} />
      <ActionFailure action={ending} />
    </Panel>
  );
}
