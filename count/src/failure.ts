/** Numbers of the rules of the recount; 0 is the form of the files. The rules themselves: count/README.md. */
export type RuleNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Each way to break a rule, with the rule. */
export const failureRules = {
  unreadable: 0,
  origin: 1,
  signature: 1,
  cosignature: 1,
  size: 1,
  root: 1,
  batchSize: 2,
  batchPlace: 2,
  numberOrder: 2,
  numberTwice: 2,
  pointRange: 3,
  replacedTwice: 4,
  replacesOtherImage: 4,
  replacesLater: 4,
  replacementRing: 4,
  withdrawsNothing: 5,
  standingCount: 6,
  excludedUnknown: 6,
  leftOutUnknown: 6,
  leftOutList: 6,
  moderation: 6,
  rollRoot: 7,
  rollOrder: 7,
  rollSums: 7,
  rollSize: 7,
  rollVotes: 7,
  resultAltered: 8,
  resultImages: 8,
  resultRules: 8,
  resultVotes: 8,
  resultScore: 8,
  resultRank: 8,
  resultTypes: 8,
  opening: 9,
  closing: 9,
  otherCompetition: 9,
  imageList: 9,
} as const satisfies Record<string, RuleNumber>;

export type FailureCode = keyof typeof failureRules;

/** The object of a failure; at least one of the fields is set. */
export interface FailurePlace {
  /** Number of a ballot, base64url. */
  ballot?: string;
  /** Id of an image. */
  image?: number;
  /** Position of a record in the log. */
  record?: number;
  /** Entries of the log among which something differs: [from, to). */
  entries?: { from: number; to: number };
  /** A file that cannot be read, or the whole of it. */
  file?: 'head' | 'records' | 'ballots' | 'roll' | 'result';
}

/** A rule that does not hold. */
export interface CountFailure extends FailurePlace {
  rule: RuleNumber;
  code: FailureCode;
}

/** Ends the look at a rule at the first thing that breaks it. */
export class BrokenRule extends Error {
  readonly failure: CountFailure;

  constructor(code: FailureCode, place: FailurePlace) {
    super(code);
    this.failure = { rule: failureRules[code], code, ...place };
  }
}

/** @throws BrokenRule unless the condition holds */
export function hold(condition: boolean, code: FailureCode, place: FailurePlace): asserts condition {
  if (!condition) throw new BrokenRule(code, place);
}
