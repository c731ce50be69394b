import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { DatesLine } from '../../ui/admin/DatesLine.tsx';
import { Numbers } from '../../ui/admin/Numbers.tsx';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { Countdown } from '../../ui/competition/Countdown.tsx';
import { StageBadge } from '../../ui/competition/StageBadge.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { useAdminDashboardQuery, type AdminDashboardQuery } from './generated/graphql.ts';

type Competition = NonNullable<AdminDashboardQuery['activeCompetition']>;

function Standing({ competition, onBoundary }: { competition: Competition; onBoundary: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { stage, next } = useStage(competition, onBoundary);
  const { statistics } = competition;
  return (
    <Stack gap="5">
      <HStack wrap="wrap" gap="3">
        <Text textStyle="xl" fontFamily="heading">
          {format.text(competition.title)}
        </Text>
        <StageBadge stage={stage} />
      </HStack>
      {next ? <Countdown times={competition} to={next} /> : <Text color="fg.muted">{t('admin.dashboard.over')}</Text>}
      <DatesLine times={competition} timeZone={timeZone} />
      {statistics ? (
        <Numbers
          items={[
            { label: t('admin.dashboard.entries'), value: statistics.entries },
            { label: t('admin.dashboard.entrants'), value: statistics.entrants },
            { label: t('admin.dashboard.voters'), value: statistics.voters },
            { label: t('admin.dashboard.votes'), value: statistics.votes },
            { label: t('admin.dashboard.commentCount'), value: statistics.comments },
          ]}
        />
      ) : null}
      <Button asChild variant="outline" width="fit-content">
        <Link to={paths.admin.competition(competition.id)}>{t('admin.dashboard.open')}</Link>
      </Button>
    </Stack>
  );
}

/** Where the current competition stands; the way to the first one where there is none. */
export function ActiveCompetition() {
  const { t } = useTranslation();
  const { data, error, refetch } = useAdminDashboardQuery({ fetchPolicy: 'cache-and-network' });
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <Card title={t('admin.dashboard.active')}>
      {data?.activeCompetition ? (
        <Standing competition={data.activeCompetition} onBoundary={again} />
      ) : data ? (
        <Stack gap="4">
          <Text fontWeight="medium">{t('admin.dashboard.noneTitle')}</Text>
          <Text color="fg.muted">{t('admin.dashboard.noneText')}</Text>
          <Button asChild width="fit-content">
            <Link to={`${paths.admin.competitions()}?new`}>{t('admin.dashboard.create')}</Link>
          </Button>
        </Stack>
      ) : error ? (
        <ErrorNotice error={error} onRetry={again} />
      ) : (
        <LoadingState />
      )}
    </Card>
  );
}
