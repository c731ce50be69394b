import { descending } from '@photo-competition/count/ranking';

/** What a decided round has given to a photo. */
export interface RoundScore {
  round: number;
  /** Of the round. */
  position: number;
  /** Sum of the marks that count. */
  sum: number;
  /** Their number, above 0. */
  marks: number;
  /** The marks, in any order. */
  points: readonly number[];
}

/** A photo with what the rounds of its category have given it. */
export interface Judged {
  /** Place of its category in display order. */
  category: number;
  /** The last round first. Rounds of one position are one round for photos of one category. */
  scores: readonly RoundScore[];
}

const share = (part: number, of: number) => ({ numerator: BigInt(part), denominator: BigInt(of) });

/** Larger share of marks at the highest point first, then at the next one, and so on. */
function byShares(a: RoundScore, b: RoundScore): number {
  const points = [...new Set([...a.points, ...b.points])].sort((x, y) => y - x);
  const shareOf = ({ points: given, marks }: RoundScore, point: number) =>
    share(given.filter((one) => one === point).length, marks);
  for (const point of points) {
    const order = descending(shareOf(a, point), shareOf(b, point));
    if (order !== 0) return order;
  }
  return 0;
}

/** Higher score first, then by the shares of points; 0 shares a rank (docs/product.md §15). Neither time nor chance nor seat decides. */
export const compareScores = (a: RoundScore, b: RoundScore): number =>
  descending(share(a.sum, a.marks), share(b.sum, b.marks)) || byShares(a, b);

/**
 * The final order of photos, category by category: by the last round that either has reached, where who took part comes first; then by the
 * round before it (docs/product.md §15). 0 shares a rank.
 */
export function compareJudged(a: Judged, b: Judged): number {
  if (a.category !== b.category) return a.category - b.category;
  for (let i = 0; i < Math.max(a.scores.length, b.scores.length); i++) {
    const [one, other] = [a.scores[i], b.scores[i]];
    if (!one || !other) return one ? -1 : 1;
    const order = other.position - one.position || compareScores(one, other);
    if (order !== 0) return order;
  }
  return 0;
}
