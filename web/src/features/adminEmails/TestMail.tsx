import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/locale.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useSendTestEmailMutation } from './generated/graphql.ts';

/** Sends the saved campaign to the viewer alone, in each language. @param onSent is told when the mail server took it */
export function TestMail({ id, onSent }: { id: string; onSent?: () => void }) {
  const { t } = useTranslation();
  const [send] = useSendTestEmailMutation();
  const action = useAction(async () => {
    let recipient = '';
    for (const locale of locales) {
      const { data } = await send({ variables: { input: { id, locale } } });
      if (!data?.sendTestEmail.recipient) return data?.sendTestEmail.userErrors;
      recipient = data.sendTestEmail.recipient;
    }
    notify.positive(t('adminEmails.testSent', { recipient }));
    onSent?.();
    return [];
  });
  return (
    <>
      <Button type="button" variant="outline" width="fit-content" loading={action.pending} onClick={action.run}>
        {t('adminEmails.sendTest')}
      </Button>
      <ActionFailure action={action} />
    </>
  );
}
