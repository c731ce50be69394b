import { Stack } from '@chakra-ui/react/stack';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
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

/** What an organiser looks at every day: where the competition stands, what waits, whether mails go out, what changed. */
export function Component() {
  const { t } = useTranslation();
  return (
    <Page>
      <Stack gap="8">
        <PageHeading>{t('admin.dashboard.title')}</PageHeading>
        <FirstSteps />
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
          <ActiveCompetition />
          <Stack gap="8">
            <Waiting />
            <Fairness />
            <MailHealth />
          </Stack>
        </SimpleGrid>
        <SinceLast />
        <History />
      </Stack>
    </Page>
  );
}
