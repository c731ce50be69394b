import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';

/** Most bars that have their point written below; of more only the outer ones have. */
const mostLabels = 10;

/** Settings of the chart. */
export interface PointBarsProps {
  /** The lowest point, which the first number belongs to. */
  minPoint: number;
  /** How many votes each point has. */
  votesByPoint: readonly number[];
  /** Whether the numbers stand above the bars. */
  numbered?: boolean;
}

/** How the points of a photo were distributed: a bar for each, the lowest first; its label says the same in words. */
export function PointBars({ minPoint, votesByPoint, numbered = false }: PointBarsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const most = Math.max(1, ...votesByPoint);
  const last = votesByPoint.length - 1;
  const words = votesByPoint.map((count, n) =>
    t('shell.points.votes', { point: format.number(minPoint + n), count, votes: format.number(count) }),
  );
  return (
    <Flex
      role="img"
      aria-label={t('shell.points.distribution', { list: format.list(words) })}
      gap="1"
      align="flex-end"
      maxW={`${3 * votesByPoint.length}rem`}
      fontVariantNumeric="tabular-nums"
      textAlign="center"
      breakInside="avoid"
    >
      {votesByPoint.map((count, n) => (
        <Box key={minPoint + n} flex="1" minW="0" title={words[n]}>
          {numbered ? (
            <Text textStyle="xs" color={count === 0 ? 'fg.subtle' : 'fg'}>
              {format.number(count)}
            </Text>
          ) : null}
          <Box height={numbered ? '12' : '8'} display="flex" alignItems="flex-end" borderBottomWidth="1px">
            <Box
              data-drawn
              width="full"
              bg="accent.solid"
              style={{ height: `${(100 * count) / most}%`, printColorAdjust: 'exact' }}
            />
          </Box>
          <Text textStyle="xs" color="fg.muted" overflow="hidden">
            {last < mostLabels || n === 0 || n === last ? minPoint + n : '\u00a0'}
          </Text>
        </Box>
      ))}
    </Flex>
  );
}
