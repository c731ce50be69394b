import { withdrawn } from '../encoding.ts';
import { isBelowCoverage } from '../coverage.ts';
import type { Election } from './election.ts';

/** A coverage rule as a log seals it. */
export interface CoverageRule {
  minCoverage: number;
  minCoverageVoters: number;
}

/** Which rows of an election a coverage rule leaves out, counted person by person. All its images count. */
export function leftOutBy(
  { file, voter }: Election,
  { minCoverage, minCoverageVoters }: CoverageRule,
): { voters: number; rows: number[] } {
  const replaced = new Set(file.replaced);
  const standing = new Map<number, number[]>();
  voter.forEach((who, row) => {
    if (!replaced.has(row) && file.point[row] !== withdrawn) standing.set(who, [...(standing.get(who) ?? []), row]);
  });
  // The voter of an index is the author of the image of that index.
  const imagesFor = (who: number) => file.imageIds.length - Number(who < file.imageIds.length);
  const below = [...standing].filter(([who, rows]) =>
    isBelowCoverage({ votes: rows.length, images: imagesFor(who) }, minCoverage),
  );
  return below.length < minCoverageVoters
    ? { voters: 0, rows: [] }
    : { voters: below.length, rows: below.flatMap(([, rows]) => rows) };
}
