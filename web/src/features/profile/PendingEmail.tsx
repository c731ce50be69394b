import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { ProfileDocument, useCancelEmailChangeMutation, useResendEmailChangeMutation } from './generated/graphql.ts';
import { notify } from '../../notifications/notify.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';

/** A new address that waits to be confirmed: its link can be sent again, or the change be given up. */
export function PendingEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  const refetchQueries = [{ query: ProfileDocument }];
  const [resend, resending] = useResendEmailChangeMutation();
  const [cancel, cancelling] = useCancelEmailChangeMutation({ refetchQueries, awaitRefetchQueries: true });
  const error = resending.error ?? cancelling.error;

  const sendAgain = async () => {
    const { data } = await resend();
    if (data?.resendEmailChange.pendingEmail) notify.positive(t('profile.pendingSent', { email }));
  };
  const giveUp = async () => {
    const { data } = await cancel();
    if (data?.cancelEmailChange.cancelled) notify.positive(t('profile.pendingCancelled'));
  };

  return (
    <>
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Content gap="3">
          <Alert.Title>{t('profile.pendingTitle')}</Alert.Title>
          <Alert.Description overflowWrap="anywhere">{t('profile.pendingText', { email })}</Alert.Description>
          <HStack gap="3" wrap="wrap">
            <Button
              type="button"
              size="sm"
              variant="outline"
              loading={resending.loading}
              onClick={() => void sendAgain().catch(() => undefined)}
            >
              {t('profile.pendingAgain')}
            </Button>
            <Button
              type="button"
              size="sm"
              variant="ghost"
              loading={cancelling.loading}
              onClick={() => void giveUp().catch(() => undefined)}
            >
              {t('profile.pendingCancel')}
            </Button>
          </HStack>
        </Alert.Content>
      </Alert.Root>
      {error ? <ErrorNotice error={error} /> : null}
    </>
  );
}
