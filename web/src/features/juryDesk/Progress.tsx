import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useIsConnected } from '../../connection/serverConnection.ts';
import type { Desk } from './useDesk.ts';

/** How far one is, and whether all of it is saved. */
export function Progress({ desk }: { desk: Pick<Desk, 'figures' | 'waiting' | 'sending'> }) {
  const { t } = useTranslation();
  const isConnected = useIsConnected();
  const { figures, waiting, sending } = desk;
  const { marked, tasks } = figures;
  const isLate = waiting > 0 && (!isConnected || !sending);
  return (
    <Text
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      color={isLate ? 'fg.warning' : 'fg'}
      data-marked={marked}
      data-waiting={waiting}
    >
      {isLate
        ? t('juryDesk.waiting', { count: waiting })
        : t(waiting > 0 ? 'juryDesk.sending' : 'juryDesk.progress', { marked, tasks, count: tasks })}
    </Text>
  );
}

/** State of a mark for screen readers: announced once the mark is saved, or waits. */
export function LiveSaved({ number, desk }: { number: number; desk: Pick<Desk, 'waiting' | 'sending'> }) {
  const { t } = useTranslation();
  const { waiting, sending } = desk;
  return (
    <Text role="status" srOnly>
      {waiting === 0
        ? t('juryDesk.live.saved', { number })
        : sending
          ? ''
          : t('juryDesk.live.waiting', { number, count: waiting })}
    </Text>
  );
}

/** Marks that do not count, and why. */
export function RefusedMarksNotice({ refused }: Pick<Desk, 'refused'>) {
  const { t, i18n } = useTranslation();
  if (refused.length === 0) return null;
  return (
    <>
      {refused.map(({ code, count }) => (
        <Text key={code} role="alert" bg="bg.error" color="fg.error" px="4" py="2" textStyle="sm">
          {code === 'ROUND_CLOSED'
            ? t('juryDesk.closed', { count })
            : t('juryDesk.refused', {
                count,
                reason: i18n.exists(`juryDesk.refusal.${code}`)
                  ? t(`juryDesk.refusal.${code as 'NOT_FOUND'}`)
                  : t('juryDesk.refusal.other'),
              })}
        </Text>
      ))}
    </>
  );
}
