import fc from 'fast-check';
import { formatFor } from './format.ts';
import { scoresIn } from './scores.ts';

const en = (scores: (number | null)[]) =>
  scores.map((score) => (score === null ? null : scoresIn('en-GB', scores)(score)));

it('writes two decimals where these tell the scores apart', () => {
  expect(en([4.5, 3, 2.991, null])).toEqual(['4.50', '3.00', '2.99', null]);
});

it('writes as many decimals as tell a score from the next ones, and no more', () => {
  expect(en([3.7041, 3.7012, 3.6])).toEqual(['3.704', '3.701', '3.60']);
  expect(en([3.704_999, 3.704_998, 3.701])).toEqual(['3.704999', '3.704998', '3.701']);
});

it('writes equal scores alike', () => {
  expect(en([3.701, 3.701, 3.6])).toEqual(['3.70', '3.70', '3.60']);
});

it('tells a score that was not in the list from those that are', () => {
  expect(scoresIn('en-GB', [3.701])(3.7012)).toBe('3.7012');
});

it('is written as the language has it', () => {
  expect(formatFor('hu').scores([3.7041, 3.7012])(3.7041)).toBe('3,704');
});

/** Scores, many of which are close to each other. */
const closeScores = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 9 }))
    .map(([whole, decimals, digit]) => whole + digit / 10 ** decimals),
  { minLength: 1, maxLength: 40 },
);

describe('any list of scores', () => {
  it('has one text for each score, and the texts in the order of the scores', () => {
    fc.assert(
      fc.property(closeScores, (scores) => {
        const write = scoresIn('en-GB', scores);
        const distinct = [...new Set(scores)];
        expect(new Set(distinct.map(write)).size).toBe(distinct.length);
        const byScore = distinct.toSorted((a, b) => a - b).map(write);
        expect(byScore.toSorted((a, b) => Number(a) - Number(b))).toEqual(byScore);
      }),
      { numRuns: 500 },
    );
  });

  it('has no decimal more than is needed beside the two', () => {
    fc.assert(
      fc.property(closeScores, (scores) => {
        const write = scoresIn('en-GB', scores);
        for (const score of scores) {
          const decimals = write(score).split('.')[1]?.length ?? 0;
          const others = scores.filter((one) => one !== score);
          const { format } = new Intl.NumberFormat('en-GB', { maximumFractionDigits: decimals - 1 });
          const isMistakable = others.some((one) => format(one) === format(score));
          expect(decimals === 2 || isMistakable).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
