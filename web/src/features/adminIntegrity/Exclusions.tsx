import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../graph/failure.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useExclusionsQuery } from './generated/graphql.ts';
import { RankChanges } from '../../ui/admin/ranking/RankChanges.tsx';
import { ExcludeNumbers } from './ExcludeNumbers.tsx';
import { ExclusionItem } from './ExclusionItem.tsx';

/** The decisions not to count ballots, once administrators may see scores. */
export function Exclusions({ competitionNumber, timeZone }: { competitionNumber: number; timeZone: string }) {
  const { t } = useTranslation();
  const [naming, setNaming] = useState(false);
  const { data, error, refetch } = useExclusionsQuery({
    variables: { number: competitionNumber },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const found = data?.adminCompetition?.exclusions;
  if (!found) {
    const isEarly = error && failureOf(error).code === 'CONFLICT';
    return error && !isEarly ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null;
  }
  const { exclusions, effect } = found;
  return (
    <Card title={t('adminCompetitions.exclusions.heading')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('adminCompetitions.exclusions.intro')}</Text>
        {exclusions.length === 0 ? <Text>{t('adminCompetitions.exclusions.none')}</Text> : null}
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setNaming(true)}>
          {t('adminCompetitions.exclusions.byNumber')}
        </Button>
        {naming ? <ExcludeNumbers competitionNumber={competitionNumber} onClose={() => setNaming(false)} /> : null}
        {effect.length > 0 ? (
          <Stack gap="2">
            <Text>{t('adminCompetitions.exclusions.allEffect')}</Text>
            <RankChanges changes={effect} />
          </Stack>
        ) : null}
        {exclusions.length > 0 ? (
          <Stack as="ul" gap="6" listStyleType="none">
            {exclusions.map((exclusion) => (
              <li key={exclusion.id}>
                <ExclusionItem competitionNumber={competitionNumber} exclusion={exclusion} timeZone={timeZone} />
              </li>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
