import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { CompetitionActions } from './CompetitionActions.tsx';

beforeAll(() => startI18n('en'));

type Status = AdministeredCompetitionFragment['competition']['status'];
type Moves = AdministeredCompetitionFragment['moves'];

const item = (status: Status, moves: Omit<Moves[number], '__typename'>[], deletable = false) =>
  ({
    __typename: 'AdminCompetition',
    id: '7',
    number: 7,
    version: 3,
    entryCount: 4,
    voteCount: 5,
    deletable,
    moves: moves.map((move) => ({ __typename: 'StatusMove', ...move })),
    competition: { __typename: 'Competition', id: '7', number: 7, status, title: { hu: 'Tavasz', en: 'Spring' } },
  }) as AdministeredCompetitionFragment;

const no = { allowed: false, from: null };
const yes = { allowed: true, from: null };

/** @param waiting how many photos wait for a decision */
function open(shown: AdministeredCompetitionFragment, waiting = 0) {
  const payload = { competition: null, userErrors: [] };
  return renderRoutes([{ path: '/x', element: <CompetitionActions item={shown} timeZone="Europe/Budapest" /> }], '/x', {
    SetCompetitionStatus: () => ({ data: { setCompetitionStatus: payload } }),
    ModeratedItems: () => {
      const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 1, totalItems: waiting, totalPages: waiting };
      return { data: { moderationPage: { __typename: 'ModerationPage', items: [], pageInfo } } };
    },
  });
}
type User = ReturnType<typeof open>['user'];

/** Opens the menu. @returns what it offers, in its order */
async function menu(user: User): Promise<string[]> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}
const choose = async (user: User, name: string) => {
  await menu(user);
  await user.click(screen.getByRole('menuitem', { name }));
};

describe('the next step is a button, and the menu has the rest, what cannot be taken back last', () => {
  const ways = ['Make a copy', 'Time machine'];
  const allowed = (...moves: Moves[number]['to'][]) => moves.map((to) => ({ to, ...yes }));

  test.each([
    ['a draft', item('DRAFT', allowed('PUBLISHED'), true), 'button', 'Publish', ['Edit', ...ways, 'Delete']],
    ['a draft that cannot be published', item('DRAFT', [], true), 'link', 'Edit', [...ways, 'Delete']],
    [
      'a running one',
      item('PUBLISHED', allowed('CANCELLED', 'PAUSED')),
      'link',
      'See it on the site',
      ['Edit', 'Review photos', ...ways, 'Pause', 'Cancel the competition'],
    ],
    [
      'a paused one',
      item('PAUSED', allowed('PUBLISHED', 'CANCELLED')),
      'button',
      'Resume',
      ['Edit', 'Review photos', 'See it on the site', ...ways, 'Cancel the competition'],
    ],
    [
      'one that has ended',
      item('PUBLISHED', allowed('ARCHIVED')),
      'button',
      'Archive',
      ['Edit', 'Review photos', 'See it on the site', ...ways],
    ],
    ['an archived one', item('ARCHIVED', []), 'link', 'See it on the site', ['Edit', 'Review photos', ...ways]],
  ])('%s', async (_, shown, role, next, rest) => {
    const { user } = open(shown);
    expect(await screen.findByRole(role, { name: next })).toBeVisible();
    expect(await menu(user)).toEqual(rest);
  });
});

test('photos that wait are reviewed first', async () => {
  const { user } = open(item('PUBLISHED', []), 3);
  expect(await screen.findByRole('link', { name: 'Review photos' })).toHaveAttribute('href', '/x?queue=images');
  expect(await menu(user)).not.toContain('Review photos');
});

test('a move that the service does not allow is not offered, whatever the status', async () => {
  const { user } = open(
    item('PUBLISHED', [
      { to: 'PAUSED', ...no },
      { to: 'DRAFT', ...no },
    ]),
  );
  expect(await menu(user)).not.toContain('Pause');
});

test('a move that time alone keeps back says from when it is possible, and cannot be chosen', async () => {
  const { user } = open(item('PUBLISHED', [{ to: 'ARCHIVED', allowed: false, from: '2026-05-30T10:00:00.000Z' }]));
  await menu(user);
  expect(screen.getByRole('menuitem', { name: /^Archive \(after .*2026/ })).toHaveAttribute('aria-disabled', 'true');
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

test('a deletion, which cannot be taken back, is confirmed in red, and publishing is not', async () => {
  const { user } = open(item('DRAFT', [{ to: 'PUBLISHED', ...yes }], true));
  const looksOf = async (verb: string) => {
    const dialog = await screen.findByRole('alertdialog');
    const { className } = within(dialog).getByRole('button', { name: verb });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return className;
  };
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const publishing = await looksOf('Publish');
  await choose(user, 'Delete');
  expect(await looksOf('Delete')).not.toBe(publishing);
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
