import { Button } from '@chakra-ui/react/button';
import { SearchField } from '../ui/SearchField.tsx';
import { BulkBar, type BulkBarProps } from '../ui/table/BulkBar.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { FilterDay } from '../ui/table/FilterDay.tsx';
import { FilterSelect } from '../ui/table/FilterSelect.tsx';
import { ListBar } from '../ui/table/ListBar.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { RowCards } from '../ui/table/RowCards.tsx';
import { RowChoice } from '../ui/table/RowChoice.tsx';
import { SavedViews } from '../ui/table/SavedViews.tsx';
import type { DataTableProps } from '../ui/table/tableProps.ts';
import { SkeletonRows } from '../ui/table/SkeletonRows.tsx';
import { TableViewChoice } from '../ui/table/TableViewChoice.tsx';
import { WideTable } from '../ui/table/WideTable.tsx';
import type { Specimens } from './specimen.ts';

const nothing = () => undefined;

const people = [
  { id: '1', name: 'Anna Nagy', entries: 4 },
  { id: '2', name: 'Béla Kis', entries: 0 },
];

const tableOf = (rows: typeof people, chosen?: ReadonlySet<string>): DataTableProps<(typeof people)[number]> => ({
  caption: 'People',
  columns: [
    { key: 'name', title: 'Name', sortable: true, cell: ({ name }) => name },
    { key: 'entries', title: 'Entries', numeric: true, cell: ({ entries }) => entries },
  ],
  rows,
  keyOf: ({ id }) => id,
  empty: 'There is nobody.',
  sort: { key: 'name', direction: 'ASC' },
  onSort: nothing,
  selection: chosen ? { chosen, onChange: nothing, labelOf: ({ id }) => `Choose ${id}` } : undefined,
});

const bulk = (props: Partial<BulkBarProps>) => (
  <BulkBar
    chosen={0}
    matching={1250}
    progress={null}
    result={null}
    nameOf={(id) => `Person ${id}`}
    onChooseAll={nothing}
    onClear={nothing}
    onStop={nothing}
    onForget={nothing}
    onUndo={nothing}
    {...props}
  >
    <Button size="sm" variant="outline">
      Disable
    </Button>
  </BulkBar>
);

const filter = (value: string) => (
  <FilterSelect label="Status" any="all" value={value} onChange={nothing}>
    <option value="PENDING">Waiting</option>
  </FilterSelect>
);

const views = <SavedViews list="workshop" shipped={[{ name: 'Drafts', query: 'state=DRAFT' }]} />;

/** Lists, and what stands over and below them. */
export const tableSpecimens: Specimens = {
  'table/BulkBar.tsx': [
    { state: 'some chosen', show: () => bulk({ chosen: 3 }) },
    { state: 'at work', show: () => bulk({ chosen: 250, progress: { done: 75, total: 250 } }) },
    {
      state: 'one refused',
      show: () =>
        bulk({
          result: {
            changed: ['2', '3'],
            left: [],
            failure: null,
            refused: [{ id: '1', refusal: 'Somebody else has changed it.' }],
          },
        }),
    },
  ],
  'table/DataTable.tsx': [
    { state: 'rows', show: () => <DataTable {...tableOf(people)} /> },
    { state: 'rows to choose', show: () => <DataTable {...tableOf(people, new Set(['1']))} /> },
    { state: 'no rows', show: () => <DataTable {...tableOf([])} /> },
  ],
  'table/RowCards.tsx': [{ state: 'rows as cards', show: () => <RowCards {...tableOf(people, new Set(['1']))} /> }],
  'table/RowChoice.tsx': [
    { state: 'chosen', show: () => <RowChoice label="Choose Ágnes" checked onChange={nothing} /> },
    { state: 'not chosen', show: () => <RowChoice label="Choose Béla" checked={false} onChange={nothing} /> },
  ],
  'table/TableViewChoice.tsx': [
    {
      state: 'one column left out',
      show: () => (
        <TableViewChoice
          columns={[
            { key: 'email', title: 'Address' },
            { key: 'entries', title: 'Entries' },
          ]}
          view={{ hidden: ['email'], dense: false }}
          onChange={nothing}
        />
      ),
    },
  ],
  'table/WideTable.tsx': [
    { state: 'columns to choose', show: () => <WideTable {...tableOf(people)} view="workshop" /> },
  ],
  'table/FilterDay.tsx': [
    { state: 'any day', show: () => <FilterDay label="Day" value="" onChange={nothing} /> },
    { state: 'a day', show: () => <FilterDay label="Day" value="2026-05-01" onChange={nothing} /> },
  ],
  'table/SkeletonRows.tsx': [{ state: 'rows that come', show: () => <SkeletonRows rows={3} /> }],
  'table/FilterSelect.tsx': [
    { state: 'everything', show: () => filter('') },
    { state: 'narrowed', show: () => filter('PENDING') },
  ],
  'table/ListBar.tsx': [
    {
      state: 'a search, a filter, a view and an act',
      show: () => (
        <ListBar views={views} acts={<Button size="sm">Write to them</Button>}>
          <SearchField compact label="Search" value="" onSearch={nothing} />
          {filter('')}
        </ListBar>
      ),
    },
  ],
  'table/Pager.tsx': [
    {
      state: 'a page in the middle',
      show: () => (
        <Pager place={{ page: 1, size: 20, totalItems: 55, totalPages: 3 }} onPage={nothing} onSize={nothing} />
      ),
    },
  ],
  'table/SavedViews.tsx': [
    {
      state: 'two that everybody has',
      show: () => (
        <SavedViews
          list="workshop"
          shipped={[
            { name: 'Drafts', query: 'state=DRAFT' },
            { name: 'Being sent', query: 'state=RUNNING' },
          ]}
        />
      ),
    },
  ],
};
