import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { EntrantSearch, type Candidate } from '../../ui/admin/EntrantSearch.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useObserverQuery, useSetCountObserverMutation, type NamedObserverFragment } from './generated/graphql.ts';

/** Observer of the count, since when, and the choice. */
function State({ observer, timeZone }: { observer: NamedObserverFragment; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { username, namedBy, namedAt, choice, chosenAt } = observer;
  const gone = t('adminCompetitions.exclusions.gone');
  return (
    <>
      <Text>
        {t('adminCompetitions.observer.named', {
          name: username ?? gone,
          who: namedBy ?? gone,
          when: format.dateTime(namedAt, timeZone),
        })}
      </Text>
      <Text>
        {choice && chosenAt
          ? t(`adminCompetitions.observer.chosen.${choice}`, { when: format.dateTime(chosenAt, timeZone) })
          : t('adminCompetitions.observer.undecided')}
      </Text>
    </>
  );
}

/** Names an entrant as observer of the count, or withdraws, until the observer has chosen. */
export function ObserverCard({ competitionNumber, timeZone }: { competitionNumber: number; timeZone: string }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<Candidate | null>(null);
  const { data, error, refetch } = useObserverQuery({
    variables: { number: competitionNumber },
    fetchPolicy: 'network-only',
  });
  const [set] = useSetCountObserverMutation({ refetchQueries: ['Observer'] });
  const action = useAction(async () => {
    const { data: answer } = await set({ variables: { input: { competitionNumber, accountId: wanted?.id ?? null } } });
    const { userErrors = [] } = answer?.setCountObserver ?? {};
    if (userErrors.length > 0) return userErrors;
    notify.positive(t(`adminCompetitions.observer.done.${wanted ? 'named' : 'withdrawn'}`));
    setWanted(null);
    return [];
  });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const competition = data?.adminCompetition;
  if (!competition) return null;
  const { observer } = competition;
  const isOpen = !observer?.choice;
  return (
    <Card title={t('adminCompetitions.observer.heading')}>
      <Stack gap="4" alignItems="flex-start">
        <Text color="fg.muted">{t('adminCompetitions.observer.intro')}</Text>
        {observer ? (
          <State observer={observer} timeZone={timeZone} />
        ) : (
          <Text>{t('adminCompetitions.observer.none')}</Text>
        )}
        {isOpen ? (
          <EntrantSearch
            label={t('adminCompetitions.observer.search')}
            nobody={t('adminCompetitions.observer.nobody')}
            chosen={wanted}
            onChoose={setWanted}
          />
        ) : null}
        {isOpen && wanted ? (
          <Button size="sm" loading={action.pending} onClick={action.run}>
            {t('adminCompetitions.observer.name', { name: wanted.username })}
          </Button>
        ) : null}
        {isOpen && observer && !wanted ? (
          <Button size="sm" variant="outline" loading={action.pending} onClick={action.run}>
            {t('adminCompetitions.observer.withdraw')}
          </Button>
        ) : null}
        <ActionFailure action={action} />
      </Stack>
    </Card>
  );
}
