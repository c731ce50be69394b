import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Numbers } from '../../ui/admin/Numbers.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { TurnoutCharts } from './turnout/TurnoutCharts.tsx';
import { useTurnout } from './useTurnout.ts';

/** How many take part: never a score, never a number of votes of one image. */
export function TurnoutTab({ item, timeZone }: { item: AdministeredCompetitionFragment; timeZone: string }) {
  const { t } = useTranslation();
  const { statistics, error, again } = useTurnout(item.number);
  if (!statistics) return error ? <ErrorNotice error={error} onRetry={again} /> : <LoadingState />;
  return (
    <Stack gap="8">
      <Numbers
        items={[
          { label: t('admin.dashboard.entries'), value: statistics.entries },
          { label: t('admin.dashboard.entrants'), value: statistics.entrants },
          { label: t('admin.dashboard.voters'), value: statistics.voters },
          { label: t('admin.dashboard.votes'), value: statistics.votes },
          { label: t('admin.dashboard.commentCount'), value: statistics.comments },
        ]}
      />
      {statistics.perDay.length === 0 ? (
        <Text color="fg.muted">{t('adminCompetitions.turnout.none')}</Text>
      ) : (
        <TurnoutCharts item={item} statistics={statistics} timeZone={timeZone} />
      )}
    </Stack>
  );
}
