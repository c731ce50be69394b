import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useAnswerJuryInvitationMutation, type JurySeatFragment } from './generated/graphql.ts';

/** Accepts or declines an invitation, and gives up a seat that was accepted. */
export function Answer({ seat }: { seat: JurySeatFragment }) {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  const [answer] = useAnswerJuryInvitationMutation({ refetchQueries: ['MySeats'], awaitRefetchQueries: true });
  const { number } = seat.competition;

  const act = async (accept: boolean) => {
    const { data } = await answer({ variables: { input: { competitionNumber: number, accept } } });
    setLeaving(false);
    const { seat: answered, userErrors = [] } = data?.answerJuryInvitation ?? {};
    if (answered) notify.positive(t(`jury.done.${answered.state}`));
    return userErrors;
  };
  const accepting = useAction(() => act(true));
  const refusing = useAction(() => act(false));
  const isBusy = accepting.pending || refusing.pending;

  if (seat.competition.ended || seat.state === 'DECLINED' || seat.state === 'LEFT') return null;
  if (seat.competition.status !== 'PUBLISHED') return <Text color="fg.muted">{t('jury.paused')}</Text>;
  return (
    <Stack gap="4" align="flex-start">
      <Flex gap="3" wrap="wrap">
        {seat.state === 'INVITED' ? (
          <>
            <Button size="lg" loading={accepting.pending} disabled={isBusy} onClick={accepting.run}>
              {t('jury.accept')}
            </Button>
            <Button size="lg" variant="outline" loading={refusing.pending} disabled={isBusy} onClick={refusing.run}>
              {t('jury.decline')}
            </Button>
          </>
        ) : (
          <Button variant="outline" disabled={isBusy} onClick={() => setLeaving(true)}>
            {t('jury.leave')}
          </Button>
        )}
      </Flex>
      <ActionFailure action={accepting} />
      <ActionFailure action={refusing} />
      <ConfirmDialog
        open={isLeaving}
        title={t('jury.leaveTitle')}
        text={t('jury.leaveText')}
        confirmLabel={t('jury.leave')}
        pending={refusing.pending}
        onConfirm={refusing.run}
        onCancel={() => setLeaving(false)}
      />
    </Stack>
  );
}
