import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/locale.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { useAction } from '../../ui/useAction.ts';
import { AdminEmailDocument, useSendTestEmailMutation } from './generated/graphql.ts';
import { noteTest } from './tested.ts';

/** Props of the button. */
export interface TestMailProps {
  /** The campaign. */
  email: { id: string; number: number };
  /** Does what comes before the test, and then sends it. */
  before?: (send: () => void) => void;
  /** Is told when the mail server took it. */
  onSent?: () => void;
}

/** Sends the saved campaign to the viewer alone, in each language. */
export function TestMail({ email: { id, number }, before = (send) => send(), onSent }: TestMailProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [send] = useSendTestEmailMutation();
  const action = useAction(async () => {
    // The version comes from the cache, which a save reaches before this component.
    const variables = { number, page: 0, size: 1, state: null };
    const version = client.readQuery({ query: AdminEmailDocument, variables })?.emailMessages?.email.version;
    let recipient = '';
    for (const locale of locales) {
      const { data } = await send({ variables: { input: { id, locale } } });
      if (!data?.sendTestEmail.recipient) return data?.sendTestEmail.userErrors;
      recipient = data.sendTestEmail.recipient;
    }
    if (version !== undefined) noteTest(String(number), version);
    notify.positive(t('adminEmails.testSent', { recipient }));
    onSent?.();
    return [];
  });
  return (
    <>
      <Button
        type="button"
        variant="outline"
        width="fit-content"
        loading={action.pending}
        onClick={() => before(action.run)}
      >
        {t('adminEmails.sendTest')}
      </Button>
      <ActionFailure action={action} />
    </>
  );
}
