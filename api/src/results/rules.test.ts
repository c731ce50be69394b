import fc from 'fast-check';
import { rankImages, scoreOf, type Tally } from './rules.ts';

const tally = (imageId: number, points: number[], type = 'colour'): Tally => ({
  imageId,
  type,
  votes: points.length,
  points: points.reduce((sum, point) => sum + point, 0),
  topVotes: points.filter((point) => point === 5).length,
});

test('the Bayesian mean pulls few votes towards the mean of the type', () => {
  const type = { m: 3, c: 4 };
  expect(scoreOf(tally(1, [5]), 'BAYESIAN', type)).toBeCloseTo((4 * 3 + 5) / 5);
  expect(scoreOf(tally(1, []), 'BAYESIAN', type)).toBe(3);
  expect(scoreOf(tally(1, []), 'BAYESIAN', { m: 0, c: 0 })).toBe(0);
  expect(scoreOf(tally(1, [5, 4]), 'MEAN', type)).toBe(4.5);
  expect(scoreOf(tally(1, [5, 4]), 'SUM', type)).toBe(9);
});

test('ties go to more top points, then to more votes, else the rank is shared and the next one skipped', () => {
  const results = rankImages([tally(1, [5, 1]), tally(2, [3, 3]), tally(3, [4, 2]), tally(4, [1, 1])], 'SUM');
  expect([1, 2, 3, 4].map((id) => results.get(id)?.rank)).toEqual([1, 2, 2, 4]);
  const byVotes = rankImages([tally(1, [3]), tally(2, [3, 3]), tally(3, [1])], 'MEAN');
  expect([1, 2, 3].map((id) => byVotes.get(id)?.rank)).toEqual([2, 1, 3]);
});

test('ranks are counted per type and overall', () => {
  const results = rankImages([tally(1, [5]), tally(2, [4]), tally(3, [3], 'mono')], 'SUM');
  expect(results.get(3)).toMatchObject({ rank: 1, overallRank: 3 });
});

const tallies = fc.uniqueArray(
  fc.record({
    imageId: fc.integer({ min: 1, max: 1000 }),
    points: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 }),
    type: fc.constantFrom('colour', 'mono'),
  }),
  { selector: ({ imageId }) => imageId, maxLength: 30 },
);
const scorings = fc.constantFrom('BAYESIAN' as const, 'MEAN' as const, 'SUM' as const);

test('for any votes: every image is ranked, a better rank never has the lower score, and order of input says nothing', () => {
  fc.assert(
    fc.property(tallies, scorings, (drawn, scoring) => {
      const all = drawn.map(({ imageId, points, type }) => tally(imageId, points, type));
      const results = rankImages(all, scoring);
      expect(results.size).toBe(all.length);
      const ordered = [...results.values()];
      ordered.forEach((one, i) => {
        const next = ordered[i + 1];
        if (!next) return;
        expect(one.overallRank).toBeLessThanOrEqual(next.overallRank);
        expect(one.score).toBeGreaterThanOrEqual(next.score - 1e-9);
      });
      expect(Object.fromEntries(rankImages([...all].reverse(), scoring))).toEqual(Object.fromEntries(results));
    }),
  );
});
