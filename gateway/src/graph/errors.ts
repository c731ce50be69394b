import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import {
  ClientGone,
  MissingParameter,
  RestProblem,
  UpstreamTimeout,
  UpstreamUnavailable,
} from '../rest/call/problem.ts';
import { message, type Locale, type MessageKey } from '../messages.ts';
import type { Context } from './context.ts';
import type { ErrorCode } from './generated/resolvers.ts';

/** The public part of a failure. */
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

/**
 * A mistake in a request that a resolver finds. Its message is in the language of the request, as the service's words beside it are;
 * mistakes in a document or its variables are reported in English, and nothing is executed beside them.
 */
export class RequestMistake extends GraphQLError {
  readonly code: ErrorCode;
  private readonly key: MessageKey;
  private readonly values: Readonly<Record<string, number | string>>;

  constructor(
    key: MessageKey,
    values: Readonly<Record<string, number | string>> = {},
    code: ErrorCode = 'BAD_USER_INPUT',
  ) {
    super(message(key, 'en', values), { extensions: { code } });
    this.code = code;
    this.key = key;
    this.values = values;
  }

  told(locale: Locale): string {
    return message(this.key, locale, this.values);
  }
}

const maskedCode: ErrorCode = 'INTERNAL_SERVER_ERROR';
const masked = (locale: Locale): PublicError => ({ code: maskedCode, message: message('fault', locale) });

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

/** Problems whose `detail` leaves to their fields what is wrong; those of a preview are the parts of its header. */
const toldByFields: ReadonlySet<string> = new Set(['VALIDATION_FAILED', 'PREVIEW_INVALID']);

const wordsOf = ({ code, detail, errors }: RestProblem): string =>
  toldByFields.has(code) && errors.length
    ? errors.map(({ field, message: text }) => `${field}: ${text}`).join(' ')
    : detail;

function ofProblem(problem: RestProblem, locale: Locale): PublicError {
  const { status, retryAfter } = problem;
  const code = codeOfStatus[status];
  if (!code) return masked(locale);
  return { code, message: wordsOf(problem), ...(retryAfter === null ? {} : { retryAfter }) };
}

/** The code and message that a client gets. Of the service's answer it holds the words for people only: no address, no body, no stack. */
function publicErrorOf(
  error: unknown,
  { message: text, extensions }: GraphQLFormattedError,
  locale: Locale,
): PublicError {
  if (error instanceof RestProblem) return ofProblem(error, locale);
  if (error instanceof RequestMistake) return { code: error.code, message: error.told(locale) };
  if (error instanceof MissingParameter) return { code: 'BAD_USER_INPUT', message: error.message };
  if (error instanceof UpstreamTimeout) return { code: 'UPSTREAM_TIMEOUT', message: message('serviceTooLate', locale) };
  if (error instanceof UpstreamUnavailable) {
    const { retryAfter } = error;
    const wait = retryAfter === null ? {} : { retryAfter };
    return { code: 'UPSTREAM_UNAVAILABLE', message: message('serviceUnavailable', locale), ...wait };
  }
  const code = codeOfGraphQL[String(extensions?.['code'])];
  if (!code) return masked(locale);
  const retryAfter = extensions?.['retryAfter'];
  return { code, message: text, ...(typeof retryAfter === 'number' ? { retryAfter } : {}) };
}

/** The public part of a failed call. */
export const publicErrorOfCall = (error: unknown, locale: Locale): PublicError =>
  publicErrorOf(error, { message: '' }, locale);

/** Every top-level error with a code of the documented enum, the request id and nothing else (docs/product.md §11). */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { requestId, locale }: Pick<Context, 'requestId' | 'locale'>,
): GraphQLFormattedError {
  const { message: text, ...extensions } = publicErrorOf(unwrapResolverError(error), formatted, locale);
  const { locations, path } = formatted;
  return {
    message: text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { ...extensions, requestId },
  };
}

/** Whether an error is an internal one, whose reason is for the log only. */
export function isFault(error: GraphQLError): boolean {
  const original = unwrapResolverError(error);
  return !(original instanceof ClientGone) && publicErrorOf(original, error.toJSON(), 'en').code === maskedCode;
}
