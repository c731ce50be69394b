import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

test('competitions stand under the year of their results, each with its winners', async () => {
  const author = (lastName: string) => ({ __typename: 'Author', id: lastName, firstName: 'Júlia', lastName });
  const placed = (id: number, overallRank: number | null) =>
    image(id, { author: author(`Balogh${id}`), result: { __typename: 'ImageResult', overallRank } });
  const of = (number: number, award: string, images: ReturnType<typeof image>[]) => {
    const one = edge({ id: String(number), number, award, title: { hu: `P${number}`, en: `P${number}` } });
    return { ...one, node: { ...one.node, images: connection(images) } };
  };
  renderPage(Component, '/archive', '/archive', {
    Archive: () =>
      archive([
        of(2, '2024-06-01T10:00:00.000Z', [placed(1, 1), placed(2, 1), placed(3, 3)]),
        of(3, '2025-06-01T10:00:00.000Z', [placed(4, null)]),
        of(4, '2024-07-01T10:00:00.000Z', []),
      ]),
  });
  const year = async (name: string) => within(await screen.findByRole('region', { name }));
  const titles = (region: Awaited<ReturnType<typeof year>>) =>
    region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles(await year('2024'))).toEqual(['P2', 'P4']);
  expect(titles(await year('2025'))).toEqual(['P3']);
  // Without votes nobody has won.
  const winners = screen
    .getAllByText(/^Nyertes: /)
    .map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, ''));
  expect(winners).toEqual(['Nyertes: Balogh1 Júlia és Balogh2 Júlia']);
  // A card has room for one photo; what has none shows its title.
  expect(document.querySelectorAll('img')).toHaveLength(2);
});

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
  expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toHaveAttribute('href', '/');
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
