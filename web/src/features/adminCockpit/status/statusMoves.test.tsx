import { screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { StatusMoves } from './StatusMoves.tsx';

beforeAll(() => startI18n('en'));

type Status = AdministeredCompetitionFragment['competition']['status'];
type Moves = AdministeredCompetitionFragment['moves'];

const item = (status: Status, moves: Omit<Moves[number], '__typename'>[], deletable = false) =>
  ({
    __typename: 'AdminCompetition',
    id: '7',
    version: 3,
    entryCount: 4,
    voteCount: 5,
    deletable,
    moves: moves.map((move) => ({ __typename: 'StatusMove', ...move })),
    competition: { __typename: 'Competition', id: '7', status, title: { hu: 'Tavasz', en: 'Spring' } },
  }) as AdministeredCompetitionFragment;

const no = { allowed: false, from: null };
const yes = { allowed: true, from: null };

/** @param waiting how many photos wait for a decision */
function open(shown: AdministeredCompetitionFragment, waiting = 0) {
  const payload = { competition: null, userErrors: [] };
  return renderRoutes([{ path: '/x', element: <StatusMoves item={shown} timeZone="Europe/Budapest" /> }], '/x', {
    SetCompetitionStatus: () => ({ data: { setCompetitionStatus: payload } }),
    ModeratedItems: () => {
      const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 1, totalItems: waiting, totalPages: waiting };
      return { data: { moderationPage: { __typename: 'ModerationPage', items: [], pageInfo } } };
    },
  });
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('what the service allows is offered, whatever the status', async () => {
  open(
    item('PUBLISHED', [
      { to: 'PAUSED', ...no },
      { to: 'ARCHIVED', ...yes },
      { to: 'CANCELLED', ...yes },
      { to: 'DRAFT', ...no },
    ]),
  );
  await screen.findByRole('button', { name: 'Archive' });
  expect(buttons()).toEqual(['Archive', 'Cancel the competition']);
});

test('what time alone keeps back says from when, and cannot be pressed', async () => {
  open(item('PUBLISHED', [{ to: 'ARCHIVED', allowed: false, from: '2026-05-30T10:00:00.000Z' }]));
  expect(await screen.findByRole('button', { name: /^Archive \(after .*2026/ })).toBeDisabled();
});

test.each([
  [0, /votes: 5\) ?$/],
  [1, / 1 photo waits for a decision and is not in the results\.$/],
  [2, / 2 photos wait for a decision and are not in the results\.$/],
])('archiving says what can still change, and how many photos wait: %d', async (waiting, end) => {
  const { user, calls } = open(item('PUBLISHED', [{ to: 'ARCHIVED', ...yes }]), waiting);
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  const text = await screen.findByText(/photos can still be taken out\. \(photos: 4, votes: 5\)/);
  await waitFor(() => expect(text).toHaveTextContent(end));
  expect(calls.map(({ name, variables }) => [name, variables['status']])).toEqual([['ModeratedItems', ['PENDING']]]);
});

test('deleting is offered where the service says so', async () => {
  open(item('DRAFT', [{ to: 'PUBLISHED', ...yes }], true));
  await screen.findByRole('button', { name: 'Publish' });
  expect(buttons()).toEqual(['Publish', 'Delete']);
});

test('publishing what is paused is resuming it; it is asked first, and the version goes along', async () => {
  const { user, calls } = open(item('PAUSED', [{ to: 'PUBLISHED', ...yes }]));
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('Resume Spring?')).toBeVisible();
  expect(calls).toEqual([]);
  const [, confirm] = await screen.findAllByRole('button', { name: 'Resume', hidden: true });
  await user.click(confirm as HTMLElement);
  expect(calls.map(({ variables }) => variables['input'])).toEqual([{ id: '7', status: 'PUBLISHED', version: 3 }]);
});
