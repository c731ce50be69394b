/** A person's votes in a competition. */
export interface Judged {
  /** Images that the person has judged. */
  votes: number;
  /** Images that the person could judge: not the own ones. */
  images: number;
}

/** Whether a person has judged a smaller share than `minCoverage` whole per cent. False for a person who could judge nothing. */
export const isBelowCoverage = ({ votes, images }: Judged, minCoverage: number): boolean =>
  100 * votes < minCoverage * images;
