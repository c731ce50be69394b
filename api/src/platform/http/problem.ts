import type { RateLimitFields } from '@photo-competition/schema/rateLimitFields';
import type { components } from '@photo-competition/schema/rest';
import type { MessageKey } from './messageKeys.ts';

type Schemas = components['schemas'];

/** Stable reason of a failure, as the contract lists them. */
export type ProblemCode = Schemas['ProblemCode'];

/** A part of a text that reads differently in another language, e.g. the name of a state. */
export interface Phrase {
  phrase: MessageKey;
  values?: ProblemValues;
}

/** Values for the variables of a text: an instant and a phrase are put into words once the reader's language is known. */
export interface ProblemValues {
  [name: string]: string | number | Date | Phrase;
}

/** A refused field: `code` also chooses its text. */
export interface FieldProblem {
  field: string;
  code: string;
  values?: ProblemValues;
}

/** HTTP status of each code (docs/product.md §9: 409 for a state, 422 for a body, 413, 415, 429 as HTTP says). */
const statuses: Record<ProblemCode, number> = {
  MALFORMED_REQUEST: 400,
  VALIDATION_FAILED: 422,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_REFRESH_TOKEN: 401,
  WRONG_PASSWORD: 422,
  PREVIEW_INVALID: 400,
  PREVIEW_READ_ONLY: 409,
  PREVIEW_CLOSED: 403,
  FORBIDDEN: 403,
  OWN_IMAGE: 403,
  NUMBER_TAKEN: 409,
  TOO_FEW_VOTERS: 409,
  ALREADY_EXCLUDED: 409,
  RADAR_CHANGED: 409,
  UNLINKED: 409,
  SECOND_ADMINISTRATOR: 409,
  ILLEGAL_EXCLUSION_STATE: 409,
  OBSERVER_HAS_CHOSEN: 409,
  JURY_ONLY: 409,
  IS_JUDGE: 403,
  NO_JURY: 409,
  SEAT_TAKEN: 409,
  JURY_FULL: 409,
  HAS_ENTRIES: 409,
  HAS_VOTES: 409,
  ILLEGAL_SEAT_STATE: 409,
  REMINDED_TODAY: 409,
  ROUND_NOT_OPEN: 409,
  ROUND_CLOSED: 409,
  ROUND_FROZEN: 409,
  ILLEGAL_ROUND_STATE: 409,
  TOO_MANY_ROUNDS: 409,
  ROUNDS_OVERLAP: 409,
  TOO_MANY_AWARDS: 409,
  AWARD_RULE: 409,
  AWARDS_CHANGED: 409,
  PHOTO_WITHDRAWN: 409,
  NOT_FOUND: 404,
  NO_ACTIVE_COMPETITION: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  INVALID_CODE: 409,
  WRONG_PHASE: 409,
  VOTING_OPENS_SOON: 409,
  COMPETITION_PAUSED: 409,
  COMPETITION_CLOSED: 409,
  COMPETITION_FULL: 409,
  ILLEGAL_STATUS_CHANGE: 409,
  VERSION_CONFLICT: 409,
  FROZEN: 409,
  DATES_OVER: 409,
  COMPETITION_NOT_EMPTY: 409,
  COMPETITION_NOT_DRAFT: 409,
  SLOT_EMPTY: 409,
  EDIT_TIME_OVER: 409,
  COMMENT_REJECTED: 409,
  KEY_TAKEN: 409,
  ILLEGAL_EMAIL_STATE: 409,
  NO_RECIPIENTS: 409,
  MAIL_NOT_SENT: 409,
  LAST_ADMINISTRATOR: 409,
  ILLEGAL_ACCOUNT_STATE: 409,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_FORMAT: 415,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IMAGE_DAMAGED: 422,
  IMAGE_TOO_SMALL: 422,
  TOO_MANY_PIXELS: 422,
  RANGE_NOT_SATISFIABLE: 416,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  INTERNAL_ERROR: 500,
};

interface ProblemOptions {
  values?: ProblemValues;
  errors?: FieldProblem[];
  /** The current state, where the caller has read an earlier version. */
  conflict?: Schemas['Conflict'];
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
  /** The limit of rate by which it is refused. */
  rateLimit?: RateLimitFields;
  headers?: Record<string, string>;
}

/** A refusal that its caller can understand; the server writes it as problem details (RFC 9457). */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly values: ProblemValues;
  readonly errors: FieldProblem[] | undefined;
  readonly conflict: Schemas['Conflict'] | undefined;
  readonly rateLimit: RateLimitFields | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    { values = {}, errors, conflict, retryAfter, rateLimit, headers = {} }: ProblemOptions = {},
  ) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.values = values;
    this.errors = errors;
    this.conflict = conflict;
    this.rateLimit = rateLimit;
    this.headers = retryAfter === undefined ? headers : { ...headers, 'retry-after': String(retryAfter) };
  }
}

/** A 422 about one field. */
export const invalidField = (field: string, code: string, values?: ProblemValues): Problem =>
  new Problem('VALIDATION_FAILED', { errors: [{ field, code, ...(values ? { values } : {}) }] });

/** The last editor of an object and the instant; null where nobody has noted it. */
export interface LastChange {
  changedBy: string | null;
  changedAt: Date | null;
}

/** The refusal of a write that was made for an earlier version. @param current the object as its own GET answers it */
export const versionConflict = (
  current: Schemas['Conflict']['current'],
  { changedBy, changedAt }: LastChange,
): Problem =>
  new Problem('VERSION_CONFLICT', {
    values: {
      change:
        changedBy !== null && changedAt !== null
          ? { phrase: 'conflict.known', values: { changedBy, changedAt } }
          : { phrase: 'conflict.unknown' },
    },
    conflict: { current, changedBy, changedAt: changedAt?.toISOString() ?? null },
  });

/** A 409 or 422 that belongs to one field of the body. */
export const fieldProblem = (code: ProblemCode, field: string, values: ProblemValues = {}): Problem =>
  new Problem(code, { values, errors: [{ field, code, values }] });
