import fc from 'fast-check';
import { rankImages, tallyOf, type Ranked, type Scoring, type Tally } from './ranking.ts';

const votesAt = (points: number[]) =>
  Array.from({ length: 6 }, (_, point) => points.filter((given) => given === point).length);
const tally = (imageId: number, points: number[], type = 'colour'): Tally => tallyOf(imageId, type, votesAt(points), 0);
/** Of which nothing is cut. */
const whole = (one: Omit<Tally, 'kept'>): Tally => ({ ...one, kept: { votes: one.votes, points: one.points } });
const byId = (ranked: Ranked[]) => new Map(ranked.map((one) => [one.imageId, one]));
const ranksOf = (tallies: Tally[], scoring: Scoring) => {
  const found = byId(rankImages(tallies, scoring));
  return tallies.map(({ imageId }) => found.get(imageId)?.rank);
};

test('the Bayesian mean pulls few votes towards the mean of the type', () => {
  // m = 20 / 6, C = 6 / 3.
  const tallies = [tally(1, [5]), tally(2, [3, 3, 3, 3]), tally(3, [3])];
  const scores = byId(rankImages(tallies, 'BAYESIAN'));
  expect(scores.get(1)?.score).toBeCloseTo((2 * (20 / 6) + 5) / 3, 12);
  expect(scores.get(2)?.score).toBeCloseTo((2 * (20 / 6) + 12) / 6, 12);
  expect(byId(rankImages([tally(1, [5, 4])], 'MEAN')).get(1)?.score).toBe(4.5);
  expect(byId(rankImages([tally(1, [5, 4])], 'SUM')).get(1)?.score).toBe(9);
});

test.each(['BAYESIAN', 'MEAN', 'SUM', 'TRIMMED'] as const)(
  '%s: an image without votes has no score and no rank, and comes after the ranked ones; zero points are votes',
  (scoring) => {
    const results = rankImages([tally(1, []), tally(2, [1]), tally(3, [0]), tally(4, [5, 4])], scoring);
    expect(results.map(({ imageId }) => imageId)).toEqual([4, 2, 3, 1]);
    expect(results.at(-1)).toEqual({
      imageId: 1,
      type: 'colour',
      votes: 0,
      points: 0,
      score: null,
      rank: null,
      overallRank: null,
    });
    expect(results.slice(0, -1).map(({ rank, overallRank }) => [rank, overallRank])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  },
);

test('votes 4, none and 2: the image without votes does not come between the others', () => {
  const results = rankImages([tally(1, [4]), tally(2, []), tally(3, [2])], 'BAYESIAN');
  expect(results.map(({ imageId, rank }) => [imageId, rank])).toEqual([
    [1, 1],
    [3, 2],
    [2, null],
  ]);
});

test('nobody has voted: nothing is ranked, in the order of entering', () => {
  const results = rankImages([tally(2, []), tally(1, [], 'mono')], 'BAYESIAN');
  expect(results.map(({ imageId, overallRank }) => [imageId, overallRank])).toEqual([
    [1, null],
    [2, null],
  ]);
});

test('TRIMMED cuts a tenth of the votes at each end, rounded down, whatever their order', () => {
  const drawn = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 65 });
  fc.assert(
    fc.property(drawn, (points) => {
      const cut = Math.floor(points.length / 10);
      const left = points.toSorted((a, b) => a - b).slice(cut, points.length - cut);
      expect(tally(1, points).kept).toEqual({ votes: left.length, points: sum(left) });
      // Everything else is of all votes.
      expect(tally(1, points)).toMatchObject({ votes: points.length, points: sum(points) });
    }),
  );
});

