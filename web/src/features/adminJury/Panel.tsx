import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Progress } from '@chakra-ui/react/progress';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { useAction } from '../../ui/useAction.ts';
import {
  useRemindOfRoundMutation,
  useSetPanelSeatMutation,
  type AdminJuryFragment,
  type AdminRoundFragment,
  type PanelState,
} from './generated/graphql.ts';
import { hasClosed } from './RoundsCard.tsx';
import { WithdrawJudge } from './WithdrawJudge.tsx';

const refetchQueries = ['AdminJury'];
type Judge = AdminRoundFragment['progress'][number];
const palettes = { ACTIVE: 'green', WITHDRAWN: 'gray', LEFT_OUT: 'red' } as const;

/** Props of the panel. */
export interface PanelProps {
  competitionNumber: number;
  jury: AdminJuryFragment;
  chosen: AdminRoundFragment;
  timeZone: string;
}

function useSetSeat({ competitionNumber, chosen }: Pick<PanelProps, 'competitionNumber' | 'chosen'>) {
  const { t } = useTranslation();
  const [set] = useSetPanelSeatMutation({ refetchQueries });
  return async (seat: number, state: PanelState, reason: string | null) => {
    const input = { competitionNumber, roundNumber: chosen.number, seat, state, reason };
    const { data } = await set({ variables: { input } });
    const { userErrors = [] } = data?.setPanelSeat ?? {};
    if (userErrors.length === 0) notify.positive(t('adminJury.panel.set'));
    return userErrors;
  };
}

function useName() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ firstName, lastName }: Pick<Judge, 'firstName' | 'lastName'>): string =>
    format.personName({ firstName: firstName ?? '', lastName: lastName ?? '' }) || t('adminJury.gone');
}

function JudgeRow({ judge, ...props }: PanelProps & { judge: Judge }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useName()(judge);
  const set = useSetSeat(props);
  const [isAsking, setAsking] = useState(false);
  const [remind] = useRemindOfRoundMutation({ refetchQueries });
  const { competitionNumber, chosen, timeZone } = props;
  const { seat, state, tasks, marked, withdrawn, complete, finishedAt, lastAt, remindableFrom } = judge;
  const reminding = useAction(async () => {
    const input = { competitionNumber, roundNumber: chosen.number, seat };
    const { data } = await remind({ variables: { input } });
    const { userErrors = [] } = data?.remindOfRound ?? {};
    if (userErrors.length === 0) notify.positive(t('adminJury.panel.reminded'));
    return userErrors;
  });
  const joining = useAction(() => set(seat, 'ACTIVE', null));
  const hasOpened = chosen.round.stage !== 'PLANNED';
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Stack gap="3">
        <Flex gap="3" justify="space-between" wrap="wrap">
          <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
            {name}
          </Text>
          <Flex gap="2" wrap="wrap">
            {finishedAt === null ? null : <Badge>{t('adminJury.panel.finished')}</Badge>}
            <Badge colorPalette={palettes[state]}>{t(`adminJury.panel.state.${state}`)}</Badge>
          </Flex>
        </Flex>
        {tasks === null ? (
          <Text textStyle="sm">{t(complete ? 'adminJury.panel.complete' : 'adminJury.panel.incomplete')}</Text>
        ) : null}
        {hasOpened && tasks !== null && marked !== null ? (
          <Progress.Root value={tasks === 0 ? 0 : (100 * marked) / tasks} size="sm" maxW="md">
            <Progress.Label textStyle="sm" fontWeight="normal" fontVariantNumeric="tabular-nums">
              {[
                t('adminJury.panel.progress', { marked, tasks, count: tasks }),
                ...((withdrawn ?? 0) > 0 ? [t('adminJury.panel.withdrawn', { count: withdrawn ?? 0 })] : []),
              ].join(' · ')}
            </Progress.Label>
            <Progress.Track mt="1">
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        ) : null}
        {hasOpened ? (
          <Text color="fg.muted" textStyle="sm">
            {lastAt === null
              ? t('adminJury.panel.never')
              : t('adminJury.panel.last', { when: format.dateTime(lastAt, timeZone) })}
          </Text>
        ) : null}
        <Flex gap="2" wrap="wrap">
          {remindableFrom === null ? null : (
            <Button
              size="sm"
              variant="outline"
              loading={reminding.pending}
              aria-label={t('adminJury.panel.remindNamed', { name })}
              onClick={reminding.run}
            >
              {t('adminJury.panel.remind')}
            </Button>
          )}
          {state === 'ACTIVE' ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('adminJury.panel.withdrawNamed', { name })}
              onClick={() => setAsking(true)}
            >
              {t('adminJury.panel.withdraw')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              loading={joining.pending}
              aria-label={t('adminJury.panel.joinNamed', { name })}
              onClick={joining.run}
            >
              {t('adminJury.panel.join')}
            </Button>
          )}
        </Flex>
        <ActionFailure action={reminding} />
        <ActionFailure action={joining} />
      </Stack>
      {isAsking ? (
        <WithdrawJudge
          name={name}
          onConfirm={(next, reason) => set(seat, next, reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Box>
  );
}

function Addable({ seat, ...props }: PanelProps & { seat: AdminJuryFragment['seats'][number] }) {
  const { t } = useTranslation();
  const name = useName()(seat);
  const set = useSetSeat(props);
  const adding = useAction(() => set(seat.seat, 'ACTIVE', null));
  return (
    <Flex as="li" gap="3" py="2" align="center" justify="space-between" wrap="wrap">
      <Text dir="auto">{name}</Text>
      <Button
        size="sm"
        variant="outline"
        loading={adding.pending}
        aria-label={t('adminJury.panel.addNamed', { name })}
        onClick={adding.run}
      >
        {t('adminJury.panel.add')}
      </Button>
      <ActionFailure action={adding} />
    </Flex>
  );
}

/** The judges of a round: how far each is, reminders, and who joins or leaves. */
export function Panel(props: PanelProps) {
  const { t } = useTranslation();
  const { jury, chosen } = props;
  const inPanel = new Set(chosen.progress.map(({ seat }) => seat));
  const others = jury.seats.filter(({ seat, state }) => state === 'ACCEPTED' && !inPanel.has(seat));
  return (
    <Card title={t('adminJury.panel.title')}>
      <Box as="ul" m="0" p="0" listStyleType="none">
        {chosen.progress.map((judge) => (
          <JudgeRow key={judge.seat} judge={judge} {...props} />
        ))}
      </Box>
      {others.length === 0 || hasClosed(chosen.round.stage) ? null : (
        <Box mt="4">
          <Text fontWeight="medium">{t('adminJury.panel.others')}</Text>
          <Box as="ul" m="0" p="0" listStyleType="none">
            {others.map((seat) => (
              <Addable key={seat.seat} seat={seat} {...props} />
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
}
