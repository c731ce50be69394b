import { tallyOf } from '@photo-competition/count/ranking';
import { rankNormalised, severitiesOf, GivenVotes } from './normalised.ts';

function votesOf(rows: (number | null)[][]): GivenVotes {
  const votes = new GivenVotes();
  rows.forEach((points, voter) =>
    points.forEach((point, i) => {
      if (point !== null) votes.add(i + 1, `person ${voter}`, point);
    }),
  );
  return votes;
}
const talliesOf = (rows: (number | null)[][]) =>
  (rows[0] ?? []).map((_, i) =>
    tallyOf(
      i + 1,
      'colour',
      [1, 2, 3, 4, 5].map((point) => rows.filter((row) => row[i] === point).length),
      1,
    ),
  );

test('a voter who gives a point less than others to everything is severe by nearly that', () => {
  const rows = [...Array.from({ length: 8 }, () => [4, 3, 5, 4, 3, 5, 4, 3]), [3, 2, 4, 3, 2, 4, 3, 2]];
  const severities = severitiesOf(votesOf(rows));
  expect((severities[0] ?? 0) - (severities[8] ?? 0)).toBeGreaterThan(0.7);
  expect((severities[0] ?? 0) - (severities[8] ?? 0)).toBeLessThan(1);
});

test('a voter who gives the same as all others is neither severe nor mild', () => {
  const rows = Array.from({ length: 5 }, () => [4, 1, 5, null, 2]);
  expect([...severitiesOf(votesOf(rows))]).toEqual([0, 0, 0, 0, 0]);
});

test('an image that severe people happened to judge is ranked by what they think of it', () => {
  // All judge the first four; the severe two find the sixth as good as they find any, the mild ones the fifth middling.
  const mild = [4, 4, 5, 5, 4, null];
  const severe = [2, 2, 3, 3, null, 3];
  const rows = [mild, mild, mild, severe, severe, severe];
  const ranks = rankNormalised(talliesOf(rows), votesOf(rows));
  expect(ranks.get(6)).toBeLessThan(ranks.get(5) ?? 0);
});

test('equal images share a rank, and one without votes has none', () => {
  const rows = [
    [3, 3, null],
    [3, 3, null],
  ];
  const ranks = rankNormalised(talliesOf(rows), votesOf(rows));
  expect([...ranks]).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('votes are counted alike, however many were expected', () => {
  const rows = Array.from({ length: 60 }, (_, voter) => Array.from({ length: 40 }, (__, i) => 1 + ((voter * i) % 5)));
  const given = votesOf(rows);
  const exact = new GivenVotes(given.size);
  given.each((image, voter, point) => exact.add(image + 1, `person ${voter}`, point));
  expect([given.size, given.people, given.imageNumbers.size]).toEqual([2400, 60, 40]);
  expect([...severitiesOf(exact)]).toEqual([...severitiesOf(given)]);
  expect(rankNormalised(talliesOf(rows), exact)).toEqual(rankNormalised(talliesOf(rows), given));
});
