import { act, cleanup, screen } from '@testing-library/react';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { PointBars } from './PointBars.tsx';

beforeAll(() => startI18n('hu'));
afterEach(cleanup);

const show = (votesByPoint: number[], numbered = false) =>
  renderRoutes(
    [{ path: '/', element: <PointBars minPoint={1} votesByPoint={votesByPoint} numbered={numbered} /> }],
    '/',
  );

test('its label says in words what the bars show, in both languages', async () => {
  show([0, 1, 12]);
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    'A pontok eloszlása: 1 pont: 0 szavazat, 2 pont: 1 szavazat és 3 pont: 12 szavazat',
  );
  cleanup();
  await act(() => changeLocale('en'));
  show([0, 1, 12]);
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    'Distribution of points: 1: 0 votes, 2: 1 vote and 3: 12 votes',
  );
  await act(() => changeLocale('hu'));
});

test('each bar is as high as its share of the highest; none has a height without votes', async () => {
  show([0, 3, 6], true);
  const bars = [...(await screen.findByRole('img')).querySelectorAll<HTMLElement>('[style*="height"]')];
  expect(bars.map(({ style }) => style.height)).toEqual(['0%', '50%', '100%']);
  cleanup();
  show([0, 0], true);
  const none = [...(await screen.findByRole('img')).querySelectorAll<HTMLElement>('[style*="height"]')];
  expect(none.map(({ style }) => style.height)).toEqual(['0%', '0%']);
});

test('of a long range only the outer points are written', async () => {
  show(Array.from({ length: 20 }, () => 1));
  expect(await screen.findByText('20')).toBeVisible();
  expect(screen.queryByText('10')).toBeNull();
});
