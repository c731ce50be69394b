import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ActiveCompetition } from './current/ActiveCompetition.tsx';
import { Fairness } from './current/Fairness.tsx';
import { NextDate } from './current/NextDate.tsx';
import { useActiveCompetition } from './current/useActiveCompetition.ts';
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx';
import { History } from './History.tsx';
import { MailHealth } from './MailHealth.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { useWaiting, Waiting } from './Waiting.tsx';

/** The most important parts stand side by side. */
const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(16rem, 1fr))' };

/**
 * Overview for every day: waiting items, the current competition, the state of mail, and the audit log. Its
 * parts come together: none pushes another away.
 */
export function Component() {
  const { t } = useTranslation();
  const current = useActiveCompetition();
  const { refetch } = current;
  const again = useCallback(() => void refetch(), [refetch]);
  const waiting = useWaiting(current);
  const { progress, isSettled } = useFirstSteps();
  return (
    <Page desk>
      <Stack gap="6">
        <PageHeading>{t('admin.dashboard.title')}</PageHeading>
        {isSettled && waiting.isSettled ? (
          <>
            {progress ? <FirstSteps progress={progress} isFirst={waiting.isClear} /> : null}
            <Grid templateColumns={columns} gap="6">
              <Waiting waiting={waiting} />
              {current.competition ? <NextDate competition={current.competition} onBoundary={again} /> : null}
              <MailHealth />
            </Grid>
            <ActiveCompetition current={current} onAgain={again} />
            <Fairness current={current} />
          </>
        ) : (
          <OverviewSkeleton columns={columns} />
        )}
        <History />
      </Stack>
    </Page>
  );
}
