/** The final order of photos that a jury has judged (docs/product.md §15). */
import { compareJudged, compareScores, type Judged, type RoundScore } from '@photo-competition/schema/juryOrder';

const given = (position: number, ...points: number[]): RoundScore => ({
  round: position,
  position,
  sum: points.reduce((sum, point) => sum + point, 0),
  marks: points.length,
  points,
});
const photo = (category: number, ...scores: RoundScore[]): Judged => ({ category, scores });

test.each([
  ['the higher score', given(1, 5, 3), given(1, 4, 3), -1],
  ['the score, whatever the number of marks', given(1, 4, 4), given(1, 5, 3, 3, 4), -1],
  ['the larger share of the highest point', given(1, 5, 3), given(1, 4, 4), -1],
  ['the share and not the number of it', given(1, 5, 3), given(1, 5, 3, 4, 4), -1],
  ['the next point, where the highest are alike', given(1, 5, 4, 1, 1), given(1, 5, 3, 2, 1), -1],
  ['nobody, where all is alike', given(1, 3, 5), given(1, 5, 3), 0],
])('goes by %s', (_, a, b, order) => {
  expect(Math.sign(compareScores(a, b))).toBe(order);
  // Not -0, which is another one to Jest.
  expect(Math.sign(compareScores(b, a)) + order).toBe(0);
});

test.each([
  ['category by category', photo(0, given(1, 1)), photo(1, given(1, 5)), -1],
  ['who took part in the last round comes first', photo(0, given(2, 1), given(1, 1)), photo(0, given(1, 5)), -1],
  ['the last round decides', photo(0, given(2, 4), given(1, 1)), photo(0, given(2, 3), given(1, 5)), -1],
  ['then the one before it', photo(0, given(2, 4), given(1, 5)), photo(0, given(2, 4), given(1, 4)), -1],
  ['without a score is behind', photo(0, given(1, 1)), photo(0), -1],
  ['else they share a rank', photo(0, given(1, 4, 2)), photo(0, given(1, 2, 4)), 0],
])('orders photos: %s', (_, a, b, order) => {
  expect(Math.sign(compareJudged(a, b))).toBe(order);
  expect(Math.sign(compareJudged(b, a)) + order).toBe(0);
});
