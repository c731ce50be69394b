/** The best places, which a certificate names; entrants after them get a keepsake. */
const awarded = 3;

/** Whether a rank within the category is named on a certificate. */
export const isAwarded = (rank: number | null): rank is number => rank !== null && rank <= awarded;

/** The largest share of a category that is named as its best part: the better half. */
export const praised = 0.5;

/**
 * Among which part of its category a photo is, as a share: the smallest whole percent that holds its rank.
 * @param total photos of the category
 */
export const topShare = (rank: number, total: number): number => Math.min(1, Math.ceil((100 * rank) / total) / 100);

/** Ground of a certificate: a place of the voters' ranking, an award of the jury, acceptance by it, or having taken part. */
export type CertificateKind = 'award' | 'prize' | 'acceptance' | 'keepsake';

/** Achievement of an entry, which its certificate names. */
export interface Achievement {
  /** In its category, by votes; null without one. */
  rank: number | null;
  /** How many awards the jury has given it. */
  prizes: number;
  /** Whether the jury has accepted it. */
  accepted: boolean;
}

/** The highest that a photo has come to. */
export function certificateKind({ rank, prizes, accepted }: Achievement): CertificateKind {
  if (isAwarded(rank)) return 'award';
  if (prizes > 0) return 'prize';
  return accepted ? 'acceptance' : 'keepsake';
}
