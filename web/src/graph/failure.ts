import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import { preview } from '../session/preview.ts';

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

/**
 * Code of a failure: `extensions.code` of a top-level error, or its meaning in a preview; NETWORK when no answer of the gateway
 * came.
 */
export type FailureCode = (typeof codes)[number] | 'NETWORK' | 'PREVIEW_READ_ONLY' | 'PREVIEW_CLOSED';

/** Meanings of codes in a preview (docs/graph.md): it changes nothing, and shows no pages but those of competitions. */
const inPreview: Readonly<Partial<Record<FailureCode, FailureCode>>> = {
  CONFLICT: 'PREVIEW_READ_ONLY',
  FORBIDDEN: 'PREVIEW_CLOSED',
};

/** A failed call in terms that can be shown. */
export interface Failure {
  code: FailureCode;
  /** Names the request in the logs of the server. */
  requestId: string | null;
  /** When trying again makes sense, in seconds. */
  retryAfter: number | null;
}

/** Reads a call's error. A code that this client does not know counts as a fault of the server. @param isPreview whether this page is one */
export function failureOf(error: ErrorLike, isPreview = preview !== null): Failure {
  if (!CombinedGraphQLErrors.is(error)) return { code: 'NETWORK', requestId: null, retryAfter: null };
  const extensions = error.errors[0]?.extensions ?? {};
  const { requestId, retryAfter } = extensions;
  const code: FailureCode = codes.find((one) => one === extensions['code']) ?? 'INTERNAL_SERVER_ERROR';
  return {
    code: (isPreview ? inPreview[code] : undefined) ?? code,
    requestId: typeof requestId === 'string' ? requestId : null,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
  };
}
