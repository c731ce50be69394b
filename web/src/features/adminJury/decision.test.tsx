import { screen, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { competition } from '../../ui/competition/testing/competitionData.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { RoundPage } from './RoundPage.tsx';
import type { AdminJuryFragment, AdminRoundFragment } from './generated/graphql.ts';

beforeAll(async () => {
  await startI18n('en');
});

const chosen = (changes: Partial<AdminRoundFragment['round']> = {}): AdminRoundFragment => ({
  __typename: 'AdminJuryRound',
  id: 'a7',
  number: 7,
  version: 3,
  incomplete: 0,
  outside: 0,
  progress: [],
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
    decidedAt: null,
    stage: 'COUNTING',
    photos: 100,
    ...changes,
  },
});
const jury: AdminJuryFragment = {
  __typename: 'AdminJury',
  judgesMayEnter: false,
  namesPublic: 'AT_ONCE',
  version: 1,
  seats: [],
  rounds: [],
};
const item = {
  number: 2,
  entryCount: 100,
  competition: {
    ...competition({ judgedBy: 'JURY' }),
    entriesShown: 'ACCEPTED',
    status: 'PUBLISHED',
    imageTypes: [{ code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: 4 }],
  },
} as unknown as AdministeredCompetitionFragment;

const step = (score: number, exact: string, photos: number, photosFrom: number) => ({
  __typename: 'LineStep',
  score,
  exact,
  photos,
  photosFrom,
  authorsFrom: photosFrom,
  starred: 0,
  imageIds: [],
});
const lines = (version: number, line: string | null = null) => ({
  data: {
    adminJuryRound: {
      __typename: 'AdminJuryRound',
      id: 'a7',
      number: 7,
      lines: {
        __typename: 'JuryLines',
        roundNumber: 7,
        version,
        categories: [
          {
            __typename: 'LineCategory',
            type: 'colour',
            photos: 100,
            authors: 40,
            unscored: 0,
            missing: 1,
            line,
            steps: [step(5, '5/1', 20, 20), step(13 / 3, '13/3', 15, 35), step(2, '2/1', 65, 100)],
          },
        ],
      },
    },
  },
});
const payload = (field: string, userErrors: unknown[] = []) => ({
  data: { [field]: { __typename: 'Payload', round: null, userErrors } },
});

const open = (search: string, answers: Answers, round = chosen()) =>
  renderRoutes(
    [{ path: '/', element: <RoundPage item={item} jury={jury} chosen={round} timeZone="UTC" /> }],
    `/?tab=jury&round=7${search}`,
    { AdminJury: () => ({ data: { adminCompetition: null } }), ...answers },
  );
const inputs = (calls: { name: string; variables: Record<string, unknown> }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ variables }) => variables['input']);

test('lines are decided by the score that the handle stands on, after it was said what that does', async () => {
  const { user, calls } = open('&view=lines', {
    RoundLines: () => lines(4),
    DecideRound: () => payload('decideRound'),
  });
  const handle = await screen.findByRole('slider', { name: 'Place of the line: Colour' });
  handle.focus();
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Decide…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Record the decision of the jury?' });
  expect(dialog).toHaveTextContent('shown to nobody but their authors and the organisers');
  expect(inputs(calls, 'DecideRound')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Record the decision' }));
  expect(inputs(calls, 'DecideRound')).toEqual([
    { competitionNumber: 2, roundNumber: 7, version: 4, lines: [{ type: 'colour', exact: '13/3' }] },
  ]);
});

test('a chair who was too late is told so, and sees how the round stands now', async () => {
  let version = 4;
  const conflict = [{ __typename: 'UserError', code: 'VERSION_CONFLICT', field: null, message: 'Changed.' }];
  const { user, calls } = open('&view=lines', {
    RoundLines: () => lines(version),
    DecideRound: () => {
      version = 5;
      return payload('decideRound', conflict);
    },
  });
  const decide = async () => {
    await user.click(await screen.findByRole('button', { name: 'Decide…' }));
    await user.click(await screen.findByRole('button', { name: 'Record the decision' }));
  };
  await decide();
  expect(await screen.findByText(/Somebody has changed the round meanwhile/)).toBeVisible();
  await decide();
  expect(inputs(calls, 'DecideRound')).toMatchObject([{ version: 4 }, { version: 5 }]);
});

test('a round that does not accept is decided without lines', async () => {
  const { user, calls } = open('', { DecideRound: () => payload('decideRound') }, chosen({ accepts: false }));
  expect(screen.queryByRole('link', { name: 'Draw the line' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Decide…' }));
  await user.click(await screen.findByRole('button', { name: 'Record the decision' }));
  expect(inputs(calls, 'DecideRound')).toEqual([{ competitionNumber: 2, roundNumber: 7, version: 3, lines: [] }]);
});

test('a decision is taken back with a reason alone', async () => {
  const decided = chosen({ stage: 'DECIDED', decidedAt: '2026-07-02T10:00:00Z' });
  const { user, calls } = open('', { TakeDecisionBack: () => payload('takeDecisionBack') }, decided);
  expect(screen.queryByRole('button', { name: 'Open it again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take the decision back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take the decision back?' });
  const confirm = within(dialog).getByRole('button', { name: 'Take the decision back' });
  expect(confirm).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox'), 'A judge was left out');
  await user.click(confirm);
  expect(inputs(calls, 'TakeDecisionBack')).toEqual([
    { competitionNumber: 2, roundNumber: 7, version: 3, reason: 'A judge was left out' },
  ]);
});

test('lines that are decided stand', async () => {
  const decided = chosen({ stage: 'DECIDED', decidedAt: '2026-07-02T10:00:00Z' });
  open('&view=lines', { RoundLines: () => lines(5, '13/3') }, decided);
  expect(await screen.findByRole('img', { name: /Colour: From 4.33 on: 35 photos/ })).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});
