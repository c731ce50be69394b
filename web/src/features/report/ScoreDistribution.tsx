import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { Columns } from '../../ui/chart/Columns.tsx';

/** Most columns; closer scores share one. */
const mostColumns = 40;

interface Scored {
  score: number;
  photos: number;
}

/** Props of the distribution. */
export interface ScoreDistributionProps {
  /** How many photos of the category have which score, the highest first. */
  scores: readonly Scored[];
  /** The entry's own score; null without one. */
  own: number | null;
  /** The line of the category; null where there is none. */
  line: number | null;
}

/** The scores in rising order, put together where there are more than columns; the own one and the line begin a column. */
function columnsOf(
  scores: readonly Scored[],
  own: number | null,
  line: number | null,
): (Scored & { isOwn: boolean })[] {
  const rising = scores.toReversed();
  const size = Math.ceil(rising.length / mostColumns);
  const columns: (Scored & { isOwn: boolean; held: number })[] = [];
  for (const { score, photos } of rising) {
    const last = columns.at(-1);
    const isOwn = score === own;
    if (last && last.held < size && !last.isOwn && !isOwn && score !== line) {
      last.photos += photos;
      last.held += 1;
    } else columns.push({ score, photos, isOwn, held: 1 });
  }
  return columns;
}

/** How the scores of a category are spread, with the own one named. */
export function ScoreDistribution({ scores, own, line }: ScoreDistributionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const written = format.scores(scores.map(({ score }) => score));
  const columns = columnsOf(scores, own, line);
  const place = columns.findIndex(({ isOwn }) => isOwn);
  const first = line === null ? -1 : columns.findIndex(({ score }) => score >= line);
  const total = scores.reduce((sum, { photos }) => sum + photos, 0);
  const better =
    own === null ? null : scores.filter(({ score }) => score > own).reduce((sum, { photos }) => sum + photos, 0);
  return (
    <Box>
      <Columns
        label={t('report.jury.distribution')}
        columns={columns.map(({ score, photos, isOwn }) => ({
          name: isOwn ? t('report.jury.own', { score: written(score) }) : written(score),
          value: photos,
        }))}
        bands={[
          ...(first < 0 ? [] : [{ name: 'accepted', from: first, to: columns.length, bg: 'bg.muted' }]),
          ...(place < 0 ? [] : [{ name: 'own', from: place, to: place + 1, bg: 'accent.muted' }]),
        ]}
        shown={(value) => format.number(value)}
        height="24"
      />
      {better === null ? null : (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {t('report.jury.better', { better: format.number(better), total: format.number(total) })}
        </Text>
      )}
    </Box>
  );
}
