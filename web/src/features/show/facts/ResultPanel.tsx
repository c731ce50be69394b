import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { ImageStandingFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { FactList } from './FactList.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PointBars } from '../../../ui/points/PointBars.tsx';

/** Settings of the result. */
export interface ResultPanelProps {
  result: NonNullable<ImageStandingFragment['result']>;
  /** The lowest point of the competition; null when that could not be read. */
  minPoint: number | null;
}

/** Rank, score and how the points were distributed, once the phase shows them. */
export function ResultPanel({ result, minPoint }: ResultPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { score, rank, overallRank } = result;
  if (score === null || rank === null || overallRank === null)
    return (
      <Panel title={t('show.result.title')}>
        <Text>{t('show.result.unranked')}</Text>
      </Panel>
    );
  return (
    <Panel title={t('show.result.title')}>
      <FactList
        facts={[
          { name: t('show.result.rank'), value: t('show.result.place', { rank: format.number(rank) }) },
          {
            name: t('show.result.overallRank'),
            value: t('show.result.place', { rank: format.number(overallRank) }),
          },
          {
            name: t('show.result.score'),
            value: format.number(score, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
          },
          { name: t('show.result.points'), value: format.number(result.points) },
          { name: t('show.result.votes'), value: format.number(result.votes) },
        ]}
      />
      {minPoint === null ? null : <PointBars minPoint={minPoint} votesByPoint={result.votesByPoint} numbered />}
    </Panel>
  );
}
