import type { components } from '@photo-competition/schema/rest';

type Schemas = components['schemas'];

/** Stable reason of a failure, as the contract lists them. */
export type ProblemCode = Schemas['ProblemCode'];

/** What the texts of a problem may name. */
export type ProblemValues = Record<string, string | number>;

/** A refused field: `code` also chooses its text. */
export interface FieldProblem {
  field: string;
  code: string;
  values?: ProblemValues;
}

/** HTTP status of each code (product.md §9: 409 for a state, 422 for a body, 413, 415, 429 as HTTP says). */
const statuses: Record<ProblemCode, number> = {
  MALFORMED_REQUEST: 400,
  VALIDATION_FAILED: 422,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  WRONG_PASSWORD: 422,
  FORBIDDEN: 403,
  OWN_IMAGE: 403,
  NOT_FOUND: 404,
  NO_ACTIVE_COMPETITION: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  INVALID_CODE: 409,
  WRONG_PHASE: 409,
  COMPETITION_PAUSED: 409,
  COMPETITION_CLOSED: 409,
  ILLEGAL_STATUS_CHANGE: 409,
  VERSION_CONFLICT: 409,
  DATES_FROZEN: 409,
  COMPETITION_NOT_EMPTY: 409,
  IMAGE_NOT_VOTABLE: 409,
  SLOT_EMPTY: 409,
  KEY_TAKEN: 409,
  ILLEGAL_EMAIL_STATE: 409,
  NO_RECIPIENTS: 409,
  LAST_ADMINISTRATOR: 409,
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
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
  headers?: Record<string, string>;
}

/** A refusal that its caller can understand; the server writes it as problem details (RFC 9457). */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly values: ProblemValues;
  readonly errors: FieldProblem[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, { values = {}, errors, retryAfter, headers = {} }: ProblemOptions = {}) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.values = values;
    this.errors = errors;
    this.headers = retryAfter === undefined ? headers : { ...headers, 'retry-after': String(retryAfter) };
  }
}

/** A 422 about one field. */
export const invalidField = (field: string, code: string, values?: ProblemValues): Problem =>
  new Problem('VALIDATION_FAILED', { errors: [{ field, code, ...(values ? { values } : {}) }] });

/** A 409 or 422 that belongs to one field of the body. */
export const fieldProblem = (code: ProblemCode, field: string, values: ProblemValues = {}): Problem =>
  new Problem(code, { values, errors: [{ field, code, values }] });
