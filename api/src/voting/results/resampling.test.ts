import fc from 'fast-check';
import { rankImages, tallyOf, type Scoring } from '@photo-competition/count/ranking';
import { SmallestOfEach } from '@photo-competition/schema/smallestOfEach';
import { mulberry32, Resampling, seedOfRoot, type CountedImage } from '@photo-competition/schema/resampling';

const image = (imageId: number, histogram: number[], type = 'colour'): CountedImage => ({ imageId, type, histogram });
const certaintiesOf = (images: CountedImage[], seed = 7, scoring: Scoring = 'BAYESIAN', rounds?: number) => {
  const draws = new Resampling(images, { scoring, minPoint: 1, seed, ...(rounds ? { rounds } : {}) });
  draws.run(Infinity);
  return draws.certainties();
};
const scorings = ['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM'] as const;

test('numbers follow from the seed as those of Mulberry32 do', () => {
  const draw = mulberry32(1);
  // Computed with the author's C, as unsigned 32-bit numbers.
  expect([draw(), draw(), draw()].map((number) => number * 2 ** 32)).toEqual([2693262067, 11749833, 2265367787]);
  expect(seedOfRoot(Uint8Array.of(0xff, 0, 0, 2, 9, 9))).toBe(0xff000002);
  // A root as a driver hands it out: within larger memory.
  expect(seedOfRoot(Uint8Array.of(7, 0xff, 0, 0, 2, 9).subarray(1))).toBe(0xff000002);
});

test('equal seeds draw equal figures, whatever the order of the images and the portions', () => {
  const images = [
    image(1, [0, 2, 4, 6, 3]),
    image(2, [5, 9, 9, 9, 8]),
    image(3, [0, 0, 0, 0, 0]),
    image(4, [1, 0, 0, 1, 1]),
  ];
  const whole = certaintiesOf(images);
  const parts = new Resampling(images.toReversed(), { scoring: 'BAYESIAN', minPoint: 1, seed: 7 });
  for (let calls = 0; !parts.isDone; calls++) {
    expect(calls).toBeLessThan(1000);
    parts.run(3);
  }
  expect([...parts.certainties()].sort(([a], [b]) => a - b)).toEqual([...whole]);
  expect(certaintiesOf(images, 8)).not.toEqual(whole);
});

test('of each row of numbers those are kept that a sort would have first', () => {
  const rows = fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 8, maxLength: 40 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 8 }), (added, size) => {
      const smallest = new SmallestOfEach(added.length, size);
      added.forEach((row, i) => row.forEach((value) => smallest.add(i, value)));
      const sorted = added.map((row) => row.toSorted((a, b) => a - b)[size - 1]);
      expect(added.map((_, i) => smallest.last(i))).toEqual(sorted);
    }),
  );
});

test.each(scorings)(
  '%s: a photo that nobody could beat is first in every round, and one without votes has no certainty',
  (scoring) => {
    const found = certaintiesOf(
      [image(1, [0, 0, 0, 0, 40]), image(2, [9, 0, 0, 0, 0]), image(3, [0, 0, 0, 0, 0])],
      3,
      scoring,
    );
    expect(found.get(1)).toEqual({ interval: [1, 1], firstShare: 1 });
    expect(found.get(2)).toEqual({ interval: [2, 2], firstShare: 0 });
    expect(found.has(3)).toBe(false);
  },
);

test.each(scorings)(
  '%s: two alike are each first in about half of the rounds, from few votes and from many',
  (scoring) => {
    for (const votes of [
      [2, 3, 4, 3, 2],
      [20, 30, 40, 30, 20],
    ]) {
      const share = certaintiesOf([image(1, votes), image(2, votes)], 11, scoring).get(1)?.firstShare ?? 0;
      // Equal scores of few votes go to the lower id.
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.65);
    }
  },
);

test('an interval holds the middle 95 of 100 rounds', () => {
  const votes = Array.from({ length: 12 }, (_, i) => image(i + 1, [3, 4, 5, 4 + (i % 3), 3]));
  for (const { interval } of certaintiesOf(votes, 5).values()) {
    expect(interval[0]).toBeLessThan(interval[1]);
    expect(interval[0]).toBeGreaterThanOrEqual(1);
    expect(interval[1]).toBeLessThanOrEqual(12);
  }
  // With 40 rounds one is left out at each end, with fewer none.
  const few = new Resampling([image(1, [1, 1, 1, 1, 1]), image(2, [1, 1, 1, 1, 1])], {
    scoring: 'MEAN',
    minPoint: 1,
    seed: 1,
    rounds: 39,
  });
  few.run(39);
  expect(few.certainties().get(1)?.interval).toEqual([1, 2]);
});

