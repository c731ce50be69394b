import { List } from '@chakra-ui/react/list';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { OwnVotes } from '../ownVotes.ts';
import { isFault, type CheckedReceipt } from '../recount/receipts.ts';
import { RedBar } from './RedBar.tsx';

const Summary = chakra('summary', { base: { cursor: 'pointer', width: 'fit-content' } });

/** A ballot in words: its number, photo and point, and what became of it. */
function useBallotWords() {
  const { t } = useTranslation();
  return ({ number, image, point, state }: CheckedReceipt): string => {
    const what =
      number === null || image === null
        ? [t('count.own.unread')]
        : [
            t('count.place.ballot', { number }),
            t('count.own.photo', { id: image }),
            point === null ? t('count.own.withdrawal') : t('count.own.point', { count: point }),
          ];
    return `${what.join(', ')}: ${t(`count.own.states.${state}`)}`;
  };
}

function Ballots({ receipts }: { receipts: readonly CheckedReceipt[] }) {
  const wordsOf = useBallotWords();
  return (
    <List.Root gap="1" ps="5">
      {receipts.map((receipt, index) => (
        <List.Item key={receipt.number ?? index} wordBreak="break-word" _marker={{ color: 'inherit' }}>
          {wordsOf(receipt)}
        </List.Item>
      ))}
    </List.Root>
  );
}

/** Fault of a statement about the roll; null when there is none. */
function useRollFault(roll: OwnVotes['roll']): string | null {
  const { t } = useTranslation();
  if (!roll || roll.state === 'there') return null;
  return roll.state === 'absent'
    ? t('count.own.notInRoll', { ...roll, count: roll.cast })
    : t(`count.own.statement.${roll.state}`);
}

/** Findings about own ballots: a sentence, faults in red, and each ballot on request. */
export function OwnReceipts({ found, isPublished }: { found: OwnVotes; isPublished: boolean }) {
  const { t } = useTranslation();
  const { receipts, elsewhere, roll } = found;
  const faults = receipts.filter(isFault);
  const sound = receipts.filter((one) => !isFault(one));
  const numberOf = (state: CheckedReceipt['state']) => sound.filter((one) => one.state === state).length;
  const count = sound.length;
  const sentence = isPublished
    ? t('count.own.published', {
        count,
        counted: numberOf('counted'),
        replaced: numberOf('replaced'),
        withdrawn: numberOf('withdrawn'),
      })
    : t('count.own.promised', { count, inLog: numberOf('inLog') });
  const rollFault = useRollFault(roll);
  return (
    <Stack gap="3">
      {faults.length > 0 || rollFault ? (
        <RedBar title={t('count.redTitle')}>
          <Ballots receipts={faults} />
          {rollFault ? <Text>{rollFault}</Text> : null}
          <Text>{t('count.redAdvice')}</Text>
        </RedBar>
      ) : null}
      {receipts.length > 0 || !roll ? (
        <Text role="status">{receipts.length > 0 ? sentence : t('count.own.none')}</Text>
      ) : null}
      {roll?.state === 'there' ? (
        <Text role="status">{t('count.own.inRoll', { ...roll, count: roll.cast })}</Text>
      ) : null}
      {numberOf('excluded') > 0 ? <Text>{t('count.own.excluded', { count: numberOf('excluded') })}</Text> : null}
      {numberOf('leftOut') > 0 ? <Text>{t('count.own.leftOut', { count: numberOf('leftOut') })}</Text> : null}
      {elsewhere > 0 ? <Text>{t('count.own.elsewhere', { count: elsewhere })}</Text> : null}
      {sound.length > 0 ? (
        <details>
          <Summary>{t('count.own.list')}</Summary>
          <Ballots receipts={sound} />
        </details>
      ) : null}
    </Stack>
  );
}
