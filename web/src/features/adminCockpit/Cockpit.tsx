import { HStack, Stack } from '@chakra-ui/react/stack';
import { useCallback, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { useListState, wordParam } from '../../routes/listState.ts';
import { AuditLog } from '../../ui/admin/AuditLog.tsx';
import { DatesLine } from '../../ui/admin/DatesLine.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { FilesTab } from './FilesTab.tsx';
import { ItemsTab } from './ItemsTab.tsx';
import { ResultsTab } from './ResultsTab.tsx';
import { SimilarTab } from './similar/SimilarTab.tsx';
import { TurnoutTab } from './TurnoutTab.tsx';
import {
  useAdministeredCompetitionOfQuery,
  type AdministeredCompetitionFragment,
} from '../../ui/admin/competition/generated/graphql.ts';
import { Standing } from '../../ui/admin/competition/Standing.tsx';
import { CompetitionActions } from './status/CompetitionActions.tsx';
import { TabStrip } from './TabStrip.tsx';

const tabs = ['entries', 'comments', 'similar', 'turnout', 'results', 'jury', 'integrity', 'files', 'history'] as const;

const shape = { tab: wordParam(tabs, 'entries') };

/** Parts of the page that are subjects of their own. */
export interface CockpitProps {
  /** The check of a draft before it is published. */
  PublishingCard: ComponentType<{ item: AdministeredCompetitionFragment; timeZone: string }>;
  /** The tab of the jury. */
  JuryTab: ComponentType<{ item: AdministeredCompetitionFragment; timeZone: string }>;
  /** The tab of people who vote alike, excluded ballots and the observer of the count. */
  IntegrityTab: ComponentType<{ competitionNumber: number; timeZone: string }>;
}

function Head({
  item,
  timeZone,
  onBoundary,
}: {
  item: AdministeredCompetitionFragment;
  timeZone: string;
  onBoundary: () => void;
}) {
  const format = useFormat();
  const { competition } = item;
  return (
    <Stack gap="3">
      <HStack justify="space-between" align="flex-start" wrap="wrap" gap="3">
        <HStack wrap="wrap" columnGap="4" rowGap="1">
          <PageHeading dir="auto">{format.text(competition.title)}</PageHeading>
          <Standing competition={competition} onBoundary={onBoundary} />
        </HStack>
        <CompetitionActions item={item} timeZone={timeZone} />
      </HStack>
      <DatesLine times={competition} timeZone={timeZone} />
    </Stack>
  );
}

/** The parts of a competition. */
function Tabs({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTranslation();
  return (
    <TabStrip
      label={t('adminCompetitions.cockpit.tabs')}
      tabs={tabs.map((name) => ({
        to: name === 'entries' ? '?' : `?tab=${name}`,
        name: t(`adminCompetitions.cockpit.tab.${name}`),
        isCurrent: name === current,
      }))}
    />
  );
}

function Part({
  tab,
  item,
  timeZone,
  JuryTab,
  IntegrityTab,
}: Pick<CockpitProps, 'JuryTab' | 'IntegrityTab'> & {
  tab: (typeof tabs)[number];
  item: AdministeredCompetitionFragment;
  timeZone: string;
}) {
  switch (tab) {
    case 'entries':
      return <ItemsTab key="images" kind="IMAGE" item={item} timeZone={timeZone} />;
    case 'comments':
      return <ItemsTab key="comments" kind="COMMENT" item={item} timeZone={timeZone} />;
    case 'similar':
      return <SimilarTab item={item} timeZone={timeZone} />;
    case 'turnout':
      return <TurnoutTab item={item} timeZone={timeZone} />;
    case 'results':
      return <ResultsTab item={item} />;
    case 'jury':
      return <JuryTab item={item} timeZone={timeZone} />;
    case 'integrity':
      return <IntegrityTab competitionNumber={item.number} timeZone={timeZone} />;
    case 'files':
      return <FilesTab item={item} />;
    case 'history':
      return <AuditLog competitionNumber={item.number} />;
  }
}

/** A competition as its organisers see it: its whole life on one page, in parts. */
export function Cockpit({ PublishingCard, JuryTab, IntegrityTab }: CockpitProps) {
  const { t } = useTranslation();
  const number = Number(useParams()['id']);
  const [{ tab }] = useListState(shape);
  const { data, error, refetch } = useAdministeredCompetitionOfQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const again = useCallback(() => void refetch(), [refetch]);
  const item = data?.adminCompetition;
  return (
    <Page desk>
      {item && data ? (
        <Stack gap="4">
          <Head item={item} timeZone={data.installation.timeZone} onBoundary={again} />
          {item.competition.status === 'DRAFT' ? (
            <PublishingCard item={item} timeZone={data.installation.timeZone} />
          ) : null}
          <Tabs current={tab} />
          <Part
            tab={tab}
            item={item}
            timeZone={data.installation.timeZone}
            JuryTab={JuryTab}
            IntegrityTab={IntegrityTab}
          />
        </Stack>
      ) : data ? (
        <PageHeading>{t('adminCompetitions.missing')}</PageHeading>
      ) : error ? (
        <ErrorNotice error={error} onRetry={again} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
