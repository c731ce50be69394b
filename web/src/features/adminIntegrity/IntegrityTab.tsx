import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { failureOf } from '../../graph/failure.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { CircleCard } from './CircleCard.tsx';
import { Exclusions } from './Exclusions.tsx';
import { ObserverCard } from './ObserverCard.tsx';
import { useRadarQuery, useUnlinkedQuery } from './generated/graphql.ts';

/** Milliseconds between two looks at whether the radar is ready. */
const lookMs = 3000;

/** Among fewer people little or nothing is found; `limit.few` says so as well. */
const enoughPeople = 200;

/** Limits of the radar, in words: an administrator who decides by it has to know them. */
function Limits() {
  const { t } = useTranslation();
  return (
    <Card title={t('adminCompetitions.integrity.limits')}>
      <Stack as="ul" gap="2" ps="5" listStyleType="disc">
        {(['sign', 'single', 'few', 'friends'] as const).map((limit) => (
          <li key={limit}>{t(`adminCompetitions.integrity.limit.${limit}`)}</li>
        ))}
      </Stack>
    </Card>
  );
}

/** Why the radar cannot look: scores are still hidden, or nobody knows any more whose ballots are. */
function NotNow({ competitionNumber, timeZone }: { competitionNumber: number; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, loading } = useUnlinkedQuery({ variables: { number: competitionNumber }, fetchPolicy: 'no-cache' });
  if (loading) return <LoadingState />;
  const at = data?.competition?.count?.unlinkedAt ?? null;
  return at === null ? (
    <Text color="fg.muted">{t('adminCompetitions.integrity.later')}</Text>
  ) : (
    <Text>{t('adminCompetitions.integrity.unlinked', { time: format.dateTime(at, timeZone) })}</Text>
  );
}

function Found({ competitionNumber, timeZone }: { competitionNumber: number; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch, startPolling, stopPolling } = useRadarQuery({
    variables: { number: competitionNumber },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const radar = data?.adminCompetition?.radar;
  const pending = radar?.state === 'PENDING';
  useEffect(() => {
    if (pending) startPolling(lookMs);
    return stopPolling;
  }, [pending, startPolling, stopPolling]);
  if (error && failureOf(error).code === 'CONFLICT')
    return <NotNow competitionNumber={competitionNumber} timeZone={timeZone} />;
  if (!radar) return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  if (pending) return <Text role="status">{t('adminCompetitions.integrity.pending')}</Text>;
  if (radar.failure)
    return (
      <Stack gap="3" align="flex-start" role="alert">
        <Text>{t(`adminCompetitions.integrity.failed.${radar.failure}`)}</Text>
        <Button variant="outline" onClick={() => void refetch()}>
          {t('adminCompetitions.integrity.failed.again')}
        </Button>
      </Stack>
    );
  const { circles, people, votes, computedAt } = radar;
  return (
    <Stack gap="6">
      <Text>
        {circles.length
          ? t('adminCompetitions.integrity.found', { count: circles.length })
          : t('adminCompetitions.integrity.none')}{' '}
        {t('adminCompetitions.integrity.lookedAt', {
          people: format.number(people),
          votes: format.number(votes),
          when: computedAt ? format.dateTime(computedAt, timeZone) : '',
        })}{' '}
        {people < enoughPeople ? t('adminCompetitions.integrity.fewPeople') : null}
      </Text>
      {circles.map((circle) => (
        <CircleCard
          key={circle.name}
          competitionNumber={competitionNumber}
          circle={circle}
          timeZone={timeZone}
          computedAt={computedAt ?? ''}
        />
      ))}
    </Stack>
  );
}

/** Groups that vote alike, and decisions about their ballots, once administrators may see scores; and who observes the count. */
export const IntegrityTab = ({ competitionNumber, timeZone }: { competitionNumber: number; timeZone: string }) => (
  <Stack gap="6">
    <Found competitionNumber={competitionNumber} timeZone={timeZone} />
    <Exclusions competitionNumber={competitionNumber} timeZone={timeZone} />
    <ObserverCard competitionNumber={competitionNumber} timeZone={timeZone} />
    <Limits />
  </Stack>
);
