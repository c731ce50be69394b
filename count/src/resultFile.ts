import type { Scoring } from './ranking.ts';
import type { ListedImage } from './records.ts';

/** An image in a version of the result. */
export interface ResultImage extends ListedImage {
  /** `PENDING`, `APPROVED`, `REJECTED` or `DISQUALIFIED`; only APPROVED ones are counted. */
  moderation: string;
  /** Number of counted votes for each point, from the lowest on; all 0 when the image is not counted. */
  histogram: number[];
  /** Sum of `histogram`. */
  votes: number;
  /** Sum of the points of these votes. */
  points: number;
  /** Rounded to a double; null without votes. */
  score: number | null;
  /** Within the image type. */
  rank: number | null;
  /** Within the competition. */
  overallRank: number | null;
}

/** The sums over the counted images of a type. */
export interface ResultType {
  type: string;
  images: number;
  votes: number;
  points: number;
  /** Mean point of the votes that scores are made of: TRIMMED cuts a tenth at each end. Null without votes. */
  m: number | null;
  /** Mean number of these votes of an image. */
  c: number;
}

/** A ballot that stands and is not counted. */
export interface ExcludedBallot {
  /** Its number, base64url. */
  number: string;
  /** `RING`, `DUPLICATE_PERSON` or `RULE`. */
  reason: string;
}

/** A version of the result: `result-{version}.json`, canonical JSON (RFC 8785). */
export interface ResultFile {
  competition: number;
  version: number;
  at: string;
  /** As in the version's record. */
  reason: string;
  scoring: Scoring;
  minPoint: number;
  maxPoint: number;
  /** All images of the competition, by rising id. */
  images: ResultImage[];
  /** By code. */
  types: ResultType[];
  /** By number. */
  excluded: ExcludedBallot[];
  /** Numbers, base64url, of the standing ballots of voters below `minCoverage`, rising: the same in every version. */
  leftOut: string[];
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isImage = (value: unknown): boolean => {
  const { id, type, moderation, sha256, histogram } = value as Partial<ResultImage>;
  const texts = [type, moderation, sha256].every((text) => typeof text === 'string');
  return isCount(id) && texts && Array.isArray(histogram) && histogram.every(isCount);
};

/**
 * Reads a version of the result. Whether what it says is true is not looked at.
 * @throws RangeError or SyntaxError for what is no result
 */
export function parseResultFile(text: string): ResultFile {
  // Results of an earlier version have no such list.
  const result = { leftOut: [], ...(JSON.parse(text) as Omit<ResultFile, 'leftOut'> & Partial<ResultFile>) };
  const { images, types, excluded, leftOut } = result;
  if (![images, types, excluded, leftOut].every(Array.isArray)) throw new RangeError('not a result');
  const whole =
    isCount(result.version) &&
    images.every(isImage) &&
    types.every((one) => typeof one.type === 'string') &&
    [...excluded.map(({ number }) => number), ...leftOut].every((number) => /^[\w-]{16}$/.test(number));
  if (!whole) throw new RangeError('not a result');
  return result;
}
