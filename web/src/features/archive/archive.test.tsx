import { cleanup, screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { competition, connection, image } from '../../ui/competition/testing/competitionData.ts';
import { renderPage } from '../../ui/competition/testing/renderPage.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

afterEach(cleanup);

const edge = (changes: Record<string, unknown>) => ({
  cursor: String(changes['id']),
  node: { ...competition({ ended: true, ...changes }), images: connection([image(1)]) },
});

const archive = (edges: ReturnType<typeof edge>[], hasNextPage = false) => ({
  archivedCompetitions: {
    __typename: 'CompetitionConnection',
    edges,
    totalCount: edges.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
  },
});

const hrefs = (name: RegExp) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('each competition leads to its results, and to its count where it has one', async () => {
  const { calls } = renderPage(Component, '/archive', '/archive', {
    Archive: () =>
      archive([edge({ id: '2', number: 2, hasCount: true }), edge({ id: '3', number: 3, hasCount: false })]),
  });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(hrefs(/^Eredmények: /)).toEqual(['/competition/2/browse?sort=rank', '/competition/3/browse?sort=rank']);
  expect(hrefs(/^Utánaszámolás: /)).toEqual(['/competition/2/count']);
  expect(calls.map(({ name }) => name)).toEqual(['Archive']);
});

test('says that there is nothing yet, and offers more only when there is more', async () => {
  renderPage(Component, '/archive', '/archive', { Archive: () => archive([]) });
  expect(await screen.findByText('Még nincs lezárult pályázat')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Továbbiak betöltése' })).toBeNull();
  cleanup();
  const { user, calls } = renderPage(Component, '/archive', '/archive', {
    Archive: ({ after }) =>
      after ? archive([edge({ id: '3', number: 3 })]) : archive([edge({ id: '2', number: 2 })], true),
  });
  await user.click(await screen.findByRole('button', { name: 'Továbbiak betöltése' }));
  await waitFor(() => expect(hrefs(/^Eredmények: /)).toHaveLength(2));
  expect(calls.at(-1)?.variables).toMatchObject({ after: '2' });
});
