import type { Tally } from '@photo-competition/count/ranking';
import { rankChanges } from './rankChanges.ts';

/** An image with `votes` votes of three points each, none of them the highest. */
const tally = (imageId: number, type: string, votes: number): Tally => ({
  imageId,
  type,
  votes,
  points: votes * 3,
  topVotes: 0,
  kept: { votes, points: votes * 3 },
});
const ranks = (tallies: Tally[], without: number[], best = 10) =>
  rankChanges(tallies, { without, scoring: 'SUM', best }).map((one) => [
    one.imageId,
    ...[one.rankBefore, one.rankAfter, one.overallRankBefore, one.overallRankAfter],
  ]);

const tallies = [tally(1, 'colour', 5), tally(2, 'colour', 4), tally(3, 'mono', 3), tally(4, 'mono', 2)];

test('images behind move up, in the category and overall; the image thought away has no rank', () => {
  expect(ranks(tallies, [1])).toEqual([
    [1, 1, null, 1, null],
    [2, 2, 1, 2, 1],
    [3, 1, 1, 3, 2],
    [4, 2, 2, 4, 3],
  ]);
});

test('only the best before or after are told, and what is thought away wherever it was', () => {
  expect(ranks(tallies, [4], 1).map(([id]) => id)).toEqual([1, 3, 4]);
  // The second moves into the first place.
  expect(ranks(tallies, [1], 1).map(([id]) => id)).toEqual([1, 2, 3]);
});

test('images without votes have no rank before or after, and are told when they are thought away', () => {
  expect(ranks([...tallies, tally(5, 'mono', 0)], [5])).toContainEqual([5, null, null, null, null]);
  expect(ranks([...tallies, tally(5, 'mono', 0)], [1]).map(([id]) => id)).not.toContain(5);
});

test('a missing image changes nothing', () => {
  expect(ranks(tallies, [99])).toEqual(ranks(tallies, [98]));
});

test('the score itself is computed anew: a mean over the category loses what is thought away', () => {
  // Bayesian: without the much-loved third the two others change places.
  const close: Tally[] = [
    { imageId: 1, type: 'colour', votes: 1, points: 4, topVotes: 0, kept: { votes: 1, points: 4 } },
    { imageId: 2, type: 'colour', votes: 9, points: 35, topVotes: 0, kept: { votes: 9, points: 35 } },
    { imageId: 3, type: 'colour', votes: 20, points: 100, topVotes: 20, kept: { votes: 16, points: 80 } },
  ];
  const changes = rankChanges(close, { without: [3], scoring: 'BAYESIAN', best: 10 });
  expect(changes.map(({ imageId, rankBefore, rankAfter }) => [imageId, rankBefore, rankAfter])).toEqual([
    [3, 1, null],
    [1, 2, 1],
    [2, 3, 2],
  ]);
});
