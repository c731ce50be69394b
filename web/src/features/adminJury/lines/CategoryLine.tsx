import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { memo, useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { LineChart } from './LineChart.tsx';
import {
  shareMarks,
  starredBelow,
  withoutScore,
  type CategorySteps,
  type PointRange,
  type ShareMark,
} from './steps.ts';

/** Props of a category's line. */
export interface CategoryLineProps {
  category: CategorySteps;
  /** Title of the category. */
  name: string;
  range: PointRange;
  /** Per cent that should pass, a hint; null for none. */
  aim: number | null;
  /** The step of the line. */
  line: number;
  /** Moves the line of that category. */
  onLine: (type: string, line: number) => void;
  /** Whether the line stands, so that nothing moves it. */
  isFixed?: boolean;
  /** The photos around a line. */
  around: (type: string, line: number) => ReactNode;
}

/** Writes shares of photos as they stand beside a line. */
export function usePercent(): (photos: number, of: number) => string {
  const { convention } = useFormat();
  const percents = useMemo(
    () => new Intl.NumberFormat(convention, { style: 'percent', maximumFractionDigits: 1 }),
    [convention],
  );
  return (photos, of) => percents.format(of === 0 ? 0 : photos / of);
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" textStyle="lg" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Box>
  );
}

/** Buttons that move a line to a share of the photos; where a tie lies in between, the line on each side of it is named. */
interface SharesProps extends Pick<CategoryLineProps, 'category' | 'aim' | 'line'> {
  onLine: (line: number) => void;
}

function Shares({ category, aim, line, onLine }: SharesProps) {
  const { t } = useTranslation();
  const percentOf = usePercent();
  const marks = useMemo(() => shareMarks(category, aim), [category, aim]);
  const photosFrom = (step: number) => category.steps[step]?.photosFrom ?? 0;
  const nameOf = ({ percent, isAim }: ShareMark) =>
    t(isAim ? 'adminJury.lines.aim' : 'adminJury.lines.share', {
      percent: percentOf(percent, 100),
    });
  return (
    <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
      {marks.map((mark) => (
        <Flex as="li" key={mark.percent} gap="2" align="center" wrap="wrap">
          <Text minW="20" fontWeight={mark.isAim ? 'medium' : undefined}>
            {nameOf(mark)}
          </Text>
          {[mark.below, mark.above]
            .filter((step) => step !== null)
            .map((step) => (
              <Button
                key={step}
                size="xs"
                variant={step === line ? 'subtle' : 'outline'}
                aria-pressed={step === line}
                aria-label={t('adminJury.lines.moveTo', { share: nameOf(mark), count: photosFrom(step) })}
                onClick={() => onLine(step)}
              >
                {t('adminJury.lines.photos', { count: photosFrom(step) })}
              </Button>
            ))}
        </Flex>
      ))}
    </Stack>
  );
}

/** The line of one category: the chart of its scores with a handle, what passes by it, and the photos around it. */
export const CategoryLine = memo(function CategoryLine(props: CategoryLineProps) {
  const { category, name, range, aim, line, isFixed = false, around } = props;
  const onLine = (next: number) => props.onLine(category.type, next);
  const { t } = useTranslation();
  const format = useFormat();
  const percentOf = usePercent();
  const id = useId();
  const { steps, photos } = category;
  const written = useMemo(() => format.scores(steps.map(({ score }) => score)), [format, steps]);
  const step = steps[line];
  const unscored = withoutScore(category);
  const starred = starredBelow(category, line);
  if (!step)
    return (
      <Box as="section" aria-labelledby={id}>
        <Heading id={id} as="h3" size="md" fontWeight="medium" dir="auto">
          {name}
        </Heading>
        <Text color="fg.muted">{t('adminJury.lines.noScores')}</Text>
      </Box>
    );
  const text = t('adminJury.lines.preview', {
    from: written(step.score),
    photos: t('adminJury.lines.photos', { count: step.photosFrom }),
    percent: percentOf(step.photosFrom, photos),
    authors: t('adminJury.lines.authors', { count: step.authorsFrom }),
  });
  return (
    <Stack as="section" aria-labelledby={id} gap="4">
      <Heading id={id} as="h3" size="md" fontWeight="medium" dir="auto">
        {name}
      </Heading>
      <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap={{ base: '5', lg: '8' }} alignItems="start">
        <Stack gap="3" pt="2">
          <LineChart
            label={t('adminJury.lines.handle', { name })}
            text={text}
            steps={steps}
            range={range}
            line={line}
            onLine={onLine}
            isFixed={isFixed}
          />
          {isFixed ? null : (
            <Text textStyle="sm" color="fg.muted">
              {t('adminJury.lines.keys')}
            </Text>
          )}
        </Stack>
        <Stack gap="4">
          <Grid as="dl" templateColumns="repeat(2, minmax(0, 1fr))" gap="3" m="0">
            <Figure label={t('adminJury.lines.from')}>{written(step.score)}</Figure>
            <Figure label={t('adminJury.lines.passing')}>
              {`${format.number(step.photosFrom)} / ${format.number(photos)} (${percentOf(step.photosFrom, photos)})`}
            </Figure>
            <Figure label={t('adminJury.lines.passingAuthors')}>
              {`${format.number(step.authorsFrom)} / ${format.number(category.authors)}`}
            </Figure>
            <Figure label={t('adminJury.lines.starredBelow')}>{format.number(starred)}</Figure>
          </Grid>
          {unscored > 0 ? <Text color="fg.muted">{t('adminJury.lines.unscored', { count: unscored })}</Text> : null}
          {isFixed ? null : <Shares category={category} aim={aim} line={line} onLine={onLine} />}
        </Stack>
      </Grid>
      {around(category.type, line)}
    </Stack>
  );
});
