import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { paths } from '../../../routes/paths.ts';
import { DangerDialog } from '../../../ui/DangerDialog.tsx';
import { useAction } from '../../../ui/useAction.ts';
import { useDeleteEmailMutation, useRetryEmailMutation, type EmailFieldsFragment } from '../generated/graphql.ts';

/** Deletes a draft; nobody has got it. */
export function DeleteDraft({ email: { id, state, version } }: { email: EmailFieldsFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [remove] = useDeleteEmailMutation();
  const [asking, setAsking] = useState(false);
  const action = useAction(async () => {
    const { data } = await remove({ variables: { input: { id, version } } });
    if (data?.deleteEmail.current) return [{ code: 'VERSION_CONFLICT', message: t('adminEmails.campaign.conflict') }];
    if (data?.deleteEmail.deletedId) {
      notify.positive(t('adminEmails.campaign.deleted'));
      await navigate(paths.admin.emails());
    }
    return data?.deleteEmail.userErrors;
  });
  if (state !== 'DRAFT') return null;
  return (
    <>
      <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
        {t('adminEmails.campaign.delete')}
      </Button>
      {asking ? (
        <DangerDialog
          title={t('adminEmails.campaign.deleteTitle')}
          confirmLabel={t('adminEmails.campaign.delete')}
          action={action}
          onCancel={() => setAsking(false)}
        >
          <Text>{t('adminEmails.campaign.deleteText')}</Text>
        </DangerDialog>
      ) : null}
    </>
  );
}

/** Sends a campaign once more to those whom it could not reach. */
export function RetryFailed({ email: { id, state, counts } }: { email: EmailFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [retry] = useRetryEmailMutation();
  const [asking, setAsking] = useState(false);
  const action = useAction(async () => {
    const { data } = await retry({ variables: { input: { id } } });
    if (data?.retryEmail.email) {
      setAsking(false);
      notify.positive(t('adminEmails.campaign.retried'));
    }
    return data?.retryEmail.userErrors;
  });
  const n = format.number(counts.failed);
  if ((state !== 'FINISHED' && state !== 'RUNNING') || counts.failed === 0) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('adminEmails.campaign.retry', { n })}
      </Button>
      {asking ? (
        <DangerDialog
          title={t('adminEmails.campaign.retryTitle')}
          confirmLabel={t('adminEmails.campaign.retry', { n })}
          action={action}
          onCancel={() => setAsking(false)}
        >
          <Text>{t('adminEmails.campaign.retryText', { count: counts.failed, n })}</Text>
        </DangerDialog>
      ) : null}
    </>
  );
}
