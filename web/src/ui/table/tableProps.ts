import type { ReactNode } from 'react';

/** A column of a table; the first one names the row. */
export interface Column<Row> {
  /** Names it; also by which it is sorted, where it can be. */
  key: string;
  title: string;
  sortable?: boolean;
  /** Numbers stand at the end of their cell. */
  numeric?: boolean;
  /** Whether the column holds actions of the row: in a card it takes the full width, below the rest. */
  action?: boolean;
  /** Its value says what it is: in a card its title is only read out. */
  plain?: boolean;
  /** Left out until somebody chooses it: what few look for, and is on the row's own page. */
  extra?: boolean;
  /** Left out on a phone, where a row has two lines; it is on the row's own page. */
  wide?: boolean;
  cell: (row: Row) => ReactNode;
}

/** The columns of a table. Rows are rendered again when they change: a table to choose from keeps them (`useMemo`). */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** By what a table is sorted. */
export interface TableSort {
  key: string;
  direction: 'ASC' | 'DESC';
}

/** Which rows are chosen, across pages. */
export interface TableSelection<Row> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Label of a row's checkbox. Kept (`useCallback`): another function renders all rows again. @param index of the row, from 0 */
  labelOf: (row: Row, index: number) => string;
}

/** Props of a table. */
export interface DataTableProps<Row> {
  /** Caption that tells the kind of the rows; read out before them, not shown. */
  caption: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Said instead of the rows when there are none. */
  empty: string;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Name under which this browser keeps which columns are shown and how dense they are; without one they cannot be chosen. */
  view?: string | undefined;
}
