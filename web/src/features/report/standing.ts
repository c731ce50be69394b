/** The best places, which a certificate names; whoever comes after them gets a keepsake. */
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

/** Kind of a certificate: a place of the voters' ranking, acceptance by the jury, or having taken part. */
export type CertificateKind = 'award' | 'acceptance' | 'keepsake';

/** The highest that a photo has come to. @param rank in its category, by votes; null without one */
export function certificateKind({ rank, accepted }: { rank: number | null; accepted: boolean }): CertificateKind {
  if (isAwarded(rank)) return 'award';
  return accepted ? 'acceptance' : 'keepsake';
}
