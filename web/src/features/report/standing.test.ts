import { certificateKind, isAwarded, topShare } from './standing.ts';

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

test('a certificate is for the highest that a photo has come to', () => {
  const kinds = [
    { rank: 1, prizes: 1, accepted: true },
    { rank: 4, prizes: 1, accepted: true },
    { rank: null, prizes: 1, accepted: false },
    { rank: null, prizes: 0, accepted: true },
    { rank: 4, prizes: 0, accepted: false },
  ].map(certificateKind);
  expect(kinds).toEqual(['award', 'prize', 'prize', 'acceptance', 'keepsake']);
});
