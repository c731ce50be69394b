import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { HStack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import type { ScoreWriter } from '../../../i18n/scores.ts';

/** Settings of the bar. */
export interface PullBarProps {
  /** Ends of the bar. */
  minPoint: number;
  maxPoint: number;
  /** Mean point of the photo's own votes. */
  mean: number;
  /** Mean point of the category, towards which it is pulled. */
  m: number;
  score: number;
  /** How the score is written. */
  writtenScore: ScoreWriter;
}

/** Outlines within 10 × 10, around the middle: each mark has a form of its own, beside its colour. */
const forms = {
  mean: { d: 'M5 0 A5 5 0 1 1 4.99 0 Z', color: 'fg.muted', hollow: true },
  m: { d: 'M5 0 L10 5 L5 10 L0 5 Z', color: 'fg.muted', hollow: true },
  score: { d: 'M5 0 A5 5 0 1 1 4.99 0 Z', color: 'accent.solid', hollow: false },
} as const;
type Mark = keyof typeof forms;
const marks = ['mean', 'm', 'score'] as const;

function Form({ mark }: { mark: Mark }) {
  const { d, color, hollow } = forms[mark];
  return (
    <chakra.svg aria-hidden viewBox="-1 -1 12 12" boxSize="3" color={color} display="block" flexShrink="0">
      <chakra.path d={d} stroke="currentcolor" strokeWidth="1.6" fill={hollow ? 'bg' : 'currentcolor'} />
    </chakra.svg>
  );
}

/** From the mean of a photo's own votes towards that of its category: where its score lies between them. */
export function PullBar({ minPoint, maxPoint, writtenScore, ...values }: PullBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const at = (value: number) => (100 * (value - minPoint)) / (maxPoint - minPoint);
  const words = marks.map((mark) => ({
    mark,
    name: t(`why.${mark}`),
    value: (mark === 'score' ? writtenScore : format.score)(values[mark]),
  }));
  const [from, to] = [at(values.mean), at(values.score)].sort((a, b) => a - b) as [number, number];
  const label = t('why.bar', {
    list: format.list(words.map(({ name, value }) => `${name}: ${value}`)),
    from: minPoint,
    to: maxPoint,
  });
  return (
    <Box>
      <HStack gap="2" color="fg.muted" role="img" aria-label={label}>
        <span aria-hidden>{format.number(minPoint)}</span>
        <Box flex="1" position="relative" height="4" mx="2">
          <Box position="absolute" insetX="0" top="50%" borderTopWidth="1px" borderColor="border.emphasized" />
          <Box
            position="absolute"
            top="calc(50% - 1.5px)"
            height="3px"
            data-drawn
            bg="accent.solid"
            style={{ left: `${from}%`, width: `${to - from}%` }}
          />
          {marks.map((mark) => (
            <Box key={mark} position="absolute" top="0.5" ms="-1.5" style={{ left: `${at(values[mark])}%` }}>
              <Form mark={mark} />
            </Box>
          ))}
        </Box>
        <span aria-hidden>{format.number(maxPoint)}</span>
      </HStack>
      <HStack aria-hidden wrap="wrap" columnGap="4" rowGap="1" mt="1" textStyle="xs">
        {words.map(({ mark, name, value }) => (
          <HStack key={mark} gap="1.5">
            <Form mark={mark} />
            {name}: {value}
          </HStack>
        ))}
      </HStack>
    </Box>
  );
}
