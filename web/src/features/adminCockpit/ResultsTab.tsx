import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../connection/loadPart.ts';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/tableProps.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { hasRanks } from './ranking/hasRanks.ts';
import { CategoryResults } from './ranking/CategoryResults.tsx';
import { BarTable } from './BarTable.tsx';
import type { TurnoutQuery } from './generated/graphql.ts';
import { useTurnout } from './useTurnout.ts';

type Top = NonNullable<NonNullable<TurnoutQuery['competition']>['statistics']>['topImages'][number];

/** Comes with its texts, which are those of the public results. */
const RobustnessStrip = lazy(() =>
  loadPart(async () => {
    const { addRobustTexts, RobustnessStrip: Strip } = await import('../../ui/robust/parts.ts');
    await addRobustTexts();
    return { default: Strip };
  }),
);

/** The first of a competition, once administrators may see scores. */
export function ResultsTab({
  item: { number: competitionNumber, competition },
}: {
  item: AdministeredCompetitionFragment;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { statistics, error, again } = useTurnout(competitionNumber);
  if (!statistics) return error ? <ErrorNotice error={error} onRetry={again} /> : <LoadingState />;
  const { perPoint, topImages } = statistics;
  if (perPoint.length === 0) return <Text color="fg.muted">{t('adminCompetitions.results.later')}</Text>;
  const numberOf = (value: number | null) => (value === null ? t('admin.audit.nothing') : format.number(value));
  const score = format.scores(topImages.map(({ result }) => result.score));
  const columns: [Column<Top>, ...Column<Top>[]] = [
    {
      key: 'title',
      title: t('adminCompetitions.entries.photo'),
      cell: ({ imageNumber, title }) => (
        <TextLink dir="auto" to={paths.competition.show(competitionNumber, imageNumber)}>
          {title}
        </TextLink>
      ),
    },
    {
      key: 'rank',
      title: t('adminCompetitions.results.rank'),
      numeric: true,
      cell: ({ result }) => numberOf(result.overallRank),
    },
    {
      key: 'score',
      title: t('adminCompetitions.results.score'),
      numeric: true,
      cell: ({ result }) => (result.score === null ? t('admin.audit.nothing') : score(result.score)),
    },
    { key: 'votes', title: t('admin.dashboard.votes'), numeric: true, cell: ({ result }) => numberOf(result.votes) },
  ];
  return (
    <Stack gap="8">
      {competition.status === 'CANCELLED'
        ? null
        : competition.imageTypes.map(({ code, title }) => (
            <CategoryResults
              key={code}
              competitionNumber={competitionNumber}
              type={code}
              title={format.text(title)}
              hasWhatIf={hasRanks(competition)}
            />
          ))}
      <Stack gap="3">
        <Text fontWeight="medium">{t('adminCompetitions.results.top')}</Text>
        <DataTable
          caption={t('adminCompetitions.results.top')}
          columns={columns}
          rows={topImages}
          keyOf={({ imageNumber }) => String(imageNumber)}
          empty={t('adminCompetitions.results.none')}
        />
        <TextLink to={`${paths.competition.browse(competitionNumber)}?sort=rank`} width="fit-content">
          {t('adminCompetitions.results.onSite')}
        </TextLink>
        {competition.ended ? null : (
          <Text textStyle="sm" color="fg.muted">
            {t('adminCompetitions.results.onSiteHint')}
          </Text>
        )}
      </Stack>
      <BarTable
        caption={t('adminCompetitions.results.points')}
        heads={[t('adminCompetitions.results.point'), t('admin.dashboard.votes')]}
        rows={perPoint.map(({ point, votes }) => ({ name: String(point), values: [votes] }))}
        shown={(value) => format.number(value)}
      />
      {competition.status === 'CANCELLED' ? null : (
        <Suspense fallback={<LoadingState />}>
          <RobustnessStrip key={competitionNumber} competition={competition} type={null} />
        </Suspense>
      )}
    </Stack>
  );
}
