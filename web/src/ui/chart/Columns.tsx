import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';

/** A column: its label and its height. */
export interface Column {
  name: string;
  value: number;
}

/** A stretch behind the columns, from one place to another; a column is 1 wide, and the first begins at 0. */
export interface Band {
  name: string;
  from: number;
  to: number;
  /** Colour token. */
  bg: string;
}

/** Props of the chart. */
export interface ColumnsProps {
  /** Unit that the columns count, in words. */
  label: string;
  columns: readonly Column[];
  bands?: readonly Band[];
  /** The value of a column of full height; that of the highest when absent. */
  most?: number;
  /** How a value is written. */
  shown: (value: number) => string;
  /** Height, as a spacing token. */
  height?: string;
}

/** Most names that are written below; of more columns only the first, the middle and the last have theirs. */
const mostNames = 6;

/** Columns beside each other, as one picture with a label; screen readers find the numbers in the table of its frame. */
export function Columns({ label, columns, bands = [], most, shown, height = '32' }: ColumnsProps) {
  const highest = Math.max(0, ...columns.map(({ value }) => value));
  const full = most ?? Math.max(1, highest);
  const count = columns.length;
  // Few columns are no wide blocks.
  const width = count <= mostNames ? 0.4 : 0.8;
  const last = count - 1;
  const named = count <= mostNames ? columns.map((_, index) => index) : [0, Math.floor(last / 2), last];
  return (
    <Box>
      <HStack justify="space-between" textStyle="sm">
        <span>{label}</span>
        <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
          {shown(full)}
        </Box>
      </HStack>
      <Box height={height} borderBottomWidth="1px" borderTopWidth="1px" borderTopStyle="dashed">
        <chakra.svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${Math.max(1, count)} 100`}
          preserveAspectRatio="none"
          width="full"
          height="full"
          display="block"
          overflow="hidden"
        >
          {bands.map(({ name, from, to, bg }) => (
            <chakra.rect key={name} x={from} y={0} width={Math.max(0, to - from)} height={100} fill={bg} />
          ))}
          {columns.map(({ name, value }, index) => {
            const size = (100 * value) / full;
            return (
              <chakra.rect
                key={name}
                x={index + (1 - width) / 2}
                y={100 - size}
                width={width}
                height={size}
                fill="accent.solid"
              >
                <title>{`${name}: ${shown(value)}`}</title>
              </chakra.rect>
            );
          })}
        </chakra.svg>
      </Box>
      <HStack justify="space-between" textStyle="xs" color="fg.muted" aria-hidden>
        {count <= mostNames
          ? columns.map(({ name }) => (
              <Box key={name} flex="1" textAlign="center">
                {name}
              </Box>
            ))
          : named.map((index) => (
              <Box as="span" key={index} whiteSpace="nowrap">
                {columns[index]?.name}
              </Box>
            ))}
      </HStack>
    </Box>
  );
}
