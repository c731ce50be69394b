import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { useUser } from '../../../session/session.ts';
import { Panel } from '../../../ui/Panel.tsx';
import type { CountFacts } from '../useCount.ts';
import { Observing } from './Observing.tsx';

/** Observer of the count and the sample, for everybody; the observer chooses here. */
export function Observer({
  competitionNumber,
  observer,
}: {
  competitionNumber: number;
  observer: NonNullable<CountFacts['observer']>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const { name, namedAt, choice, chosenAt, dice, seed } = observer;
  const isOwn = name !== null && user.username === name;
  return (
    <Panel title={t('count.observer.title')}>
      <Text>
        {name === null
          ? t('count.observer.someone', { time: format.deadline(namedAt) })
          : t('count.observer.named', { name, time: format.deadline(namedAt) })}{' '}
        {t('count.observer.what')}
      </Text>
      {choice && chosenAt ? (
        <Text>{t(`count.observer.chosen.${choice}`, { time: format.deadline(chosenAt) })}</Text>
      ) : null}
      {dice !== null ? (
        <Text wordBreak="break-word">{t('count.observer.thrown', { dice, seed: seed ?? '' })}</Text>
      ) : null}
      {isOwn ? <Observing competitionNumber={competitionNumber} observer={observer} /> : null}
    </Panel>
  );
}
