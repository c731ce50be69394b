import { CombinedGraphQLErrors } from '@apollo/client';
import { failureOf } from './failure.ts';

const refused = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'No.', extensions: { code, requestId: 'r1' } }] });

describe('a refusal', () => {
  it.each([
    ['CONFLICT', 'PREVIEW_READ_ONLY'],
    ['FORBIDDEN', 'PREVIEW_CLOSED'],
    ['NOT_FOUND', 'NOT_FOUND'],
    ['SOMETHING', 'INTERNAL_SERVER_ERROR'],
  ])('with %s is %s in a preview', (code, meant) => expect(failureOf(refused(code), true).code).toBe(meant));

  it.each(['CONFLICT', 'FORBIDDEN'])('with %s is itself elsewhere', (code) =>
    expect(failureOf(refused(code))).toEqual({ code, requestId: 'r1', retryAfter: null }),
  );
});
