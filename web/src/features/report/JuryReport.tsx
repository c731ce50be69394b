import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { MarksAndRemarks } from '../../ui/jury/MarksAndRemarks.tsx';
import type { ReportedRoundFragment } from './generated/graphql.ts';
import { ScoreDistribution } from './ScoreDistribution.tsx';

/** The score, told as a sum of the possible where every judge has marked, and the line that it is held against. */
function Score({ result }: { result: ReportedRoundFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { round, score, line, sum, judges, marks } = result;
  if (score === null) return <Text color="fg.muted">{t('report.jury.noMark')}</Text>;
  const written = format.scores([score, line]);
  const most = judges * round.maxPoint;
  const isComplete = marks.length === judges;
  return (
    <Box>
      <Text fontFamily="heading" textStyle="3xl" lineHeight="1.1" color="accent.fg">
        {isComplete
          ? t('report.jury.sum', { sum: format.number(sum), most: format.number(most) })
          : t('report.jury.mean', { mean: written(score), count: marks.length })}
      </Text>
      {line === null ? null : (
        <Text color="fg.muted">{t('report.jury.line', { line: written(line), mean: written(score) })}</Text>
      )}
    </Box>
  );
}

function Round({ result }: { result: ReportedRoundFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { round, accepted, marks, remarks, distribution, score, line } = result;
  return (
    <Stack gap="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h3" size="sm" fontWeight="medium" dir="auto">
          {format.text(round.title)}
        </Heading>
        {accepted === null ? null : (
          <Badge colorPalette={accepted ? 'green' : 'gray'}>
            {t(accepted ? 'report.jury.accepted' : 'report.jury.notAccepted')}
          </Badge>
        )}
      </Flex>
      <Score result={result} />
      {round.accepts && accepted === null ? <Text color="fg.muted">{t('report.jury.undecided')}</Text> : null}
      {distribution.length > 0 ? <ScoreDistribution scores={distribution} own={score} line={line} /> : null}
      <MarksAndRemarks label={t('report.jury.marks')} marks={marks} remarks={remarks} />
    </Stack>
  );
}

/** Results of an entry in each round of the jury. */
export function JuryReport({ rounds }: { rounds: readonly ReportedRoundFragment[] }) {
  const { t } = useTranslation();
  if (rounds.length === 0) return <Text>{t('report.jury.none')}</Text>;
  return (
    <Stack gap="6">
      {rounds.map((result) => (
        <Round key={result.round.id} result={result} />
      ))}
    </Stack>
  );
}
