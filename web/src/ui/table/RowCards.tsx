import { Box } from '@chakra-ui/react/box';
import { memo, type ReactNode } from 'react';
import type { Columns, DataTableProps, TableSelection } from './tableProps.ts';
import { RowChoice } from './RowChoice.tsx';
import { onRowKey, rowMark } from './rowKeys.ts';
import { useRowChoice, type ChooseRow } from './useRowChoice.ts';

interface CardProps<Row> {
  row: Row;
  rowKey: string;
  columns: Columns<Row>;
  index: number;
  /** Label of its checkbox; undefined where rows cannot be chosen. */
  labelOf: TableSelection<Row>['labelOf'] | undefined;
  checked: boolean;
  onChoose: ChooseRow;
}

function CardOfRow<Row>({ row, rowKey, index, columns, labelOf, checked, onChoose }: CardProps<Row>): ReactNode {
  const [first, ...rest] = columns;
  const shown = rest.filter(({ extra, wide }) => !extra && !wide);
  // A value that needs no label stands at the end of the first line, so that the rest fits into a second one.
  const lead = shown.find(({ plain }) => plain);
  const leading = lead?.cell(row);
  const others = shown.filter((column) => column !== lead);
  return (
    <Box as="li" {...rowMark} px="3" py="2.5" _notFirst={{ borderTopWidth: '1px' }}>
      <Box display="flex" gap="3" alignItems="flex-start" fontWeight="medium">
        {labelOf === undefined ? null : (
          // In the middle of the first line of text.
          <Box display="flex" alignItems="center" height="1lh">
            <RowChoice
              label={labelOf(row, index)}
              checked={checked}
              onChange={(on, withRange) => onChoose(rowKey, on, withRange)}
            />
          </Box>
        )}
        <Box dir="auto" flex="1" minW="0">
          {first.cell(row)}
        </Box>
        {lead && leading ? (
          <Box as="dl" flexShrink="0" maxW="50%" fontWeight="normal" textStyle="sm">
            <Box as="dt" srOnly>
              {lead.title}
            </Box>
            <Box as="dd" dir="auto">
              {leading}
            </Box>
          </Box>
        ) : null}
      </Box>
      <Box as="dl" mt="1" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" textStyle="sm">
        {others.map(({ key, title, action = false, plain = false, cell }) => {
          const content = cell(row);
          // A table has an empty cell; in a card a name without anything would look forgotten.
          if (content === null || content === undefined || content === '') return null;
          return (
            <Box key={key} display="flex" gap="1.5" minW="0" {...(action ? { flexBasis: 'full', mt: '1' } : {})}>
              <Box as="dt" color="fg.muted" srOnly={action || plain}>
                {title}
              </Box>
              <Box as="dd" dir="auto" minW="0">
                {content}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Rendered again only when it changes. */
const RowCard = memo(CardOfRow) as typeof CardOfRow;

/** The rows for phones: the name of each with how it stands, and beneath it the rest in a line that breaks where it must. */
export function RowCards<Row>({ caption, columns, rows, keyOf, selection }: DataTableProps<Row>) {
  const { chooseRow } = useRowChoice(rows.map(keyOf), selection);
  return (
    <Box
      as="ul"
      aria-label={caption}
      listStyleType="none"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      onKeyDown={onRowKey}
    >
      {rows.map((row, index) => {
        const key = keyOf(row);
        return (
          <RowCard
            key={key}
            rowKey={key}
            index={index}
            row={row}
            columns={columns}
            labelOf={selection?.labelOf}
            checked={selection?.chosen.has(key) ?? false}
            onChoose={chooseRow}
          />
        );
      })}
    </Box>
  );
}
