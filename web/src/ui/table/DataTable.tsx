import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '../useIsWide.ts';

/** A column of a table; the first one names the row. */
export interface Column<Row> {
  /** Names it; also by which it is sorted, where it can be. */
  key: string;
  title: string;
  sortable?: boolean;
  /** Numbers stand at the end of their cell. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

/** By what a table is sorted. */
export interface TableSort {
  key: string;
  direction: 'ASC' | 'DESC';
}

/** Which rows are chosen, across pages. */
export interface TableSelection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** What the checkbox of a row is called. */
  labelOf: (key: string) => string;
}

/** Props of a table. */
export interface DataTableProps<Row> {
  /** What the rows are; read out before them, not shown. */
  caption: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Said instead of the rows when there are none. */
  empty: string;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: TableSelection | undefined;
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const { key, title, sortable = false, numeric = false } = column;
  const sorted = sort?.key === key ? sort.direction : null;
  const end = numeric ? 'end' : undefined;
  if (!sortable || !onSort)
    return (
      <Table.ColumnHeader scope="col" textAlign={end}>
        {title}
      </Table.ColumnHeader>
    );
  return (
    <Table.ColumnHeader
      scope="col"
      textAlign={end}
      aria-sort={sorted === 'ASC' ? 'ascending' : sorted === 'DESC' ? 'descending' : 'none'}
    >
      <Button
        variant="ghost"
        size="sm"
        mx="-3"
        fontWeight="semibold"
        onClick={() => onSort({ key, direction: sorted ? opposite[sorted] : 'ASC' })}
      >
        {title}
        {sorted === 'ASC' ? <ArrowUp aria-hidden /> : sorted === 'DESC' ? <ArrowDown aria-hidden /> : null}
      </Button>
    </Table.ColumnHeader>
  );
}

function toggled(chosen: ReadonlySet<string>, keys: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

function Choice({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      style={{ width: '1.25rem', height: '1.25rem', accentColor: 'var(--chakra-colors-accent-solid)' }}
    />
  );
}

function WideTable<Row>({ caption, columns, rows, keyOf, sort, onSort, selection }: DataTableProps<Row>) {
  const { t } = useTranslation();
  const keys = rows.map(keyOf);
  const all = keys.length > 0 && keys.every((key) => selection?.chosen.has(key));
  return (
    <Table.ScrollArea borderWidth="1px" borderRadius="l2" tabIndex={0} role="group" aria-label={caption}>
      <Table.Root size="sm" interactive>
        <Table.Caption srOnly>{caption}</Table.Caption>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {selection ? (
              <Table.ColumnHeader scope="col" width="10">
                <Choice
                  label={t('admin.table.choosePage')}
                  checked={all}
                  onChange={(on) => selection.onChange(toggled(selection.chosen, keys, on))}
                />
              </Table.ColumnHeader>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <Table.Row key={key} data-selected={selection?.chosen.has(key) ? '' : undefined}>
                {selection ? (
                  <Table.Cell>
                    <Choice
                      label={selection.labelOf(key)}
                      checked={selection.chosen.has(key)}
                      onChange={(on) => selection.onChange(toggled(selection.chosen, [key], on))}
                    />
                  </Table.Cell>
                ) : null}
                {columns.map(({ key: name, numeric, cell }, index) =>
                  index === 0 ? (
                    <Table.ColumnHeader key={name} scope="row" fontWeight="medium" bg="transparent">
                      {cell(row)}
                    </Table.ColumnHeader>
                  ) : (
                    <Table.Cell key={name} textAlign={numeric ? 'end' : undefined}>
                      {cell(row)}
                    </Table.Cell>
                  ),
                )}
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

function Cards<Row>({ caption, columns, rows, keyOf, selection }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <Stack as="ul" aria-label={caption} gap="3" listStyleType="none">
      {rows.map((row) => {
        const key = keyOf(row);
        return (
          <Box as="li" key={key} borderWidth="1px" borderRadius="l2" bg="bg.panel" p="4">
            <Box display="flex" gap="3" alignItems="flex-start" fontWeight="medium">
              {selection ? (
                <Choice
                  label={selection.labelOf(key)}
                  checked={selection.chosen.has(key)}
                  onChange={(on) => selection.onChange(toggled(selection.chosen, [key], on))}
                />
              ) : null}
              <Box flex="1" minW="0">
                {first.cell(row)}
              </Box>
            </Box>
            <Box as="dl" mt="2" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" textStyle="sm">
              {others.map(({ key: name, title, cell }) => (
                <Box key={name} display="contents">
                  <Box as="dt" color="fg.muted">
                    {title}
                  </Box>
                  <Box as="dd" minW="0">
                    {cell(row)}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}

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
  return isWide ? <WideTable {...props} /> : <Cards {...props} />;
}
