import { isAwarded, topShare } from './standing.ts';

test.each([
  [1, 1, 1],
  [1, 200, 0.01],
  [3, 200, 0.02],
  [18, 18, 1],
  [7, 18, 0.39],
  // A category that a photo has left since: never more than all of it.
  [3, 2, 1],
])('rank %d of %d is in the top %d', (rank, total, share) => expect(topShare(rank, total)).toBe(share));

test('the first three places are named, shared ones too', () => {
  expect([1, 2, 3, 4, null].map(isAwarded)).toEqual([true, true, true, false, false]);
});
