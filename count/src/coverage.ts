/** What a person has judged of a competition. */
export interface Judged {
  /** Images that the person has judged. */
  votes: number;
  /** Images that the person could judge: not the own ones. */
  images: number;
}

/** Whether a person has judged a smaller share than `minCoverage` whole per cent. Who could judge nothing has not. */
export const isBelowCoverage = ({ votes, images }: Judged, minCoverage: number): boolean =>
  100 * votes < minCoverage * images;
