import { Box } from '@chakra-ui/react/box';
import { useFormat } from '../../i18n/format.ts';

/** A number and what it counts. */
export interface NumberItem {
  label: string;
  value: number;
}

/** Numbers beside each other, each with what it counts. */
export function Numbers({ items }: { items: readonly NumberItem[] }) {
  const format = useFormat();
  return (
    <Box as="dl" display="flex" flexWrap="wrap" gap="6">
      {items.map(({ label, value }) => (
        <Box key={label} display="flex" flexDirection="column-reverse">
          <Box as="dt" textStyle="sm" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" textStyle="2xl" fontVariantNumeric="tabular-nums">
            {format.number(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
