import { act, screen, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { voteFromAnotherTab } from '../../testing/anotherTab.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { competition, image } from '../../ui/competition/testing/competitionData.ts';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

const pages = [
  [image(1, { myVote: 5 }), image(2, { myVote: 3 }), image(3, { own: true })],
  [image(4, { myVote: 5 }), image(5)],
];

function open(answer?: Error) {
  logIn();
  return renderRoutes([{ path: '/user/votes/:id', Component }], '/user/votes/2', {
    MyVotes: ({ after }) => {
      if (answer) return answer;
      const nodes = after === null ? pages[0] : pages[1];
      const pageInfo = { __typename: 'PageInfo', hasNextPage: after === null, endCursor: 'c3' };
      const images = { __typename: 'ImageConnection', nodes, pageInfo };
      return { data: { competition: competition({ images }) } };
    },
  });
}

test('shows every photo under the point it was given, and how often each point was given', async () => {
  open();
  const five = within(await screen.findByRole('region', { name: '5 pont' }));
  expect(five.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/competition/2/show/1',
    '/competition/2/show/4',
  ]);
  expect(within(screen.getByRole('region', { name: '3 pont' })).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: '4 pont' })).toBeNull();
  // An own photo takes no vote of its author: it is not among them.
  expect(within(screen.getByRole('region', { name: 'Amelyekre nem szavaztál' })).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('4 képből 3 képre szavaztál')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['5 pont2', '4 pont0', '3 pont1', '2 pont0', '1 pont0']);
});

test('a vote of another tab moves its photo at once', async () => {
  open();
  await screen.findByRole('region', { name: '5 pont' });
  await act(() => voteFromAnotherTab('5', '2', 4));
  const four = within(await screen.findByRole('region', { name: '4 pont' }));
  expect(four.getByRole('link')).toHaveAttribute('href', '/competition/2/show/5');
});

test('tells a failure, and reads again when asked', async () => {
  const { user, calls } = open(new Error('offline'));
  await user.click(await screen.findByRole('button', { name: 'Újra' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(calls).toHaveLength(2);
});
