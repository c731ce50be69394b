import { RestProblem } from '../rest/call/problem.ts';
import type { UserError, UserErrorCode } from './generated/resolvers.ts';

/** Every code of the SDL's enum; the type makes a missing one a compile error. */
const codes: Record<UserErrorCode, true> = {
  VALIDATION_FAILED: true,
  INVALID_CREDENTIALS: true,
  INVALID_REFRESH_TOKEN: true,
  WRONG_PASSWORD: true,
  USERNAME_TAKEN: true,
  EMAIL_TAKEN: true,
  INVALID_CODE: true,
  WRONG_PHASE: true,
  VOTING_OPENS_SOON: true,
  COMPETITION_PAUSED: true,
  COMPETITION_CLOSED: true,
  COMPETITION_FULL: true,
  ILLEGAL_STATUS_CHANGE: true,
  VERSION_CONFLICT: true,
  DATES_FROZEN: true,
  FROZEN: true,
  DATES_OVER: true,
  COMPETITION_NOT_EMPTY: true,
  COMPETITION_NOT_DRAFT: true,
  OWN_IMAGE: true,
  NUMBER_TAKEN: true,
  ALREADY_EXCLUDED: true,
  RADAR_CHANGED: true,
  UNLINKED: true,
  SECOND_ADMINISTRATOR: true,
  ILLEGAL_EXCLUSION_STATE: true,
  OBSERVER_HAS_CHOSEN: true,
  JURY_ONLY: true,
  IS_JUDGE: true,
  NO_JURY: true,
  SEAT_TAKEN: true,
  JURY_FULL: true,
  HAS_ENTRIES: true,
  HAS_VOTES: true,
  ILLEGAL_SEAT_STATE: true,
  REMINDED_TODAY: true,
  ROUND_NOT_OPEN: true,
  ROUND_CLOSED: true,
  ROUND_FROZEN: true,
  ILLEGAL_ROUND_STATE: true,
  TOO_MANY_ROUNDS: true,
  ROUNDS_OVERLAP: true,
  TOO_MANY_AWARDS: true,
  AWARD_RULE: true,
  AWARDS_CHANGED: true,
  PHOTO_WITHDRAWN: true,
  TOO_FEW_VOTERS: true,
  IMAGE_NOT_VOTABLE: true,
  SLOT_EMPTY: true,
  EDIT_TIME_OVER: true,
  COMMENT_REJECTED: true,
  FILE_TOO_LARGE: true,
  UNSUPPORTED_FORMAT: true,
  IMAGE_DAMAGED: true,
  IMAGE_TOO_SMALL: true,
  TOO_MANY_PIXELS: true,
  KEY_TAKEN: true,
  LAST_ADMINISTRATOR: true,
  ILLEGAL_ACCOUNT_STATE: true,
  ILLEGAL_EMAIL_STATE: true,
  NO_RECIPIENTS: true,
  MAIL_NOT_SENT: true,
  RATE_LIMITED: true,
};

const isUserErrorCode = (code: string): code is UserErrorCode => Object.hasOwn(codes, code);

/** Translates the service's name of a field into the input's. */
export type FieldName = (restField: string) => string;

const asNamed: FieldName = (field) => field;

/** Another name for the first segment of a field's path, e.g. `{ comment: 'text' }`. */
export const renamed =
  (names: Record<string, string>): FieldName =>
  (field) => {
    const [head = '', ...rest] = field.split('.');
    return [names[head] ?? head, ...rest].join('.');
  };

/** For inputs that hold in `content` what the service takes beside id and version. */
export const contentField: FieldName = (field) => (field === 'id' || field === 'version' ? field : `content.${field}`);

/** Whether a refusal is about what was sent; a limit of rate is about how often, and has a status and a time to wait. */
const isMendable = (error: unknown): error is RestProblem & { code: UserErrorCode } =>
  error instanceof RestProblem && error.status !== 429 && isUserErrorCode(error.code);

/** The errors that a user can mend, one per refused field. @throws the error itself when the user cannot mend it */
function userErrorsOf(error: unknown, fieldName: FieldName): UserError[] {
  if (!isMendable(error)) throw error;
  const { code, detail, errors } = error;
  if (!errors.length) return [{ code, field: null, message: detail }];
  return errors.map((each) => ({
    code: isUserErrorCode(each.code) ? each.code : code,
    field: fieldName(each.field),
    message: each.message,
  }));
}

/** The fields of a payload about a VERSION_CONFLICT; all null without one. */
export interface ConflictFields<Current> {
  current: Current | null;
  changedBy: string | null;
  changedAt: string | null;
}

/** @param Current the REST type of what the mutation changes: the service answers the same with its refusal */
function conflictOf<Current>(error: unknown): ConflictFields<Current> {
  const conflict = error instanceof RestProblem ? error.conflict : null;
  return {
    current: (conflict?.current ?? null) as Current | null,
    changedBy: conflict?.changedBy ?? null,
    changedAt: conflict?.changedAt ?? null,
  };
}

/**
 * Makes the payload of a mutation from its call: the call's result, or the refused payload with the errors that a user can
 * mend (docs/product.md §11).
 * @param fieldName translates the service's names of fields
 * @throws any other error; it becomes a top-level error
 */
export async function payloadOf<R extends object, A extends object>(
  refused: R,
  call: () => Promise<A>,
  fieldName: FieldName = asNamed,
): Promise<(A | R) & { userErrors: UserError[] }> {
  try {
    return { ...(await call()), userErrors: [] };
  } catch (error) {
    return { ...refused, userErrors: userErrorsOf(error, fieldName) };
  }
}

/**
 * As `payloadOf`, for mutations that send the version they change: a VERSION_CONFLICT tells the current object, who changed it and when.
 * @param Current the REST type of what they change
 */
export const versionedPayload =
  <Current>() =>
  async <R extends object, A extends object>(
    refused: R,
    call: () => Promise<A>,
    fieldName: FieldName = asNamed,
  ): Promise<(A | R) & ConflictFields<Current> & { userErrors: UserError[] }> => {
    try {
      return { ...(await call()), ...conflictOf<Current>(null), userErrors: [] };
    } catch (error) {
      return { ...refused, ...conflictOf<Current>(error), userErrors: userErrorsOf(error, fieldName) };
    }
  };
