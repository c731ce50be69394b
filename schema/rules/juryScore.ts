/** A score as an exact fraction: the sum of the marks by their number, which is above 0 (docs/product.md §15). */
export interface Score {
  sum: number;
  marks: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A score in lowest terms, in which equal ones are the same. */
export function lowestTerms({ sum, marks }: Score): Score {
  const common = divisor(sum, marks);
  return { sum: sum / common, marks: marks / common };
}

/** A score as it is written: `13/3`. */
export function scoreText(score: Score): string {
  const { sum, marks } = lowestTerms(score);
  return `${sum}/${marks}`;
}

/** Reads a score that is written in lowest terms; null for anything else. */
export function parseScore(text: string): Score | null {
  const [, sum, marks] = /^(\d{1,9})\/([1-9]\d{0,8})$/.exec(text) ?? [];
  if (sum === undefined || marks === undefined) return null;
  const score = { sum: Number(sum), marks: Number(marks) };
  return scoreText(score) === text ? score : null;
}

/** For sorting: the higher score first. Exact: both products are far below 2^53. */
export const byScore = (a: Score, b: Score): number => b.sum * a.marks - a.sum * b.marks;

/**
 * Whether a photo is accepted: its score is that of the line, or higher. A line is a score and no place in a list, so that photos of one
 * score are accepted together or not at all.
 * @param score null without a mark, which is never accepted
 */
export const reaches = (score: Score | null, line: Score): boolean => score !== null && byScore(score, line) <= 0;
