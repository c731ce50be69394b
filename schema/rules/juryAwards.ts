import { descending, type Fraction } from '@photo-competition/count/ranking';

/** Kinds of awards of a jury (docs/product.md §15). */
export type AwardKind = 'PLACE' | 'MEDAL' | 'MENTION' | 'SPECIAL' | 'JUDGES_CHOICE' | 'BEST_AUTHOR';

/** A rule of awards that is broken. */
export type AwardBreach =
  | 'AWARD_MOST'
  | 'AWARD_HIDDEN'
  | 'AWARD_CATEGORY'
  | 'AWARD_NOT_ACCEPTED'
  | 'AWARD_ONE_PER_IMAGE'
  | 'AWARD_ONE_PER_AUTHOR';

/** Limits on a competition's awards. */
export interface AwardLimits {
  /** Whether a photo has one place, medal or mention at most. */
  oneAwardPerImage: boolean;
  /** Whether an author has one place, medal or mention at most in each category. */
  oneAwardPerAuthor: boolean;
}

/** A photo that an award is given to. */
export interface AwardedPhoto {
  imageId: number;
  /** The same for two photos of one author, and for no others. */
  author: string;
  /** Code of its category. */
  type: string;
  /** Whether it is approved. */
  shown: boolean;
  /** Null where its category has no round that accepts. */
  accepted: boolean | null;
}

/** An award with who has it. Photos that were hidden since hold on to it here, so that one that comes back breaks no rule. */
export interface HeldAward {
  kind: AwardKind;
  /** Code of its category; null where it is for all of them. */
  type: string | null;
  /** How many may have it. */
  most: number;
  photos: readonly AwardedPhoto[];
}

/** Whether both limits are about awards of a kind. */
export const isLimited = (kind: AwardKind): boolean => kind === 'PLACE' || kind === 'MEDAL' || kind === 'MENTION';

/** Whether a photo may have an award at all, whoever else has one. */
function breachOfPhoto({ type }: Pick<HeldAward, 'type'>, photo: AwardedPhoto): AwardBreach | null {
  if (!photo.shown) return 'AWARD_HIDDEN';
  if (type !== null && photo.type !== type) return 'AWARD_CATEGORY';
  return photo.accepted === false ? 'AWARD_NOT_ACCEPTED' : null;
}

/** The awards within the limits that have been given so far. */
class Given {
  private readonly images = new Set<number>();
  private readonly authors = new Set<string>();
  private readonly limits: AwardLimits;

  constructor(limits: AwardLimits) {
    this.limits = limits;
  }

  private static authorIn = ({ author, type }: AwardedPhoto): string => `${type} ${author}`;

  breach(photo: AwardedPhoto): AwardBreach | null {
    if (this.limits.oneAwardPerImage && this.images.has(photo.imageId)) return 'AWARD_ONE_PER_IMAGE';
    return this.limits.oneAwardPerAuthor && this.authors.has(Given.authorIn(photo)) ? 'AWARD_ONE_PER_AUTHOR' : null;
  }

  add(photo: AwardedPhoto): void {
    this.images.add(photo.imageId);
    this.authors.add(Given.authorIn(photo));
  }

  addAll(awards: readonly HeldAward[]): this {
    for (const { kind, photos } of awards) if (isLimited(kind)) photos.forEach((photo) => this.add(photo));
    return this;
  }
}

/**
 * Which rule each photo of an award would break; null where it breaks none (docs/product.md §15).
 * @param others the other awards of the competition
 */
export function breachesOf(
  { kind, type, most, photos }: HeldAward,
  others: readonly HeldAward[],
  limits: AwardLimits,
): (AwardBreach | null)[] {
  const given = new Given(limits).addAll(others);
  const here = new Set<number>();
  return photos.map((photo, i) => {
    const breach = breachOfPhoto({ type }, photo) ?? (isLimited(kind) ? given.breach(photo) : null);
    // The same award twice is one too many, whatever the limits are.
    const isTwice = here.has(photo.imageId);
    here.add(photo.imageId);
    given.add(photo);
    return breach ?? (isTwice ? 'AWARD_ONE_PER_IMAGE' : i >= most ? 'AWARD_MOST' : null);
  });
}

/** Which of both limits the awards of a competition break as they are held; null where neither. */
export function brokenLimit(awards: readonly HeldAward[], limits: AwardLimits): AwardBreach | null {
  const given = new Given(limits);
  for (const { kind, photos } of awards)
    for (const photo of isLimited(kind) ? photos : []) {
      const breach = given.breach(photo);
      if (breach) return breach;
      given.add(photo);
    }
  return null;
}

/** An author's figures for the award for the best author. */
export interface AuthorTotals {
  /** Accepted photos. */
  accepted: number;
  /** Of their scores in the rounds that accept. */
  sum: Fraction;
  /** Awards of the author's photos. */
  awards: number;
}

const byTotals = (a: AuthorTotals, b: AuthorTotals): number =>
  b.accepted - a.accepted || descending(a.sum, b.sum) || b.awards - a.awards;

/**
 * Authors in the order of the best one (docs/product.md §15): most accepted photos, then the higher sum of their scores, then more
 * awards. Equal authors keep the order in which they were given.
 * @returns each with whether it is proposed, which is whether nobody stands higher
 */
export function bestAuthors<Author extends AuthorTotals>(
  authors: readonly Author[],
): (Author & { proposed: boolean })[] {
  const sorted = authors.filter(({ accepted }) => accepted > 0).sort(byTotals);
  const [first] = sorted;
  return sorted.map((one) => ({ ...one, proposed: first !== undefined && byTotals(first, one) === 0 }));
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** The sum of two fractions in lowest terms. */
export function plus(a: Fraction, b: Fraction): Fraction {
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  const denominator = a.denominator * b.denominator;
  const common = divisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}
