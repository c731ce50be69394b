/** A line lies between two scores, and never splits a tie (docs/product.md §15). */
import { byScore, lowestTerms, parseScore, reaches, scoreText, type Score } from '@photo-competition/schema/juryScore';
import fc from 'fast-check';

/** Marks of a photo: by at most a hundred judges, in a range that lies within 0–100. */
const marksOf = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { maxLength: 7 });

const scoreOf = (marks: readonly number[]): Score | null =>
  marks.length ? { sum: marks.reduce((sum, mark) => sum + mark, 0), marks: marks.length } : null;

/** Whether two scores are one, by whole numbers alone. */
const isTie = (a: Score, b: Score): boolean => BigInt(a.sum) * BigInt(b.marks) === BigInt(b.sum) * BigInt(a.marks);

test('in 10,000 rounds: photos of one score are accepted together or not at all, and no lower one before a higher one', () => {
  let [lines, ties] = [0, 0];
  const rounds = fc
    .constantFrom(1, 2, 5, 20, 100)
    .chain((most) => fc.array(marksOf(most), { minLength: 1, maxLength: 30 }));
  fc.assert(
    fc.property(rounds, (round) => {
      const scores = round.map(scoreOf);
      for (const line of scores) {
        if (!line) continue;
        lines++;
        const isIn = scores.map((score) => reaches(score, line));
        scores.forEach((one, i) => {
          if (!one) return expect(isIn[i]).toBe(false);
          scores.forEach((other, j) => {
            if (!other || i >= j) return;
            if (isTie(one, other)) {
              ties++;
              if (isIn[i] !== isIn[j]) throw new Error(`${scoreText(line)} splits ${scoreText(one)}`);
            } else if (isIn[i] !== isIn[j] && byScore(one, other) < 0 !== isIn[i]) {
              throw new Error(`${scoreText(line)} accepts the lower one of ${scoreText(one)} and ${scoreText(other)}`);
            }
          });
        });
      }
    }),
    { numRuns: 10_000 },
  );
  expect(lines).toBeGreaterThan(50_000);
  expect(ties).toBeGreaterThan(50_000);
});

test('a score is written in lowest terms, and read in no other way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 100 }), (sum, marks) => {
      const text = scoreText({ sum, marks });
      expect(parseScore(text)).toEqual(lowestTerms({ sum, marks }));
      expect(isTie({ sum, marks }, parseScore(text) ?? { sum: -1, marks: 1 })).toBe(true);
      expect(parseScore(`${sum * 2}/${marks * 2}`)).toBeNull();
    }),
  );
  for (const text of ['', '3', '3/0', '-3/1', '03/1', '3/01', ' 3/1', '1e1/1', '3/1\n'])
    expect(parseScore(text)).toBeNull();
});

test('the database may compare scores by their quotients: they are equal where the fractions are, up to a hundred judges', () => {
  const score = fc.record({ sum: fc.integer({ min: 0, max: 10_000 }), marks: fc.integer({ min: 1, max: 100 }) });
  fc.assert(
    fc.property(score, score, (a, b) => {
      expect(a.sum / a.marks === b.sum / b.marks).toBe(isTie(a, b));
      expect(Math.sign(b.sum / b.marks - a.sum / a.marks)).toBe(Math.sign(byScore(a, b)));
    }),
    { numRuns: 10_000 },
  );
});
