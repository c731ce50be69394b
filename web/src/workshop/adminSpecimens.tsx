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
import { SaveBar } from '../ui/admin/SaveBar.tsx';
import { RankChanges } from '../ui/admin/ranking/RankChanges.tsx';
import type { CompetitionTimesFragment } from '../ui/competition/generated/graphql.ts';
import { ComposeField } from '../ui/compose/ComposeField.tsx';
import { MailFrame } from '../ui/compose/MailFrame.tsx';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { DangerDialog } from '../ui/DangerDialog.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import type { Specimens } from './specimen.ts';

const nothing = () => undefined;
const idle = { error: null, refusals: [], pending: false, run: nothing };

const times: CompetitionTimesFragment = {
  __typename: 'Competition',
  judgedBy: 'VOTERS',
  id: '1',
  number: 1,
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

const entry = {
  __typename: 'AuditEntry' as const,
  id: '1',
  at: '2026-05-01T10:00:00.000Z',
  actor: 'admin',
  action: 'competition.updated',
  objectType: 'competition',
  objectId: '7',
  label: 'Spring',
  competitionNumber: 7,
  competitionTitle: 'Spring',
  before: null,
  after: null,
};

/** So many photos, approved one after the other. */
const approved = Array.from({ length: 52 }, (_, index) => ({
  ...entry,
  id: `approved ${index}`,
  at: new Date(Date.parse(entry.at) - index * 7000).toISOString(),
  action: 'image.moderated',
  objectType: 'image',
  objectId: String(index),
  label: `Dusk ${index}`,
  after: '{"moderation":"APPROVED"}',
}));

const rankChange = {
  imageNumber: 12,
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
    { state: 'in a line', show: () => <SearchField compact label="Search" value="" onSearch={nothing} /> },
  ],
  'admin/AuditList.tsx': [
    { state: 'no entries', show: () => <AuditList entries={[]} /> },
    {
      state: 'with what changed',
      show: () => <AuditList entries={[{ ...entry, before: '{"minPoint":1}', after: '{"minPoint":2}' }]} />,
    },
    {
      state: 'a run, new, with its competition',
      show: () => <AuditList entries={approved} ofCompetition isNew={() => true} />,
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
  'admin/SaveBar.tsx': [
    {
      state: 'nothing changed',
      show: () => (
        <SaveBar isDirty={false}>
          <Button>Save</Button>
        </SaveBar>
      ),
    },
    {
      state: 'two fields refused',
      show: () => (
        <SaveBar isDirty errors={2}>
          <Button>Save</Button>
        </SaveBar>
      ),
    },
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
};
