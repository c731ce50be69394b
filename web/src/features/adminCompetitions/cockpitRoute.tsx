import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { optionalWord, useListState, wordParam } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { DatesLine } from '../../ui/admin/DatesLine.tsx';
import { useServerNow } from '../../ui/competition/useServerNow.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { FilesTab } from './cockpit/FilesTab.tsx';
import { HistoryTab } from './cockpit/HistoryTab.tsx';
import { ItemsTab } from './cockpit/ItemsTab.tsx';
import { ResultsTab } from './cockpit/ResultsTab.tsx';
import { SimilarTab } from './cockpit/similar/SimilarTab.tsx';
import { TurnoutTab } from './cockpit/TurnoutTab.tsx';
import { useNeighbours } from './editor/timeline/useNeighbours.ts';
import { valuesOf } from './editor/values.ts';
import { useAdministeredCompetitionOfQuery, type AdministeredCompetitionFragment } from './generated/graphql.ts';
import { PublishCheck } from './editor/publishing/PublishCheck.tsx';
import { IntegrityTab } from './integrity/IntegrityTab.tsx';
import { QueuePage } from './queue/QueuePage.tsx';
import { Standing } from './status/Standing.tsx';
import { StatusMoves } from './status/StatusMoves.tsx';
import { TabStrip } from './TabStrip.tsx';

const tabs = ['entries', 'comments', 'similar', 'turnout', 'results', 'integrity', 'files', 'history'] as const;

const shape = { tab: wordParam(tabs, 'entries'), queue: optionalWord(['images', 'comments']) };

function Head({
  item,
  timeZone,
  onBoundary,
}: {
  item: AdministeredCompetitionFragment;
  timeZone: string;
  onBoundary: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { competition } = item;
  const isDraft = competition.status === 'DRAFT';
  return (
    <Stack gap="5">
      <HStack wrap="wrap" gap="4">
        <PageHeading dir="auto">{format.text(competition.title)}</PageHeading>
        <Standing competition={competition} onBoundary={onBoundary} />
      </HStack>
      <DatesLine times={competition} timeZone={timeZone} />
      <HStack wrap="wrap" gap="2">
        <Button asChild size="sm" variant="outline">
          <Link to={`${paths.admin.competitions()}?edit=${item.id}`}>{t('adminCompetitions.cockpit.edit')}</Link>
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link to={`${paths.admin.competitions()}?copy=${item.id}`}>{t('adminCompetitions.cockpit.copy')}</Link>
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link to={paths.admin.preview(item.id)}>{t('adminCompetitions.cockpit.preview')}</Link>
        </Button>
        {isDraft ? null : (
          <Button asChild size="sm" variant="outline">
            <Link to={paths.competition.browse(item.id)}>{t('adminCompetitions.cockpit.seeSite')}</Link>
          </Button>
        )}
        <StatusMoves item={item} timeZone={timeZone} />
      </HStack>
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

/** What is looked at before it is published. */
function Draft({ item, timeZone }: { item: AdministeredCompetitionFragment; timeZone: string }) {
  const { t } = useTranslation();
  const neighbours = useNeighbours(item.id);
  const now = useServerNow(item.competition.now);
  return (
    <Card title={t('adminCompetitions.publishing.title')}>
      <PublishCheck
        timeZone={timeZone}
        now={now}
        neighbours={neighbours}
        id={item.id}
        values={valuesOf(item, timeZone)}
      />
    </Card>
  );
}

function Part({
  tab,
  item,
  timeZone,
}: {
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
    case 'integrity':
      return <IntegrityTab competitionId={item.id} timeZone={timeZone} />;
    case 'files':
      return <FilesTab item={item} />;
    case 'history':
      return <HistoryTab competitionId={item.id} />;
  }
}

/** One competition as its organisers see it: its whole life on one page, in parts. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [{ tab, queue }] = useListState(shape);
  const { data, error, refetch } = useAdministeredCompetitionOfQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const again = useCallback(() => void refetch(), [refetch]);
  if (queue)
    return (
      <QueuePage
        key={queue}
        kind={queue === 'images' ? 'IMAGE' : 'COMMENT'}
        competitionId={id}
        back={`${paths.admin.competition(id)}${queue === 'images' ? '' : '?tab=comments'}`}
      />
    );
  const item = data?.adminCompetition;
  return (
    <Page>
      {item && data ? (
        <Stack gap="6">
          <Head item={item} timeZone={data.installation.timeZone} onBoundary={again} />
          {item.competition.status === 'DRAFT' ? <Draft item={item} timeZone={data.installation.timeZone} /> : null}
          <Tabs current={tab} />
          <Part tab={tab} item={item} timeZone={data.installation.timeZone} />
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
