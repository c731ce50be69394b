import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Printer } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useReportQuery, type ReportQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { useStage } from '../../ui/competition/useStage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { EntryReport } from './EntryReport.tsx';

type Competition = NonNullable<ReportQuery['competition']>;

function ToEntries() {
  const { t } = useTranslation();
  return (
    <Button asChild variant="outline">
      <Link to={paths.user.archived()}>{t('report.entries')}</Link>
    </Button>
  );
}

function Entries({ competition }: { competition: Competition }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { number, status, ended, award, minPoint, imageTypes, judgedBy } = competition;
  const entries = competition.myEntries ?? [];
  if (status === 'CANCELLED')
    return <EmptyState title={t('report.cancelled')} text={t('report.cancelledText')} children={<ToEntries />} />;
  if (!ended)
    return (
      <EmptyState
        title={t('report.early')}
        text={t('report.earlyText', { time: format.deadline(award) })}
        children={<ToEntries />}
      />
    );
  if (entries.length === 0)
    return <EmptyState title={t('report.none')} text={t('report.noneText')} children={<ToEntries />} />;
  const typeName = (code: string) => {
    const type = imageTypes.find((one) => one.code === code);
    return type ? format.text(type.title) : code;
  };
  const score = format.scores(entries.map(({ result }) => result?.score));
  return (
    <Stack gap="8">
      <Flex gap="3" wrap="wrap" className="no-print">
        <Button asChild variant="outline" size="sm">
          <Link to={`${paths.competition.browse(number)}?sort=rank`}>{t('report.results')}</Link>
        </Button>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {t('report.print')}
        </Button>
      </Flex>
      {entries.map((entry) => (
        <EntryReport
          key={entry.id}
          entry={entry}
          minPoint={minPoint}
          judgedBy={judgedBy}
          score={score}
          typeName={typeName(entry.type)}
        />
      ))}
    </Stack>
  );
}

function Report({ competition, onBoundary }: { competition: Competition; onBoundary: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  useStage(competition, onBoundary);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <PageHeading>{t('report.of', { competition: format.text(competition.title) })}</PageHeading>
        {competition.ended ? (
          <Text color="fg.muted">{t('report.ended', { date: format.date(competition.award) })}</Text>
        ) : null}
      </Stack>
      <Entries competition={competition} />
    </Stack>
  );
}

/** The report card of an entrant: what has come of each own entry of a competition. */
export function Component() {
  const { t } = useTranslation();
  const number = Number(useParams()['id']);
  const { data, error, refetch } = useReportQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return (
    <Page>
      {data?.competition ? (
        <Report competition={data.competition} onBoundary={reload} />
      ) : (
        <Stack gap="6">
          <PageHeading>{t('report.title')}</PageHeading>
          {error ? <ErrorNotice error={error} onRetry={reload} /> : null}
          {data && !data.competition ? <EmptyState title={t('report.missing')} children={<ToEntries />} /> : null}
          {!data && !error ? <LoadingState /> : null}
        </Stack>
      )}
    </Page>
  );
}
