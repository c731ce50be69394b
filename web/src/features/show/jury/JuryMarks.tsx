import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { MarksAndRemarks } from '../../../ui/jury/MarksAndRemarks.tsx';
import { useJuryMarksQuery, type JuryMarksQuery } from './generated/graphql.ts';

type RoundResult = NonNullable<NonNullable<JuryMarksQuery['image']>['jury']>['rounds'][number];

function Round({ result }: { result: RoundResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { round, score, sum, judges, marks, remarks, accepted, line } = result;
  const isComplete = marks.length === judges && judges > 0;
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm" fontWeight="medium" dir="auto">
        {format.text(round.title)}
      </Heading>
      {score === null ? (
        <Text color="fg.muted">{t('show.jury.noMark')}</Text>
      ) : (
        <Text fontSize="lg">
          {isComplete
            ? t('show.jury.score', {
                sum: format.number(sum),
                most: format.number(judges * round.maxPoint),
                count: judges * round.maxPoint,
              })
            : t('show.jury.mean', { mean: format.score(score), count: marks.length })}
        </Text>
      )}
      {accepted === null || line === null ? null : (
        <Text>{t(accepted ? 'show.jury.accepted' : 'show.jury.notAccepted', { line: format.score(line) })}</Text>
      )}
      <MarksAndRemarks label={t('show.jury.marks')} marks={marks} remarks={remarks} />
    </Stack>
  );
}

/** Marks of the jury for an own photo, once its competition has ended: marks by letter, the score, remarks. */
export default function JuryMarks({ imageNumber }: { imageNumber: number }) {
  const { t } = useTranslation();
  const { data } = useJuryMarksQuery({ variables: { number: imageNumber }, errorPolicy: 'all' });
  const rounds = data?.image?.jury?.rounds ?? [];
  if (rounds.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="jury-marks">
      <Heading id="jury-marks" as="h2" size="md" fontWeight="medium">
        {t('show.jury.title')}
      </Heading>
      {rounds.map((result) => (
        <Round key={result.round.id} result={result} />
      ))}
    </Stack>
  );
}
