import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ActiveCompetition } from './current/ActiveCompetition.tsx';
import { Fairness } from './current/Fairness.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { History } from './History.tsx';
import { MailHealth } from './MailHealth.tsx';
import { SinceLast } from './SinceLast.tsx';
import { Waiting } from './Waiting.tsx';

/** What an organiser looks at every day: what waits, where the competition stands, whether mails go out, what changed. */
export function Component() {
  const { t } = useTranslation();
  return (
    <Page desk>
      <Stack gap="8">
        <PageHeading>{t('admin.dashboard.title')}</PageHeading>
        <FirstSteps />
        {/* What waits is first; on wide screens the competition stands beside it, over both rows. */}
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
          templateRows={{ xl: 'auto 1fr' }}
          gap="8"
        >
          <Waiting />
          <Box gridColumn={{ xl: '2' }} gridRow={{ xl: '1 / span 2' }}>
            <ActiveCompetition />
          </Box>
          <Stack gap="8">
            <Fairness />
            <MailHealth />
          </Stack>
        </Grid>
        <SinceLast />
        <History />
      </Stack>
    </Page>
  );
}
