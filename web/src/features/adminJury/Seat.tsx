import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAction } from '../../ui/useAction.ts';
import { Conflicts } from './Conflicts.tsx';
import {
  useRemindJudgeMutation,
  useRemoveSeatMutation,
  useUpdateSeatMutation,
  type AdminJurySeatFragment,
} from './generated/graphql.ts';

const palettes = { INVITED: 'accent', ACCEPTED: 'green', DECLINED: 'red', LEFT: 'gray' } as const;
const refetchQueries = ['AdminJury'];

/** Props of a seat. */
export interface SeatProps {
  competitionNumber: number;
  seat: AdminJurySeatFragment;
  timeZone: string;
}

/** Name and address of the judge in a seat; of an account that is gone nothing is left. */
function Person({ seat: { username, firstName, lastName, email, activated } }: Pick<SeatProps, 'seat'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = format.personName({ firstName: firstName ?? '', lastName: lastName ?? '' });
  return (
    <Box minW="0">
      <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
        {name === '' ? t('adminJury.gone') : name}
      </Text>
      {username === null ? null : (
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          <bdi>{username}</bdi>, <bdi>{email}</bdi>
          {activated ? null : ` (${t('adminJury.inactive')})`}
        </Text>
      )}
    </Box>
  );
}

/** Since when a seat is what it is. */
function useSince({ seat, timeZone }: Pick<SeatProps, 'seat' | 'timeZone'>): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, invitedAt, answeredAt, leftAt } = seat;
  const at = { INVITED: invitedAt, ACCEPTED: answeredAt, DECLINED: answeredAt, LEFT: leftAt }[state] ?? invitedAt;
  return t(`adminJury.since.${state}`, { when: format.dateTime(at, timeZone) });
}

/** A seat of a jury, with the acts on it. */
export function Seat({ competitionNumber, seat, timeZone }: SeatProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isRemoving, setRemoving] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [updateSeat] = useUpdateSeatMutation({ refetchQueries });
  const [removeSeat] = useRemoveSeatMutation({ refetchQueries });
  const [remindJudge] = useRemindJudgeMutation({ refetchQueries });
  const input = { competitionNumber, seat: seat.seat };
  const since = useSince({ seat, timeZone });
  const name = format.personName({ firstName: seat.firstName ?? '', lastName: seat.lastName ?? '' });

  const remind = useAction(async () => {
    const { data } = await remindJudge({ variables: { input } });
    const { userErrors = [] } = data?.remindJudge ?? {};
    if (userErrors.length === 0) notify.positive(t('adminJury.reminded'));
    return userErrors;
  });
  const toggleChair = useAction(async () => {
    const { data } = await updateSeat({ variables: { input: { ...input, chair: !seat.chair } } });
    return data?.updateSeat.userErrors ?? [];
  });
  const remove = useAction(async () => {
    const { data } = await removeSeat({ variables: { input } });
    setRemoving(false);
    const { userErrors = [] } = data?.removeSeat ?? {};
    if (userErrors.length === 0) notify.positive(t('adminJury.removed'));
    return userErrors;
  });

  const isHeld = seat.state === 'INVITED' || seat.state === 'ACCEPTED';
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} py="4">
      <Stack gap="3">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Person seat={seat} />
          <Flex gap="2" align="center" wrap="wrap">
            {seat.chair ? <Badge>{t('adminJury.chair')}</Badge> : null}
            <Badge colorPalette={palettes[seat.state]}>{t(`adminJury.state.${seat.state}`)}</Badge>
          </Flex>
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {since}
          {seat.conflicts.length > 0 ? ` · ${t('adminJury.conflicts.count', { count: seat.conflicts.length })}` : null}
        </Text>
        <Flex gap="2" wrap="wrap">
          {seat.state === 'INVITED' ? (
            <Button
              size="sm"
              variant="outline"
              loading={remind.pending}
              aria-label={t('adminJury.remindNamed', { name })}
              onClick={remind.run}
            >
              {t('adminJury.remind')}
            </Button>
          ) : null}
          {isHeld ? (
            <Button
              size="sm"
              variant="outline"
              loading={toggleChair.pending}
              aria-label={t(seat.chair ? 'adminJury.unchairNamed' : 'adminJury.makeChairNamed', { name })}
              onClick={toggleChair.run}
            >
              {t(seat.chair ? 'adminJury.unchair' : 'adminJury.makeChair')}
            </Button>
          ) : null}
          {isHeld ? (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('adminJury.conflicts.openNamed', { name })}
              onClick={() => setNaming(true)}
            >
              {t('adminJury.conflicts.open')}
            </Button>
          ) : null}
          {seat.state === 'LEFT' ? null : (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('adminJury.removeNamed', { name })}
              onClick={() => setRemoving(true)}
            >
              {t('adminJury.remove')}
            </Button>
          )}
        </Flex>
        {[remind, toggleChair, remove].map((action, index) => (
          <ActionFailure key={index} action={action} />
        ))}
      </Stack>
      {isNaming ? (
        <Conflicts competitionNumber={competitionNumber} seat={seat} name={name} onClose={() => setNaming(false)} />
      ) : null}
      <ConfirmDialog
        open={isRemoving}
        title={t('adminJury.removeTitle', { name })}
        text={t(seat.state === 'ACCEPTED' ? 'adminJury.removeAccepted' : 'adminJury.removeInvited')}
        confirmLabel={t('adminJury.remove')}
        pending={remove.pending}
        onConfirm={remove.run}
        onCancel={() => setRemoving(false)}
      />
    </Box>
  );
}
