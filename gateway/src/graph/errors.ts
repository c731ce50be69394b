import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import {
  ClientGone,
  MissingParameter,
  RestProblem,
  UpstreamTimeout,
  UpstreamUnavailable,
} from '../rest/call/problem.ts';
import type { Context } from './context.ts';
import type { ErrorCode } from './generated/resolvers.ts';

/** What a client may know of a failure. */
interface PublicError {
  code: ErrorCode;
  message: string;
  /** Seconds to wait, if the service named them. */
  retryAfter?: number;
}

/** Characters of a message; names of a document can make one longer. */
const longestMessage = 300;

/** The error for a wrong argument or variable. */
export const badUserInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } });

const masked: PublicError = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side; the request id names it in the logs.',
};

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  431: 'BAD_USER_INPUT',
  503: 'UPSTREAM_UNAVAILABLE',
};

/** Codes of Apollo Server for wrong documents and variables, and the gateway's own codes, with what clients are told. */
const codeOfGraphQL: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  CONFLICT: 'CONFLICT',
  RATE_LIMITED: 'RATE_LIMITED',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
};

function ofProblem({ status, detail, retryAfter }: RestProblem): PublicError {
  const code = codeOfStatus[status];
  if (!code) return masked;
  return { code, message: detail, ...(retryAfter === null ? {} : { retryAfter }) };
}

/** The code and message that a client gets. Of the service's answer it holds the `detail` only: no address, no body, no stack. */
function publicErrorOf(error: unknown, { message, extensions }: GraphQLFormattedError): PublicError {
  if (error instanceof RestProblem) return ofProblem(error);
  if (error instanceof MissingParameter) return { code: 'BAD_USER_INPUT', message: error.message };
  if (error instanceof UpstreamTimeout)
    return { code: 'UPSTREAM_TIMEOUT', message: 'The service did not answer in time.' };
  if (error instanceof UpstreamUnavailable) {
    const { retryAfter } = error;
    const wait = retryAfter === null ? {} : { retryAfter };
    return { code: 'UPSTREAM_UNAVAILABLE', message: 'The service cannot be reached.', ...wait };
  }
  const code = codeOfGraphQL[String(extensions?.['code'])];
  if (!code) return masked;
  const retryAfter = extensions?.['retryAfter'];
  return { code, message, ...(typeof retryAfter === 'number' ? { retryAfter } : {}) };
}

/** What a client may know of a call that has failed. */
export const publicErrorOfCall = (error: unknown): PublicError => publicErrorOf(error, { message: masked.message });

/** Every top-level error with a code of the documented enum, the request id and nothing else (docs/product.md §11). */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { requestId }: Pick<Context, 'requestId'>,
): GraphQLFormattedError {
  const { message, ...extensions } = publicErrorOf(unwrapResolverError(error), formatted);
  const { locations, path } = formatted;
  return {
    message: message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { ...extensions, requestId },
  };
}

/** Whether an error is an internal one, whose reason is for the log only. */
export function isFault(error: GraphQLError): boolean {
  const original = unwrapResolverError(error);
  return !(original instanceof ClientGone) && publicErrorOf(original, error.toJSON()).code === masked.code;
}
