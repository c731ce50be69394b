import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { DangerDialog } from '../../../ui/DangerDialog.tsx';
import { useAction } from '../../../ui/useAction.ts';
import { useCancelEmailMutation, type EmailFieldsFragment } from '../generated/graphql.ts';

/** Gives a campaign up, and says before how many will not get it and how many cannot be stopped any more. */
export function CancelCampaign({ email: { id, state, counts } }: { email: EmailFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [cancel] = useCancelEmailMutation();
  const [asking, setAsking] = useState(false);
  const action = useAction(async () => {
    const { data } = await cancel({ variables: { input: { id } } });
    if (data?.cancelEmail.email) {
      setAsking(false);
      notify.positive(t('adminEmails.campaign.cancelled'));
    }
    return data?.cancelEmail.userErrors;
  });
  const { queued, sending, sent } = counts;
  const hasBegun = state === 'RUNNING';
  return (
    <>
      {state === 'SCHEDULED' || hasBegun ? (
        <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
          {t('adminEmails.campaign.cancel')}
        </Button>
      ) : null}
      {asking ? (
        <DangerDialog
          title={t('adminEmails.campaign.cancelTitle')}
          confirmLabel={t('adminEmails.campaign.cancel')}
          action={action}
          onCancel={() => setAsking(false)}
        >
          <Text role="status">
            {hasBegun
              ? t('adminEmails.campaign.cancelNumbers', {
                  queued: format.number(queued),
                  sending: format.number(sending),
                  sent: format.number(sent),
                })
              : t('adminEmails.campaign.cancelUnsent')}
          </Text>
        </DangerDialog>
      ) : null}
    </>
  );
}
