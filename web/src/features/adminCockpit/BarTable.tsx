import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';

/** A row: what it is about, and its numbers. */
export interface BarRow {
  name: string;
  values: readonly number[];
}

/** Props of the table. */
export interface BarTableProps {
  caption: string;
  /** Heads: of the names, then of each number. */
  heads: readonly [string, ...string[]];
  rows: readonly BarRow[];
  /** How a number is written. */
  shown: (value: number) => string;
}

/** Numbers by row, each with a bar that says the same to the eye. */
export function BarTable({ caption, heads, rows, shown }: BarTableProps) {
  const [first, ...numbers] = heads;
  const most = numbers.map((_, column) => Math.max(Number.MIN_VALUE, ...rows.map(({ values }) => values[column] ?? 0)));
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={caption}>
      <chakra.table width="full" fontVariantNumeric="tabular-nums">
        <chakra.caption textAlign="start" fontWeight="medium" pb="2">
          {caption}
        </chakra.caption>
        <thead>
          <tr>
            {[first, ...numbers].map((head, index) => (
              <chakra.th
                key={head}
                scope="col"
                textAlign="start"
                textStyle="sm"
                color="fg.muted"
                fontWeight="normal"
                pe="4"
                // As narrow as its text: the bars get the rest.
                width={index === 0 ? '1%' : undefined}
              >
                {head}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <chakra.th scope="row" dir="auto" textAlign="start" fontWeight="normal" pe="4" py="1" whiteSpace="nowrap">
                {name}
              </chakra.th>
              {values.map((value, column) => (
                <chakra.td key={numbers[column]} pe="4" minW="24">
                  <Box display="flex" alignItems="center" gap="2">
                    <Box
                      aria-hidden
                      height="3"
                      data-drawn
                      bg="accent.solid"
                      style={{ width: `${(60 * value) / (most[column] ?? 1)}%` }}
                    />
                    {shown(value)}
                  </Box>
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
