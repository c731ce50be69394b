import type { Scoring } from '../rules/ranking.ts';
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

/** What the images of a type that are counted have received together. */
export interface ResultType {
  type: string;
  images: number;
  votes: number;
  points: number;
  /** Mean point; null without votes. */
  m: number | null;
  /** Mean number of votes of an image. */
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
}
