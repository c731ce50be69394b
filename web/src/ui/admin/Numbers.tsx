import { Box } from '@chakra-ui/react/box';
import { useFormat } from '../../i18n/format.ts';

/** A number and what it counts. */
export interface NumberItem {
  label: string;
  value: number;
  /** Addition in small print. */
  note?: string;
}

/** Numbers beside each other, each with what it counts. */
export function Numbers({ items }: { items: readonly NumberItem[] }) {
  const format = useFormat();
  return (
    <Box
      as="dl"
      display="grid"
      // As wide as each other, over the whole width, in one row or in several.
      gridTemplateColumns="repeat(auto-fit, minmax(6.5rem, 1fr))"
      alignItems="flex-start"
      columnGap="4"
      rowGap="5"
    >
      {items.map(({ label, value, note }) => (
        <Box key={label} display="flex" flexDirection="column-reverse">
          <Box as="dt" textStyle="sm" color="fg.muted">
            {label}
            {note ? (
              <Box as="span" display="block" textStyle="xs">
                {note}
              </Box>
            ) : null}
          </Box>
          <Box as="dd" textStyle="2xl" fontVariantNumeric="tabular-nums">
            {format.number(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
