import { cutTo } from '@photo-competition/schema/characters';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useAction } from '../../../ui/useAction.ts';
import { useObserveCountMutation, type ObserverChoice } from '../generated/graphql.ts';
import type { CountFacts } from '../useCount.ts';
import { ObservationTable, type Observation } from './ObservationTable.tsx';

const longestDice = 200;

/** Props of the observer's own part. */
export interface ObservingProps {
  competitionNumber: number;
  observer: NonNullable<CountFacts['observer']>;
}

/** Where the observer chooses one of two halves, once, and looks at what was chosen. */
export function Observing({ competitionNumber, observer }: ObservingProps) {
  const { t } = useTranslation();
  const [dice, setDice] = useState('');
  const [asked, setAsked] = useState<ObserverChoice | null>(null);
  const [missing, setMissing] = useState(false);
  const [found, setFound] = useState<Observation | null>(null);
  const [observe] = useObserveCountMutation();
  const chosen = observer.choice;
  const wanted = chosen ?? asked;
  const action = useAction(async () => {
    if (!wanted) return [];
    const thrown = wanted === 'DRAW' ? (observer.dice ?? dice.trim()) : null;
    const { data } = await observe({ variables: { input: { competitionNumber, choice: wanted, dice: thrown } } });
    setAsked(null);
    const { observation = null, userErrors = [] } = data?.observeCount ?? {};
    setFound(observation);
    return userErrors;
  });
  const ask = (choice: ObserverChoice) => {
    const lacks = choice === 'DRAW' && dice.trim() === '';
    setMissing(lacks);
    if (!lacks) setAsked(choice);
  };
  if (found) return <ObservationTable competitionNumber={competitionNumber} observation={found} />;
  if (chosen)
    return (
      <>
        <Flex>
          <Button variant="outline" loading={action.pending} onClick={action.run}>
            {t('count.observer.show')}
          </Button>
        </Flex>
        <ActionFailure action={action} />
      </>
    );
  return (
    <>
      <Text>{t('count.observer.once')}</Text>
      <Text>{t('count.observer.rollText')}</Text>
      <Flex>
        <Button variant="outline" onClick={() => ask('ROLL')}>
          {t('count.observer.choose.ROLL')}
        </Button>
      </Flex>
      <Text>{t('count.observer.drawText')}</Text>
      <TextField
        label={t('count.observer.dice')}
        hint={t('count.observer.diceHint')}
        error={missing ? t('count.observer.diceMissing') : undefined}
        value={dice}
        onChange={(event) => setDice(cutTo(event.target.value, longestDice))}
      />
      <Flex>
        <Button variant="outline" onClick={() => ask('DRAW')}>
          {t('count.observer.choose.DRAW')}
        </Button>
      </Flex>
      <ActionFailure action={action} />
      <ConfirmDialog
        open={asked !== null}
        title={t(`count.observer.ask.${asked ?? 'ROLL'}`)}
        text={t(`count.observer.askText.${asked ?? 'ROLL'}`)}
        confirmLabel={t(`count.observer.choose.${asked ?? 'ROLL'}`)}
        pending={action.pending}
        onConfirm={action.run}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
