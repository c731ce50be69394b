import { Button } from '@chakra-ui/react/button';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ActionFailure } from '../ui/ActionFailure.tsx';
import { AuditList } from '../ui/admin/AuditList.tsx';
import { Card } from '../ui/admin/Card.tsx';
import { CheckList } from '../ui/admin/CheckList.tsx';
import { Standing } from '../ui/admin/competition/Standing.tsx';
import { DatesLine } from '../ui/admin/DatesLine.tsx';
import { ReasonDialog } from '../ui/admin/moderation/ReasonDialog.tsx';
import { Numbers } from '../ui/admin/Numbers.tsx';
import { RankChanges } from '../ui/admin/ranking/RankChanges.tsx';
import type { CompetitionTimesFragment } from '../ui/competition/generated/graphql.ts';
import { ComposeField } from '../ui/compose/ComposeField.tsx';
import { MailFrame } from '../ui/compose/MailFrame.tsx';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { DangerDialog } from '../ui/DangerDialog.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { BulkBar, type BulkBarProps } from '../ui/table/BulkBar.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { DataTableProps } from '../ui/table/tableProps.ts';
import { Pager } from '../ui/table/Pager.tsx';
import { RowCards } from '../ui/table/RowCards.tsx';
import { RowChoice } from '../ui/table/RowChoice.tsx';
import { SavedViews } from '../ui/table/SavedViews.tsx';
import { TableViewChoice } from '../ui/table/TableViewChoice.tsx';
import { WideTable } from '../ui/table/WideTable.tsx';
import type { Specimens } from './specimen.ts';

const nothing = () => undefined;
const idle = { error: null, refusals: [], pending: false, run: nothing };

const times: CompetitionTimesFragment = {
  __typename: 'Competition',
  id: '1',
  status: 'PUBLISHED',
  phase: 'VOTING',
  ended: false,
  now: '2026-05-15T10:00:00.000Z',
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-10T10:00:00.000Z',
  votingEnd: '2026-05-20T10:00:00.000Z',
  award: '2026-05-30T10:00:00.000Z',
};

/** A dialog behind a button: two themes cannot show one each at once. */
function Opened({ dialog }: { dialog: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      {open ? dialog(() => setOpen(false)) : null}
    </>
  );
}

function Composed({ text }: { text: string }) {
  const { control } = useForm({ defaultValues: { text } });
  return (
    <ComposeField
      control={control}
      name="text"
      label="Text"
      lang="en"
      variables={['name', 'link']}
      long
      hint="A hint"
    />
  );
}

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

const entry = {
  __typename: 'AuditEntry' as const,
  id: '1',
  at: '2026-05-01T10:00:00.000Z',
  actor: 'admin',
  action: 'competition.updated',
  objectType: 'competition',
  objectId: '7',
  label: 'Spring',
};

const rankChange = {
  imageId: '12',
  title: 'Dusk',
  rankBefore: 2,
  rankAfter: 1,
  overallRankBefore: 3,
  overallRankAfter: 2,
};

/** The parts of the administrators' pages. */
export const adminSpecimens: Specimens = {
  'ActionFailure.tsx': [
    {
      state: 'refused',
      show: () => (
        <ActionFailure action={{ error: null, refusals: [{ code: 'TAKEN', field: null, message: 'It is taken.' }] }} />
      ),
    },
  ],
  'ConflictDialog.tsx': [
    {
      state: 'opened by a button',
      show: () => (
        <Opened
          dialog={(close) => (
            <ConflictDialog
              fields={[{ name: 'title', label: 'Title', was: 'Spring', theirs: 'Spring 2026', mine: 'Spring light' }]}
              changedBy="anna"
              changedAt="2026-05-01T10:00:00.000Z"
              onResolve={close}
              onCancel={close}
            />
          )}
        />
      ),
    },
  ],
  'DangerDialog.tsx': [
    {
      state: 'opened by a button',
      show: () => (
        <Opened
          dialog={(close) => (
            <DangerDialog
              title="Delete the account?"
              typed={{ label: 'Type the username', word: 'anna' }}
              confirmLabel="Delete"
              action={idle}
              onCancel={close}
            >
              Four photos stay without a name.
            </DangerDialog>
          )}
        />
      ),
    },
  ],
  'SearchField.tsx': [
    { state: 'empty', show: () => <SearchField label="Search" value="" onSearch={nothing} /> },
    { state: 'with a text', show: () => <SearchField label="Search" value="anna" onSearch={nothing} /> },
  ],
  'admin/AuditList.tsx': [
    { state: 'no entries', show: () => <AuditList entries={[]} /> },
    {
      state: 'with what changed',
      show: () => <AuditList entries={[{ ...entry, before: '{"minPoint":1}', after: '{"minPoint":2}' }]} />,
    },
  ],
  'admin/Card.tsx': [{ state: 'titled', show: () => <Card title="Mail">It goes out.</Card> }],
  'admin/CheckList.tsx': [
    {
      state: 'one line of each kind',
      show: () => (
        <CheckList
          lines={[
            { name: 'a', severity: 'good', text: 'All dates are ahead.' },
            { name: 'b', severity: 'look', text: 'The rules are those that came with the product.' },
            { name: 'c', severity: 'bad', text: 'A title is missing.', help: <Button size="sm">Go there</Button> },
          ]}
        />
      ),
    },
  ],
  'admin/competition/Standing.tsx': [
    { state: 'a draft', show: () => <Standing competition={{ ...times, status: 'DRAFT' }} /> },
    { state: 'in voting', show: () => <Standing competition={times} /> },
    { state: 'archived', show: () => <Standing competition={{ ...times, status: 'ARCHIVED', ended: true }} /> },
  ],
  'admin/DatesLine.tsx': [
    { state: 'two dates passed', show: () => <DatesLine times={times} timeZone="Europe/Budapest" /> },
  ],
  'admin/moderation/ReasonDialog.tsx': [
    {
      state: 'opened by a button',
      show: () => (
        <Opened
          dialog={(close) => (
            <ReasonDialog
              title="Disqualify"
              confirmLabel="Disqualify"
              reason="needed"
              onConfirm={close}
              onCancel={close}
            >
              The photo is left out of the ranking.
            </ReasonDialog>
          )}
        />
      ),
    },
  ],
  'admin/Numbers.tsx': [
    {
      state: 'some',
      show: () => (
        <Numbers
          items={[
            { label: 'Photos', value: 1234 },
            { label: 'Votes', value: 0 },
          ]}
        />
      ),
    },
  ],
  'admin/ranking/RankChanges.tsx': [
    { state: 'no rank changes', show: () => <RankChanges changes={[]} /> },
    { state: 'one rank changes', show: () => <RankChanges changes={[rankChange]} /> },
  ],
  'compose/ComposeField.tsx': [
    { state: 'known variables', show: () => <Composed text="Dear {{name}}" /> },
    { state: 'an unknown variable', show: () => <Composed text="Dear {{nmae}}" /> },
  ],
  'compose/MailFrame.tsx': [
    {
      state: 'a mail',
      show: () => (
        <MailFrame
          mail={{
            recipient: 'anna@example.org',
            locale: 'en',
            subject: 'Voting is open',
            html: '<p>Dear Anna</p>',
            text: 'Dear Anna',
          }}
        />
      ),
    },
  ],
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