test('of 40 rounds one is left out at each end: two are in the interval', () => {
  const world = [image(1, [0, 1, 2, 2, 1]), image(2, [1, 2, 2, 1, 0])];
  const seen = new Map<number, unknown>();
  for (let seed = 1; seed < 200; seed++) {
    const { firstShare = 0, interval } = certaintiesOf(world, seed, 'MEAN', 40).get(1) ?? {};
    seen.set(Math.round(firstShare * 40), interval);
  }
  expect([40, 39, 38].map((rounds) => seen.get(rounds))).toEqual([
    [1, 1],
    [1, 1],
    [1, 2],
  ]);
  expect(new Resampling(world, { scoring: 'MEAN', minPoint: 1, seed: 1 }).rounds).toBe(1000);
});

test.each([
  [29, 29],
  [30, 2],
])('%i votes take %i numbers of the seed a round: one by one below 30, their sum from there on', (votes, taken) => {
  // The first photo has nothing but threes; the second one is before it when both of its votes are drawn as fours.
  const share = certaintiesOf([image(1, [0, 0, votes, 0, 0]), image(2, [0, 1, 0, 1, 0])], 5, 'MEAN').get(2)?.firstShare;
  const draw = mulberry32(5);
  const isFirst = Array.from({ length: 1000 }, () => {
    for (let number = 0; number < taken; number++) draw();
    const [one, other] = [draw(), draw()];
    return one >= 0.5 && other >= 0.5;
  });
  expect(share).toBe(isFirst.filter(Boolean).length / 1000);
});

test('the draws vary as votes that are drawn one by one do', () => {
  // 29 votes are drawn one by one, 30 as a sum: what is sure must hardly differ.
  for (const scoring of ['BAYESIAN', 'TRIMMED'] as const) {
    const world = (votes: number[]) => [
      image(1, votes),
      ...Array.from({ length: 30 }, (_, i) => image(i + 2, [0, 0, 300 - 20 * (i % 15), 20 * (i % 15), 0])),
    ];
    const one = certaintiesOf(world([5, 6, 7, 6, 5]), 2, scoring).get(1)?.interval ?? [0, 0];
    const sum = certaintiesOf(world([5, 6, 8, 6, 5]), 2, scoring).get(1)?.interval ?? [0, 0];
    expect(Math.abs(one[0] - sum[0])).toBeLessThanOrEqual(4);
    expect(Math.abs(one[1] - sum[1])).toBeLessThanOrEqual(4);
  }
});

test('few votes weigh as the method has it: by MEAN as many, by BAYESIAN as C and m of all images say', () => {
  // Nothing varies: one five, a hundred fours, a hundred ones, and images without votes.
  const firstOf = (scoring: Scoring, without: number) => {
    const judged = [image(1, [0, 0, 0, 0, 1]), image(2, [0, 0, 0, 100, 0]), image(3, [100, 0, 0, 0, 0])];
    const none = Array.from({ length: without }, (_, i) => image(4 + i, [0, 0, 0, 0, 0]));
    const found = certaintiesOf([...judged, ...none], 1, scoring, 20);
    return [...found].filter(([, { firstShare }]) => firstShare === 1).map(([id]) => id);
  };
  expect(firstOf('MEAN', 0)).toEqual([1]);
  // C·m is 5.05 and C 2.01 with 97 images without votes: 10.05 / 3.01 against 405.05 / 102.01.
  expect([0, 97, 1997].map((without) => firstOf('BAYESIAN', without))).toEqual([[2], [2], [1]]);
});

test('TRIMMED: votes that are cut make nothing less sure', () => {
  // Eighty threes are left of the first one, and it is hardly before the second one: by its cut votes alone it would vary.
  const images = [image(1, [10, 0, 80, 0, 10]), image(2, [0, 0, 90, 0, 0]), image(3, [100, 0, 0, 0, 0])];
  expect(certaintiesOf(images, 7, 'TRIMMED').get(1)).toEqual({ interval: [1, 1], firstShare: 1 });
});

test('every rank lies in its interval when votes are many and all alike', () => {
  const histograms = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(histograms, fc.constantFrom(...scorings), (drawn, scoring) => {
      // All votes of an image are the same point: nothing varies, and ranks differ from those of the result by ties alone.
      const images = drawn.map((point, i) =>
        image(
          i + 1,
          [0, 1, 2, 3, 4].map((p) => (p === point ? 10 + i : 0)),
        ),
      );
      const ranked = rankImages(
        images.map(({ imageId, type, histogram }) => tallyOf(imageId, type, histogram, 1)),
        scoring,
      );
      const found = certaintiesOf(images, 1, scoring, 50);
      const scores = new Set(ranked.map(({ score }) => score));
      if (scores.size < ranked.length) return;
      for (const { imageId, rank } of ranked) expect(found.get(imageId)?.interval).toEqual([rank, rank]);
    }),
    { numRuns: 50 },
  );
});
