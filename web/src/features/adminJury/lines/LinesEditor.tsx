import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { CategoryLine, usePercent } from './CategoryLine.tsx';
import { firstStep, type CategorySteps, type PointRange } from './steps.ts';

/** The line of a category. */
export interface Line {
  type: string;
  /** Score as a fraction, `n/d`. */
  exact: string;
}

/** Props of the lines of a round. */
export interface LinesEditorProps {
  categories: readonly CategorySteps[];
  /** Title of a category. */
  nameOf: (type: string) => string;
  range: PointRange;
  /** Per cent that should pass, a hint; null for none. */
  aim: number | null;
  /** The lines that stand; null before the round is decided. */
  decided: readonly Line[] | null;
  /** The photos around a line. */
  around: (type: string, line: number) => ReactNode;
  /** Asks for the decision. */
  onDecide: (lines: Line[]) => void;
}

interface SummaryProps extends Pick<LinesEditorProps, 'categories' | 'nameOf'> {
  lineOf: (category: CategorySteps) => number;
  children?: ReactNode;
}

/** Numbers of accepted photos in each category and in all, always in sight. */
function Summary({ categories, nameOf, lineOf, children }: SummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const percentOf = usePercent();
  const passing = categories.map((category) => category.steps[lineOf(category)]?.photosFrom ?? 0);
  const photos = passing.reduce((sum, count) => sum + count, 0);
  const total = categories.reduce((sum, category) => sum + category.photos, 0);
  return (
    <Flex
      position="sticky"
      // Above the tabs that stand at the bottom of a phone.
      bottom={{ base: '16', md: '0' }}
      zIndex="1"
      bg="bg"
      borderTopWidth="1px"
      py="3"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
    >
      <Stack gap="0" role="status" aria-live="polite">
        <Text fontWeight="medium">
          {t('adminJury.lines.summary', {
            photos: t('adminJury.lines.photos', { count: photos }),
            total: format.number(total),
            percent: percentOf(photos, total),
          })}
        </Text>
        {categories.length > 1 ? (
          <Text textStyle="sm" color="fg.muted">
            {categories
              .map((category, place) => {
                const step = category.steps[lineOf(category)];
                const name = nameOf(category.type);
                if (!step) return t('adminJury.lines.summaryNone', { name });
                const count = passing[place] ?? 0;
                const from = format.score(step.score);
                return t('adminJury.lines.summaryOf', { name, from, photos: t('adminJury.lines.photos', { count }) });
              })
              .join(' · ')}
          </Text>
        ) : null}
      </Stack>
      {children}
    </Flex>
  );
}

/** The lines of a round, each with its own handle, and what passes in all; once decided they stand. */
export function LinesEditor({ categories, nameOf, range, aim, decided, around, onDecide }: LinesEditorProps) {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<Record<string, number>>({});
  const onLine = useCallback((type: string, line: number) => setMoved((before) => ({ ...before, [type]: line })), []);
  const setOf = (type: string) => decided?.find((line) => line.type === type)?.exact ?? null;
  const lineOf = (category: CategorySteps) => moved[category.type] ?? firstStep(category, setOf(category.type), aim);
  if (categories.length === 0) return <Text color="fg.muted">{t('adminJury.lines.none')}</Text>;
  const lines = categories.flatMap((category) => {
    const step = category.steps[lineOf(category)];
    return step ? [{ type: category.type, exact: step.exact }] : [];
  });
  return (
    <Stack gap="8">
      {categories.map((category) => (
        <CategoryLine
          key={category.type}
          category={category}
          name={nameOf(category.type)}
          range={range}
          aim={aim}
          line={lineOf(category)}
          onLine={onLine}
          isFixed={decided !== null}
          around={around}
        />
      ))}
      <Summary categories={categories} nameOf={nameOf} lineOf={lineOf}>
        {decided === null ? <Button onClick={() => onDecide(lines)}>{t('adminJury.lines.decide')}</Button> : null}
      </Summary>
    </Stack>
  );
}
