import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { recordNotifications, renderRoutes } from '../../testing/render.tsx';
import { competition } from '../../ui/competition/testing/competitionData.ts';
import { ConfirmAwards } from './ConfirmAwards.tsx';
import type { ChairAwardsFragment, JurySeatFragment } from './generated/graphql.ts';

beforeAll(() => startI18n('en'));

const award = (number: number, changes: Record<string, unknown>) => ({
  __typename: 'ChairAward',
  id: `a${number}`,
  number,
  kind: 'PLACE',
  title: { __typename: 'LocalizedText', hu: `Díj ${number}`, en: `Prize ${number}` },
  type: null,
  most: 1,
  winners: [],
  ...changes,
});
const awards = [
  award(1, { winners: [{ title: 'Light', number: 143 }] }),
  award(2, { most: 3, winners: [{ title: 'Fog', number: null }] }),
  award(3, { kind: 'BEST_AUTHOR', winners: [{ title: null, number: null }] }),
];
const seat = { competition: competition({ judgedBy: 'JURY' }) } as unknown as JurySeatFragment;

function open(confirmedAt: string | null = null, userErrors: unknown[] = []) {
  const list = { version: 4, confirmedAt, awards } as unknown as ChairAwardsFragment;
  return renderRoutes([{ path: '/', element: <ConfirmAwards seat={seat} list={list} timeZone="UTC" /> }], '/', {
    ConfirmAwards: () => ({
      data: { confirmAwards: { __typename: 'ConfirmAwardsPayload', seat: null, userErrors } },
    }),
  });
}

test('the chair confirms the list that was read, by its version, without the name of an author', async () => {
  const heard = recordNotifications();
  const { user, calls } = open();
  const items = (await screen.findAllByRole('listitem')).map((one) => one.textContent);
  expect(items).toEqual([
    'Prize 1No. 143: Light',
    'Prize 2Fog2 empty places',
    'Prize 3An author has it, whose name you do not see before the results.',
  ]);
  await user.click(screen.getByRole('button', { name: 'I confirm it' }));
  await waitFor(() => expect(heard.map(({ message }) => message)).toEqual(['You have confirmed the list of awards.']));
  const sent = calls.filter(({ name }) => name === 'ConfirmAwards').map(({ variables }) => variables);
  expect(sent).toEqual([{ input: { competitionNumber: 2, version: 4 } }]);
});

test('a list that has changed meanwhile is not confirmed, and the reason is told', async () => {
  const message = 'Somebody has changed the awards meanwhile.';
  const { user } = open(null, [{ __typename: 'UserError', code: 'VERSION_CONFLICT', field: null, message }]);
  await user.click(await screen.findByRole('button', { name: 'I confirm it' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a list that was confirmed says when, and asks no more', async () => {
  open('2026-06-10T10:00:00Z');
  const panel = within(await screen.findByRole('region', { name: 'The list of awards' }));
  expect(panel.getByText(/You confirmed it: .*2026/)).toBeVisible();
  expect(panel.queryByRole('button')).toBeNull();
});
