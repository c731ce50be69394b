import { RestProblem } from '../rest/problem.ts';
import type { UserError, UserErrorCode } from './generated/resolvers.ts';

/** Every code of the SDL's enum: one that is added there and forgotten here does not compile. */
const codes: Record<UserErrorCode, true> = {
  VALIDATION_FAILED: true,
  INVALID_CREDENTIALS: true,
  WRONG_PASSWORD: true,
  USERNAME_TAKEN: true,
  EMAIL_TAKEN: true,
  INVALID_CODE: true,
  WRONG_PHASE: true,
  COMPETITION_PAUSED: true,
  COMPETITION_CLOSED: true,
  ILLEGAL_STATUS_CHANGE: true,
  VERSION_CONFLICT: true,
  DATES_FROZEN: true,
  COMPETITION_NOT_EMPTY: true,
  OWN_IMAGE: true,
  IMAGE_NOT_VOTABLE: true,
  SLOT_EMPTY: true,
  FILE_TOO_LARGE: true,
  UNSUPPORTED_FORMAT: true,
  IMAGE_DAMAGED: true,
  IMAGE_TOO_SMALL: true,
  TOO_MANY_PIXELS: true,
  KEY_TAKEN: true,
  LAST_ADMINISTRATOR: true,
  ILLEGAL_EMAIL_STATE: true,
  NO_RECIPIENTS: true,
  RATE_LIMITED: true,
};

const isUserErrorCode = (code: string): code is UserErrorCode => Object.hasOwn(codes, code);

/** The input's name of a field that the REST service names. */
export type FieldName = (restField: string) => string;

const asNamed: FieldName = (field) => field;

/** Another name for the first segment of a field's path, e.g. `{ comment: 'text' }`. */
export const renamed =
  (names: Record<string, string>): FieldName =>
  (field) => {
    const [head = '', ...rest] = field.split('.');
    return [names[head] ?? head, ...rest].join('.');
  };

/** The service takes id, version and content as one body; an input holds the content apart. */
export const contentField: FieldName = (field) => (field === 'id' || field === 'version' ? field : `content.${field}`);

/** What the user can mend, one per refused field. @throws the error itself when the user cannot mend it */
function userErrorsOf(error: unknown, fieldName: FieldName): UserError[] {
  if (!(error instanceof RestProblem) || !isUserErrorCode(error.code)) throw error;
  const { code, detail, errors } = error;
  if (!errors.length) return [{ code, field: null, message: detail }];
  return errors.map((each) => ({
    code: isUserErrorCode(each.code) ? each.code : code,
    field: fieldName(each.field),
    message: each.message,
  }));
}

/**
 * Answers a mutation: the payload that a call brings, or the refused one with what the user can mend (product.md §11).
 * @param fieldName turns the service's name of a field into the input's
 * @throws whatever the user cannot mend; it becomes a top-level error
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