test('TRIMMED: one vote of ten at each end pushes nothing; below ten all count', () => {
  const honest = Array<number>(9).fill(3);
  expect(byId(rankImages([tally(1, [...honest, 5]), tally(2, [...honest, 0])], 'TRIMMED')).get(1)?.score).toBe(3);
  expect(ranksOf([tally(1, [...honest, 3, 0]), tally(2, [...honest, 3, 3])], 'TRIMMED')).toEqual([1, 1]);
  expect(ranksOf([tally(1, [3, 3, 3, 0]), tally(2, [3, 3, 3, 3])], 'TRIMMED')).toEqual([2, 1]);
});

test('ties go to more top points, then to more votes, else the rank is shared and the next one skipped', () => {
  expect(ranksOf([tally(1, [5, 1]), tally(2, [3, 3]), tally(3, [4, 2]), tally(4, [1, 1])], 'SUM')).toEqual([
    1, 2, 2, 4,
  ]);
  expect(ranksOf([tally(1, [3]), tally(2, [3, 3]), tally(3, [1])], 'MEAN')).toEqual([2, 1, 3]);
});

test('ranks are counted per type and overall', () => {
  const results = byId(rankImages([tally(1, [5]), tally(2, [4]), tally(3, [3], 'mono')], 'SUM'));
  expect(results.get(3)).toMatchObject({ rank: 1, overallRank: 3 });
});

test('scores that differ by less than a billionth are two scores, whatever else the images have', () => {
  // 3.00001 and 3.0000100001…; the lower one has more top points.
  const lower = whole({ imageId: 1, type: 'colour', votes: 100_000, points: 300_001, topVotes: 50_000 });
  const higher = whole({ imageId: 2, type: 'colour', votes: 99_999, points: 299_998, topVotes: 1 });
  const [first, second] = rankImages([lower, higher], 'MEAN');
  expect([first?.imageId, second?.imageId]).toEqual([2, 1]);
  expect(Math.abs((first?.score ?? 0) - (second?.score ?? 1))).toBeLessThan(1e-9);
});

test.each(['MEAN', 'BAYESIAN', 'TRIMMED'] as const)(
  '%s: scores that no double tells apart are two scores',
  (scoring) => {
    // 3 + 1/n and 3 + 1/(n + 1) as means; the lower one has more top points and more votes.
    const n = 100_000_000;
    const higher = whole({ imageId: 1, type: 'colour', votes: n, points: 3 * n + 1, topVotes: 1 });
    const lower = whole({ imageId: 2, type: 'colour', votes: n + 1, points: 3 * (n + 1) + 1, topVotes: 2 });
    const [first, second] = rankImages([lower, higher], scoring);
    expect([first, second]).toMatchObject([
      { imageId: 1, rank: 1 },
      { imageId: 2, rank: 2 },
    ]);
    expect(first?.score).toBe(second?.score);
  },
);

/** The rule as docs/product.md §4 writes it, in fractions that are added and divided as at school. */
type Rational = readonly [bigint, bigint];
const rational = (n: number): Rational => [BigInt(n), 1n];
const plus = ([a, b]: Rational, [c, d]: Rational): Rational => [a * d + c * b, b * d];
const times = ([a, b]: Rational, [c, d]: Rational): Rational => [a * c, b * d];
const by = ([a, b]: Rational, [c, d]: Rational): Rational => [a * d, b * c];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function oracleScore(of: Tally, all: Tally[], scoring: Scoring): Rational {
  if (scoring === 'SUM') return rational(of.points);
  if (scoring === 'MEAN') return by(rational(of.points), rational(of.votes));
  if (scoring === 'TRIMMED') {
    const left = (one: Tally): Tally => ({ ...one, ...one.kept });
    return oracleScore(left(of), all.map(left), 'BAYESIAN');
  }
  const type = all.filter((one) => one.type === of.type);
  const votes = rational(sum(type.map((one) => one.votes)));
  const mean = by(rational(sum(type.map((one) => one.points))), votes);
  const perImage = by(votes, rational(type.length));
  return by(plus(times(perImage, mean), rational(of.points)), plus(perImage, rational(of.votes)));
}

