import { screen, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { competition } from '../../ui/competition/testing/competitionData.ts';
import { JuryTab } from './JuryTab.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';

beforeAll(async () => {
  await startI18n('en');
});

const seat = (number: number, firstName: string) => ({
  __typename: 'AdminJurySeat',
  seat: number,
  accountId: String(number),
  username: firstName.toLowerCase(),
  firstName,
  lastName: 'Judge',
  email: `${firstName}@example.com`,
  activated: true,
  state: 'ACCEPTED',
  chair: false,
  invitedAt: '2026-05-01T10:00:00Z',
  answeredAt: '2026-05-02T10:00:00Z',
  leftAt: null,
  remindableFrom: null,
  conflicts: [],
});
const judge = (number: number, firstName: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'SeatProgress',
  seat: number,
  firstName,
  lastName: 'Judge',
  state: 'ACTIVE',
  tasks: 40,
  marked: 12,
  withdrawn: 0,
  complete: false,
  finishedAt: null,
  lastAt: '2026-06-02T10:00:00Z',
  remindableFrom: '2026-06-02T10:00:00Z',
  ...changes,
});
const round = (
  stage = 'MARKING',
  progress = [judge(1, 'Anna'), judge(2, 'Béla', { marked: 40, remindableFrom: null })],
) => ({
  __typename: 'AdminJuryRound',
  id: 'a7',
  number: 7,
  version: 3,
  incomplete: 28,
  outside: 0,
  progress,
  round: {
    __typename: 'JuryRound',
    id: 'r7',
    number: 7,
    position: 1,
    title: { __typename: 'LocalizedText', hu: 'Első', en: 'First' },
    types: [],
    minPoint: 1,
    maxPoint: 5,
    pointNames: [],
    remarks: 'NONE',
    accepts: true,
    aim: 25,
    opens: '2026-06-01T10:00:00Z',
    closes: '2026-07-01T10:00:00Z',
    decidedAt: stage === 'DECIDED' ? '2026-07-02T10:00:00Z' : null,
    stage,
    photos: 40,
  },
});
const item = {
  number: 2,
  entryCount: 300,
  competition: { ...competition({ judgedBy: 'JURY' }), ended: false, status: 'PUBLISHED' },
} as unknown as AdministeredCompetitionFragment;

function open(rounds: unknown[], search = '?tab=jury&round=7', answers: Answers = {}) {
  return renderRoutes([{ path: '/', element: <JuryTab item={item} timeZone="UTC" /> }], `/${search}`, {
    AdminJury: () => ({
      data: {
        adminCompetition: {
          __typename: 'AdminCompetition',
          id: 'c2',
          number: 2,
          jury: {
            __typename: 'AdminJury',
            judgesMayEnter: false,
            namesPublic: 'AT_ONCE',
            version: 1,
            seats: [seat(1, 'Anna'), seat(2, 'Béla'), seat(3, 'Cili')],
            rounds,
          },
        },
      },
    }),
    ...answers,
  });
}
const answered =
  (field: string, more: Record<string, unknown> = {}) =>
  () => ({
    data: { [field]: { __typename: 'Payload', round: null, jury: null, userErrors: [], ...more } },
  });
const inputOf = (calls: { name: string; variables: Record<string, unknown> }[], name: string) =>
  calls.find((call) => call.name === name)?.variables['input'];

