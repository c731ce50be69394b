import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';

const codes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
] as const;

/** What went wrong: `extensions.code` of a top-level error, or NETWORK when no answer of the gateway came. */
export type FailureCode = (typeof codes)[number] | 'NETWORK';

/** A failed call in terms that can be shown. */
export interface Failure {
  code: FailureCode;
  /** Names the request in the logs of the server. */
  requestId: string | null;
  /** When trying again makes sense, in seconds. */
  retryAfter: number | null;
}

/** Reads a call's error. A code that this client does not know counts as a fault of the server. */
export function failureOf(error: ErrorLike): Failure {
  if (!CombinedGraphQLErrors.is(error)) return { code: 'NETWORK', requestId: null, retryAfter: null };
  const extensions = error.errors[0]?.extensions ?? {};
  const { requestId, retryAfter } = extensions;
  return {
    code: codes.find((code) => code === extensions['code']) ?? 'INTERNAL_SERVER_ERROR',
    requestId: typeof requestId === 'string' ? requestId : null,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
  };
}