/** An image's rank is one more than the number of those that beat it. */
function oracleRank(of: Tally, rivals: Tally[], all: Tally[], scoring: Scoring): number | null {
  if (of.votes === 0) return null;
  const mine = oracleScore(of, all, scoring);
  const beats = (rival: Tally): boolean => {
    if (rival.votes === 0) return false;
    const theirs = oracleScore(rival, all, scoring);
    const [left, right] = [theirs[0] * mine[1], mine[0] * theirs[1]];
    if (left !== right) return left > right;
    if (rival.topVotes !== of.topVotes) return rival.topVotes > of.topVotes;
    return rival.votes > of.votes;
  };
  return 1 + rivals.filter(beats).length;
}

const distinct = { selector: ({ imageId }: { imageId: number }) => imageId, maxLength: 30 };
const imageId = fc.integer({ min: 1, max: 1000 });
const type = fc.constantFrom('colour', 'mono');
/** A contest of a club: ties everywhere, some images without votes. */
const few = fc.uniqueArray(
  fc
    .record({ imageId, points: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 }), type })
    .map((drawn) => tally(drawn.imageId, drawn.points, drawn.type)),
  distinct,
);
/** Scores that lie closer together than doubles or an epsilon can tell. */
const close = fc.uniqueArray(
  fc
    .record({
      imageId,
      type,
      votes: fc.oneof(fc.constant(0), fc.integer({ min: 99_990, max: 100_010 })),
      surplus: fc.integer({ min: -3, max: 3 }),
      topVotes: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ surplus, ...drawn }) => whole({ ...drawn, points: drawn.votes && drawn.votes * 3 + surplus })),
  distinct,
);
const scorings = fc.constantFrom<Scoring>('BAYESIAN', 'MEAN', 'SUM', 'TRIMMED');

describe.each([
  ['a small contest', few],
  ['a close contest', close],
])('for any votes of %s', (_, tallies) => {
  test('ranks are those that the rule gives when each image is held against every other', () => {
    fc.assert(
      fc.property(tallies, scorings, (all, scoring) => {
        const results = byId(rankImages(all, scoring));
        expect(results.size).toBe(all.length);
        for (const one of all) {
          const rivals = all.filter((other) => other.type === one.type);
          expect(results.get(one.imageId)).toMatchObject({
            rank: oracleRank(one, rivals, all, scoring),
            overallRank: oracleRank(one, all, all, scoring),
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the order of the input says nothing', () => {
    const withShuffle = tallies.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(withShuffle, scorings, ([all, shuffled], scoring) => {
        expect(rankImages(shuffled, scoring)).toEqual(rankImages(all, scoring));
      }),
    );
  });

  test('they come best first: no rank and no score rises on the way, and those without come last', () => {
    fc.assert(
      fc.property(tallies, scorings, (all, scoring) => {
        const ordered = rankImages(all, scoring);
        const ranked = ordered.filter(({ votes }) => votes > 0);
        expect(ordered.slice(0, ranked.length)).toEqual(ranked);
        ranked.slice(1).forEach((one, i) => {
          const before = ranked[i] as Ranked;
          expect(before.overallRank).toBeLessThanOrEqual(one.overallRank ?? 0);
          expect(before.score).toBeGreaterThanOrEqual(one.score ?? Infinity);
        });
      }),
    );
  });

  test('better than, and as good as, hold from the first to the third when they hold from neighbour to neighbour', () => {
    // Ranks of any three among themselves: 1-1-1, 1-1-3, 1-2-2 or 1-2-3, and nothing else.
    fc.assert(
      fc.property(tallies, scorings, (all, scoring) => {
        const [x, y, z] = all.filter(({ votes }) => votes > 0);
        if (!x || !y || !z) return;
        const three = [x, y, z].map((one) => ({ ...one, type: 'colour' }));
        const ranks = rankImages(three, scoring).map(({ rank }) => rank);
        expect(['1,1,1', '1,1,3', '1,2,2', '1,2,3']).toContain(ranks.join());
      }),
    );
  });
});
