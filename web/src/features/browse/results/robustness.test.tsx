import { cleanup, screen, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { competition, connection, image } from '../../../ui/competition/testing/competitionData.ts';
import { renderPage } from '../../../ui/competition/testing/renderPage.tsx';
import { Component } from '../route.tsx';
import { rankAxis } from '../../../ui/robust/rankAxis.ts';

beforeAll(() => startI18n('hu'));

// The rows are laid out for a width, and jsdom has none.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(cleanup);

const methods = ['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM', 'NORMALISED'];
const row = (imageNumber: number, ranks: number[], interval: [number, number]) => ({
  __typename: 'RobustRow',
  imageId: `image-${imageNumber}`,
  imageNumber,
  title: `Kép ${imageNumber}`,
  rank: ranks[0],
  interval,
  ranks: ranks.map((rank, i) => ({ __typename: 'MethodRank', method: methods[i], rank })),
});

function renderResults(rows: ReturnType<typeof row>[] | null, search = '?sort=rank') {
  const of = competition({ ended: true, status: 'ARCHIVED' });
  const images = connection([image(1)]);
  const category = { __typename: 'RobustCategory', type: 'colour', winnerShare: 0.874, rows };
  const told = methods.slice(0, rows?.[0]?.ranks.length);
  const robustness = rows && { __typename: 'Robustness', rounds: 1000, methods: told, categories: [category] };
  return renderPage(Component, '/competition/:id/browse', `/competition/2/browse${search}`, {
    Browse: () => ({ competition: { ...of, images } }),
    Podium: () => ({ competition: { ...of, images: connection([]) } }),
    Robustness: () => ({ competition: { ...of, robustness } }),
    ExcludedNotice: () => ({ competition: { ...of, excludedBallots: null } }),
  });
}

const strip = async () => within(await screen.findByRole('region', { name: 'Mennyire biztos ez?' }));

test('one sentence tells the finding, and a table the same as the marks', async () => {
  renderResults([row(1, [1, 1, 1, 1, 1], [1, 2]), row(2, [2, 3, 2, 2, 2], [1, 7])]);
  const shown = await strip();
  expect(screen.queryByText(/nem számoltak be/)).toBeNull();
  expect(
    shown.getByText(
      'Minden számolással ugyanaz a kép nyer: Kép 1. Az újrasorsolások 87%-ában is első marad (1000 sorsolás).',
    ),
  ).toBeVisible();
  const table = within(shown.getByRole('table', { name: 'Színes' }));
  const cells = table
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.textContent);
  expect(cells).toEqual(['Kép 1111111–2', 'Kép 2232221–7']);
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/competition/2/show/1',
    '/competition/2/show/2',
  ]);
});

test('where ways of counting differ, their number is told, and ten photos are shown', async () => {
  renderResults(Array.from({ length: 14 }, (_, i) => row(i + 1, [i + 1, i + 2, i + 1, i + 3, i + 1], [1, i + 9])));
  const shown = await strip();
  expect(shown.getByText(/^5 számolásból 3 szerint ez a kép nyer: Kép 1\./)).toBeVisible();
  expect(shown.getAllByRole('link')).toHaveLength(10);
});

test('a way of counting that nobody can compute any more has no column, no mark, and is not counted', async () => {
  renderResults([row(1, [1, 1, 1, 1], [1, 2]), row(2, [2, 3, 2, 2], [1, 7])]);
  const shown = await strip();
  expect(shown.getByText(/^Minden számolással ugyanaz a kép nyer: Kép 1/)).toBeVisible();
  const [head, first] = within(shown.getByRole('table', { name: 'Színes' })).getAllByRole('row');
  expect(head?.children).toHaveLength(6);
  expect(first?.children).toHaveLength(6);
  expect(shown.queryByText('Szigorúsággal kiegyenlített')).toBeNull();
});

test('marks stand at their ranks, each method in its lane, over a bar from the best rank to the worst', async () => {
  renderResults([row(1, [1, 3, 1, 100, 1], [10, 100]), row(2, [2, 2, 2, 2, 2], [1, 2])]);
  await strip();
  const axis = rankAxis(100);
  const styles = [...document.querySelectorAll<HTMLElement>('section[aria-labelledby="robustness"] [aria-hidden] *')]
    .map(({ style: { insetInlineStart, top, width } }) => ({ at: insetInlineStart, top, width }))
    .filter(({ top, width }) => top !== '' || width !== '');
  const lanes = ['0.0625rem', '0.6875rem', '1.3125rem', '1.9375rem', '2.5625rem'];
  expect(styles.slice(0, 6)).toEqual([
    { at: '50%', top: '', width: 'calc(50% + 0.75rem)' },
    ...[1, 3, 1, 100, 1].map((rank, i) => ({ at: `${axis.at(rank)}%`, top: lanes[i], width: '' })),
  ]);
  expect(styles).toHaveLength(12);
});

test('there is nothing until it was computed, nor for another category', async () => {
  renderResults(null);
  expect(await screen.findByText(/^Most számoljuk ki, mennyire biztosak a helyezések/)).toBeVisible();
  expect(screen.queryByText('Mennyire biztos ez?')).toBeNull();
  cleanup();
  renderResults([row(1, [1, 1, 1, 1, 1], [1, 1])], '?sort=rank&type=mono');
  expect(await screen.findByRole('heading', { name: 'Így számoltuk' })).toBeVisible();
  expect(screen.queryByText('Mennyire biztos ez?')).toBeNull();
});

test('on the axis the first rank is at one end, the last at the other, and the ranks between lie in order', () => {
  const axis = rankAxis(30);
  expect([axis.at(1), Math.round(axis.at(30))]).toEqual([0, 100]);
  expect(axis.at(2)).toBeLessThan(axis.at(3));
  expect(axis.ticks).toEqual([1, 2, 3, 4, 5, 6, 10, 20]);
  expect(rankAxis(1).ticks).toEqual([1, 2]);
});
