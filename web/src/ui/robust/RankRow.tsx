import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { RankingMethod } from './generated/graphql.ts';
import type { RankAxis } from './rankAxis.ts';

/** The ways of counting, in the order of their lanes. */
export const methods = ['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM', 'NORMALISED'] as const satisfies readonly RankingMethod[];

/** Outlines within 10 × 10: a method is known by its form, too. */
const forms: Record<RankingMethod, string> = {
  BAYESIAN: 'M5 0 A5 5 0 1 1 4.99 0 Z',
  TRIMMED: 'M0.5 0.5 H9.5 V9.5 H0.5 Z',
  MEAN: 'M5 0 L10 9.5 H0 Z',
  SUM: 'M5 0 L10 5 L5 10 L0 5 Z',
  NORMALISED: 'M0.5 2.5 L2.5 0.5 L5 3 L7.5 0.5 L9.5 2.5 L7 5 L9.5 7.5 L7.5 9.5 L5 7 L2.5 9.5 L0.5 7.5 L3 5 Z',
};

/** Mark of a method. The organiser alone can compute NORMALISED: it is grey. */
export function MethodMark({ method }: { method: RankingMethod }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 10 10"
      boxSize="2"
      display="block"
      flexShrink="0"
      color={method === 'NORMALISED' ? 'fg.subtle' : 'accent.solid'}
    >
      <path d={forms[method]} fill="currentcolor" />
    </chakra.svg>
  );
}

/** Settings of a row. */
export interface RankRowProps {
  axis: RankAxis;
  interval: readonly number[];
  ranks: readonly { method: RankingMethod; rank: number }[];
}

/** The ranks of a photo: a mark for each method, each in a lane of its own, over the bar of its interval. */
export function RankRow({ axis, interval: [best = 1, worst = best], ranks }: RankRowProps) {
  const from = axis.at(best);
  return (
    <Box position="relative" height={`${ranks.length * 0.625}rem`} mx="2">
      {axis.ticks.map((tick) => (
        <Box
          key={tick}
          position="absolute"
          insetY="0"
          borderStartWidth="1px"
          borderColor="border.muted"
          style={{ insetInlineStart: `${axis.at(tick)}%` }}
        />
      ))}
      <Box
        position="absolute"
        insetY="0"
        bg="accent.subtle"
        borderWidth="1px"
        borderColor="accent.border"
        borderRadius="l1"
        ms="-1.5"
        style={{ insetInlineStart: `${from}%`, width: `calc(${axis.at(worst) - from}% + 0.75rem)` }}
      />
      {ranks.map(({ method, rank }) => (
        <Box
          key={method}
          position="absolute"
          ms="-1"
          style={{ insetInlineStart: `${axis.at(rank)}%`, top: `${methods.indexOf(method) * 0.625 + 0.0625}rem` }}
        >
          <MethodMark method={method} />
        </Box>
      ))}
    </Box>
  );
}
