import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageStandingFragment } from './generated/graphql.ts';
import { loadPart } from '../../../connection/loadPart.ts';
import { useFormat } from '../../../i18n/format.ts';
import { FactList } from './FactList.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PointBars } from '../../../ui/points/PointBars.tsx';

/** Settings of the result. */
export interface ResultPanelProps {
  image: ImageStandingFragment & { title: string; competitionNumber: number };
  result: NonNullable<ImageStandingFragment['result']>;
  /** Range of the competition's points; null when that could not be read. */
  range: { minPoint: number; maxPoint: number } | null;
}

/** For results that are explained, which are those of ended competitions. */
const WhyThisRank = lazy(() =>
  loadPart(async () => {
    const { WhyThisRank: Why, addWhyTexts } = await import('../why/WhyThisRank.tsx');
    await addWhyTexts();
    return { default: Why };
  }),
);

/** Rank, score and how the points were distributed, once the phase shows them. */
export function ResultPanel({ image, result, range }: ResultPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { score, rank, overallRank, votes, points } = result;
  const { explanation } = image;
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
            value: format.scores([score, explanation?.before?.score, explanation?.after?.score])(score),
          },
          { name: t('show.result.points'), value: format.number(points) },
          { name: t('show.result.votes'), value: format.number(votes) },
        ]}
      />
      {range ? <PointBars minPoint={range.minPoint} votesByPoint={result.votesByPoint} numbered /> : null}
      {range && explanation ? (
        <Suspense>
          <WhyThisRank
            rank={rank}
            score={score}
            votes={votes}
            points={points}
            range={range}
            explanation={explanation}
            competitionNumber={image.competitionNumber}
            title={image.title}
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}
