import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, DataTableProps, TableSelection } from './tableProps.ts';
import { RowChoice } from './RowChoice.tsx';
import { onRowKey, rowMark } from './rowKeys.ts';
import { useTableView } from './tableView.ts';
import { TableViewChoice } from './TableViewChoice.tsx';
import { useRowChoice, type ChooseRow } from './useRowChoice.ts';

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/** Where a long or wide table is scrolled, its head and its first column stay. */
const named = { position: 'sticky', insetInlineStart: '0', zIndex: '1', bg: 'inherit' } as const;

function CellOfHeader<Row>({
  column,
  isFirst,
  sort,
  onSort,
}: { column: Column<Row>; isFirst: boolean } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const { key, title, sortable = false, numeric = false } = column;
  const sorted = sort?.key === key ? sort.direction : null;
  const place = { ...(isFirst ? named : {}), textAlign: numeric ? ('end' as const) : undefined };
  if (!sortable || !onSort)
    return (
      <Table.ColumnHeader scope="col" {...place}>
        {title}
      </Table.ColumnHeader>
    );
  return (
    <Table.ColumnHeader
      scope="col"
      {...place}
      aria-sort={sorted === 'ASC' ? 'ascending' : sorted === 'DESC' ? 'descending' : 'none'}
    >
      <Button
        variant="ghost"
        size="sm"
        // Its text stands over those of the cells: their padding, and the border of the button.
        px="2"
        mx="calc(-1px - {spacing.2})"
        fontWeight="medium"
        onClick={() => onSort({ key, direction: sorted ? opposite[sorted] : 'ASC' })}
      >
        {title}
        {sorted === 'ASC' ? <ArrowUp aria-hidden /> : sorted === 'DESC' ? <ArrowDown aria-hidden /> : null}
      </Button>
    </Table.ColumnHeader>
  );
}

const HeaderCell = memo(CellOfHeader) as typeof CellOfHeader;

const narrow = { '& td, & th': { py: '1' } };

interface RowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  index: number;
  /** Label of its checkbox; undefined where rows cannot be chosen. */
  labelOf: TableSelection<Row>['labelOf'] | undefined;
  checked: boolean;
  onChoose: ChooseRow;
}

function RowOfCells<Row>({ row, rowKey, index, columns, labelOf, checked, onChoose }: RowProps<Row>): ReactNode {
  return (
    <Table.Row {...rowMark} data-selected={checked ? '' : undefined}>
      {labelOf === undefined ? null : (
        <Table.Cell>
          <RowChoice
            label={labelOf(row, index)}
            checked={checked}
            onChange={(on, withRange) => onChoose(rowKey, on, withRange)}
          />
        </Table.Cell>
      )}
      {columns.map(({ key, numeric, cell }, place) =>
        place === 0 ? (
          <Table.ColumnHeader dir="auto" key={key} scope="row" fontWeight="medium" {...named}>
            {cell(row)}
          </Table.ColumnHeader>
        ) : (
          <Table.Cell dir="auto" key={key} textAlign={numeric ? 'end' : undefined}>
            {cell(row)}
          </Table.Cell>
        ),
      )}
    </Table.Row>
  );
}

/** Rendered again only when it changes: one that is chosen among a hundred does not render the others. */
const TableRow = memo(RowOfCells) as typeof RowOfCells;

/** The rows as a table. */
export function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSort, selection, view: viewName } = props;
  const { t } = useTranslation();
  const extra = columns.flatMap(({ key, extra: isExtra }) => (isExtra ? [key] : []));
  const [view, setView] = useTableView(viewName, extra);
  const keys = rows.map(keyOf);
  const { chooseRow, chooseRows } = useRowChoice(keys, selection);
  const all = keys.length > 0 && keys.every((key) => selection?.chosen.has(key));
  const shown = useMemo(
    () => columns.filter((column, index) => index === 0 || !view.hidden.includes(column.key)),
    [columns, view.hidden],
  );
  return (
    <Stack gap="1">
      <Table.ScrollArea
        borderWidth="1px"
        borderRadius="l2"
        // With the bar for the chosen rows below it, it fits into the window.
        maxH="calc(100dvh - {spacing.28})"
        // A row that takes the focus is not left beneath the head.
        scrollPaddingTop="12"
        // Long cells are broken before the table gets wider than its place, where what stands last would not be seen.
        whiteSpace="normal"
        tabIndex={0}
        role="group"
        aria-label={caption}
      >
        <Table.Root size="sm" interactive stickyHeader css={view.dense ? narrow : undefined}>
          <Table.Caption srOnly>{caption}</Table.Caption>
          <Table.Header>
            <Table.Row bg="bg.subtle" zIndex="2">
              {selection ? (
                <Table.ColumnHeader scope="col" width="10">
                  <RowChoice
                    label={t('admin.table.choosePage')}
                    checked={all}
                    onChange={(on) => chooseRows(keys, on)}
                  />
                </Table.ColumnHeader>
              ) : null}
              {shown.map((column, index) => (
                <HeaderCell key={column.key} column={column} isFirst={index === 0} sort={sort} onSort={onSort} />
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body onKeyDown={onRowKey}>
            {rows.map((row, index) => {
              const key = keyOf(row);
              return (
                <TableRow
                  key={key}
                  rowKey={key}
                  index={index}
                  row={row}
                  columns={shown}
                  labelOf={selection?.labelOf}
                  checked={selection?.chosen.has(key) ?? false}
                  onChoose={chooseRow}
                />
              );
            })}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {viewName === undefined ? null : <TableViewChoice columns={columns} view={view} onChange={setView} />}
    </Stack>
  );
}
