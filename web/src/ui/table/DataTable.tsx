import { Text } from '@chakra-ui/react/text';
import { useIsWide } from '../useIsWide.ts';
import { RowCards } from './RowCards.tsx';
import type { DataTableProps } from './tableProps.ts';
import { WideTable } from './WideTable.tsx';

/**
 * A table of rows that the server has sorted, filtered and cut into pages. On phones each row is a card, whose title is the first
 * column.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isWide = useIsWide();
  if (props.rows.length === 0)
    return (
      <Text py="8" color="fg.muted" textAlign="center" borderWidth="1px" borderRadius="l2">
        {props.empty}
      </Text>
    );
  return isWide ? <WideTable {...props} /> : <RowCards {...props} />;
}
