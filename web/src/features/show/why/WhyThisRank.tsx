import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankReasonsFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ScoreWriter } from '../../../i18n/scores.ts';
import { PullBar } from './PullBar.tsx';

/** Settings of the explanation. */
export interface WhyThisRankProps {
  competitionNumber: number;
  title: string;
  /** Within the category. */
  rank: number;
  score: number;
  /** Number of all votes. */
  votes: number;
  /** Sum of their points. */
  points: number;
  /** Range of the competition's points. */
  range: { minPoint: number; maxPoint: number };
  explanation: RankReasonsFragment;
}

/** How the scores of the photo and of those beside it are written. */
function useScores({ explanation: { before, after }, score }: WhyThisRankProps): ScoreWriter {
  return useFormat().scores([score, before?.score, after?.score]);
}

/** How the score came about, as a sentence. */
function useSentence(props: WhyThisRankProps): string {
  const { explanation, votes, points, score } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const writtenScore = useScores(props);
  const { scoring, mean, counted, m, c } = explanation;
  // Of few votes nothing is cut.
  const told = scoring === 'TRIMMED' && counted === votes ? 'BAYESIAN' : scoring;
  return t(`why.sentence.${told}`, {
    count: votes,
    votes: format.number(votes),
    points: format.number(points),
    counted: format.number(counted),
    cut: format.number((votes - counted) / 2),
    mean: format.score(mean),
    m: format.score(m),
    c: format.number(c, { maximumFractionDigits: 1 }),
    score: writtenScore(score),
  });
}

interface NeighbourProps {
  competitionNumber: number;
  neighbour: NonNullable<RankReasonsFragment['before']>;
  writtenScore: ScoreWriter;
}

function Neighbour({ competitionNumber, neighbour, writtenScore }: NeighbourProps) {
  const { imageNumber, title, rank, score, decidedBy } = neighbour;
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li>
      {t('show.result.place', { rank: format.number(rank) })}{' '}
      <TextLink to={paths.competition.show(competitionNumber, imageNumber)}>{title}</TextLink>{' '}
      <chakra.span color="fg.muted">
        {writtenScore(score)} · {t(`why.decided.${decidedBy}`)}
      </chakra.span>
    </li>
  );
}

/** A share that is not 0%, as it is written. */
const leastTold = 0.005;

/** How sure the rank is, and what one more vote would have changed. */
function useOutlook({ explanation, rank, range }: WhyThisRankProps): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { interval, firstShare, rankWithOneMore } = explanation;
  const [best = rank, worst = rank] = interval;
  const more = { point: format.number(range.maxPoint), rank: format.number(rankWithOneMore) };
  return [
    t(rankWithOneMore === rank ? 'why.oneMoreSame' : 'why.oneMore', more),
    t(best === worst ? 'why.sure' : 'why.interval', {
      best: format.number(best),
      worst: format.number(worst),
    }),
    ...(worst > 1 && firstShare >= leastTold
      ? [t('why.first', { share: format.number(firstShare, { style: 'percent', maximumFractionDigits: 0 }) })]
      : []),
  ];
}

export { addWhyTexts } from './texts.ts';

/** Why a photo has its rank: how its score came about, what stands beside it, and how sure that is. */
export function WhyThisRank(props: WhyThisRankProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { competitionNumber, title, rank, score, range, explanation } = props;
  const { before, after, mean, m, scoring } = explanation;
  const writtenScore = useScores(props);
  const sentence = useSentence(props);
  const outlook = useOutlook(props);
  const isPulled = scoring === 'BAYESIAN' || scoring === 'TRIMMED';
  return (
    <Stack as="section" aria-labelledby={id} gap="3" textStyle="sm">
      <Heading id={id} as="h3" size="md" fontWeight="medium">
        {t('why.title')}
      </Heading>
      <Text>{sentence}</Text>
      {isPulled ? <PullBar {...range} mean={mean} m={m} score={score} writtenScore={writtenScore} /> : null}
      <Box as="ol" listStyleType="none" fontVariantNumeric="tabular-nums" aria-label={t('why.neighbours')}>
        {before ? (
          <Neighbour neighbour={before} competitionNumber={competitionNumber} writtenScore={writtenScore} />
        ) : null}
        <chakra.li fontWeight="semibold" aria-current="true">
          {t('show.result.place', { rank: format.number(rank) })} {title} {writtenScore(score)}
        </chakra.li>
        {after ? (
          <Neighbour neighbour={after} competitionNumber={competitionNumber} writtenScore={writtenScore} />
        ) : null}
      </Box>
      {outlook.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
}
