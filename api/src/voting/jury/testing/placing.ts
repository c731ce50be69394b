import { descending } from '@photo-competition/count/ranking';

/** A photo with the marks that each decided round has given it, the last round first; no marks: no score there. */
export interface Marked {
  id: number;
  /** Place of its category in display order. */
  category: number;
  rounds: readonly (readonly number[])[];
}

const share = (part: number, of: number) => ({ numerator: BigInt(part), denominator: BigInt(of) });
const sumOf = (marks: readonly number[]) => marks.reduce((sum, mark) => sum + mark, 0);

/** For sorting: the rule of docs/product.md §15 for the marks of one round, in exact fractions; 0 shares a rank. */
export function byMarks(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return (b.length === 0 ? 0 : 1) - (a.length === 0 ? 0 : 1);
  const byScore = descending(share(sumOf(a), a.length), share(sumOf(b), b.length));
  if (byScore !== 0) return byScore;
  for (const point of [...new Set([...a, ...b])].sort((x, y) => y - x)) {
    const of = (marks: readonly number[]) => share(marks.filter((one) => one === point).length, marks.length);
    const order = descending(of(a), of(b));
    if (order !== 0) return order;
  }
  return 0;
}

/** For sorting: the order of photos that a jury has judged, as the database must have it. */
export function byJury(a: Marked, b: Marked): number {
  if (a.category !== b.category) return a.category - b.category;
  for (const [i, marks] of a.rounds.entries()) {
    const order = byMarks(marks, b.rounds[i] ?? []);
    if (order !== 0) return order;
  }
  return a.id - b.id;
}