test('a new round is made with dates in the zone of the installation, and the work is told beforehand', async () => {
  const { user, fill, calls } = open([], '?tab=jury', { CreateRound: answered('createRound') });
  await user.click(await screen.findByRole('button', { name: 'New round' }));
  await fill('Title in Hungarian', 'Első');
  await fill('Title in English', 'First');
  await fill('Opens', '2026-06-01T10:00');
  await fill('Closes', '2026-07-01T10:00');
  expect(screen.getByText(/Photos for each judge: 300/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Cili Judge' }));
  await user.click(screen.getByRole('checkbox', { name: 'Points have names' }));
  await user.type(screen.getByLabelText('5, in Hungarian'), 'kiemelkedő ');
  await user.type(screen.getByLabelText('5, in English'), 'outstanding');
  await user.click(screen.getByRole('button', { name: 'Make the round' }));
  await screen.findByRole('button', { name: 'New round' });
  expect(inputOf(calls, 'CreateRound')).toEqual({
    competitionNumber: 2,
    title: { hu: 'Első', en: 'First' },
    position: 1,
    types: [],
    minPoint: 1,
    maxPoint: 5,
    pointNames: [{ point: 5, name: { hu: 'kiemelkedő', en: 'outstanding' } }],
    remarks: 'NONE',
    accepts: false,
    aim: null,
    opens: '2026-06-01T10:00:00.000Z',
    closes: '2026-07-01T10:00:00.000Z',
    panel: [1, 2],
  });
});

test('a round’s page shows how far each judge is, and reminds only those for whom photos wait', async () => {
  const { user, calls } = open([round()], undefined, { RemindOfRound: answered('remindOfRound') });
  await screen.findByText('12 of 40 photos');
  expect(screen.getByText('40 of 40 photos')).toBeVisible();
  expect(screen.getByText(/Incomplete photos: 28/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remind Béla Judge' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remind Anna Judge' }));
  expect(inputOf(calls, 'RemindOfRound')).toEqual({ competitionNumber: 2, roundNumber: 7, seat: 1 });
});

test('a judge is left out with a reason alone', async () => {
  const { user, calls } = open([round()], undefined, { SetPanelSeat: answered('setPanelSeat') });
  await user.click(await screen.findByRole('button', { name: 'Withdraw Anna Judge from the round' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Withdraw' });
  expect(confirm).toBeEnabled();
  await user.selectOptions(within(dialog).getByRole('combobox'), 'LEFT_OUT');
  expect(confirm).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox'), 'Is related to an entrant');
  await user.click(confirm);
  expect(inputOf(calls, 'SetPanelSeat')).toEqual({
    competitionNumber: 2,
    roundNumber: 7,
    seat: 1,
    state: 'LEFT_OUT',
    reason: 'Is related to an entrant',
  });
});

test('a round is closed now after it was asked, by an instant that has passed', async () => {
  const { user, calls } = open([round()], undefined, { UpdateRound: answered('updateRound', { current: null }) });
  await user.click(await screen.findByRole('button', { name: 'Close now' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Close the round now?' });
  expect(inputOf(calls, 'UpdateRound')).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Close now' }));
  const input = inputOf(calls, 'UpdateRound') as { closes: string; version: number };
  expect(input).toMatchObject({ competitionNumber: 2, roundNumber: 7, version: 3 });
  expect(Date.parse(input.closes)).toBeLessThan(Date.now());
});

test('of an open round only titles and closing are sent', async () => {
  const { user, fill, calls } = open([round()], undefined, { UpdateRound: answered('updateRound') });
  await user.click(await screen.findByRole('button', { name: 'Change the closing' }));
  expect(screen.getByLabelText('Opens')).toBeDisabled();
  await fill('Closes', '2026-07-02T10:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(Object.keys(inputOf(calls, 'UpdateRound') as object).sort()).toEqual([
    'closes',
    'competitionNumber',
    'roundNumber',
    'title',
    'version',
  ]);
});

test('a round that has closed is opened again with a reason', async () => {
  const { user, fill, calls } = open([round('COUNTING')], undefined, { ReopenRound: answered('reopenRound') });
  const button = await screen.findByRole('button', { name: 'Open it again' });
  await fill('Closes', '2026-08-01T10:00');
  expect(button).toBeDisabled();
  await fill('Reason (it goes into the audit log)', 'A judge was ill');
  await user.click(button);
  expect(inputOf(calls, 'ReopenRound')).toEqual({
    competitionNumber: 2,
    roundNumber: 7,
    closes: '2026-08-01T10:00:00.000Z',
    reason: 'A judge was ill',
  });
});

test('a closed round says by name whether all is marked, and of late photos that reopening takes them in', async () => {
  const untold = { tasks: null, marked: null, withdrawn: null, remindableFrom: null };
  const progress = [judge(1, 'Anna', { ...untold, complete: true }), judge(2, 'Béla', untold)];
  open([{ ...round('COUNTING', progress as never), outside: 2 }]);
  expect(
    await screen.findByText(
      '2 photos were approved after the closing and are not in the round. Open the round again to take them in.',
    ),
  ).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Judges of the round' });
  expect(within(panel).getByText('Done with every photo')).toBeVisible();
  expect(within(panel).getByText('Not done with every photo')).toBeVisible();
  expect(panel).not.toHaveTextContent(/of \d+ photo/);
  expect(within(panel).queryByRole('progressbar')).toBeNull();
});
