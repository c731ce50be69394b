import type { RateLimitFields } from '@photo-competition/schema/rateLimitFields';
import type { components } from '@photo-competition/schema/rest';
import { isProblemType, rateLimitOf, retryAfterOf, type ReplyHead } from './replyHead.ts';

type Problem = components['schemas']['Problem'];

/** Seconds to wait where a service refuses for too many requests and does not say for how long. */
const assumedWait = 60;

/** A problem returned by the REST service (RFC 9457). */
export class RestProblem extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  readonly detail: string;
  readonly errors: NonNullable<Problem['errors']>;
  /** The current state when the version in the request was outdated; null for other problems. */
  readonly conflict: Problem['conflict'] | null;
  /** `Retry-After` in seconds; null without it, but never for a limit of rate. */
  readonly retryAfter: number | null;
  /** The service's limit that the refusal is due to; null where there is none. */
  readonly rateLimit: RateLimitFields | null;

  constructor(
    { status, code, detail, errors, conflict }: Problem,
    retryAfter: number | null = null,
    rateLimit: RateLimitFields | null = null,
  ) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors ?? [];
    this.conflict = conflict ?? null;
    this.retryAfter = retryAfter ?? (status === 429 ? assumedWait : null);
    this.rateLimit = rateLimit;
  }
}

/** The service did not answer within the request's deadline. */
export class UpstreamTimeout extends Error {}

/** The service cannot be reached, or its reply violates the contract. The message is for the log only. */
export class UpstreamUnavailable extends Error {
  /** Seconds until a call may succeed; null when unknown. */
  readonly retryAfter: number | null;

  constructor(message?: string, { retryAfter = null, ...options }: ErrorOptions & { retryAfter?: number | null } = {}) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** The call was not sent because the circuit breaker is open. */
export class BreakerOpen extends UpstreamUnavailable {
  constructor(retryAfter: number) {
    super('the circuit breaker is open', { retryAfter });
  }
}

/** The client has disconnected. */
export class ClientGone extends Error {}

/** A required parameter is missing; thrown before the call is sent (docs/product.md §14). */
export class MissingParameter extends Error {
  constructor(name: string) {
    super(`Required parameter ${name} was null or undefined`);
  }
}

const isProblem = (value: unknown): value is Problem => {
  const { status, code, detail } = (value ?? {}) as Partial<Record<keyof Problem, unknown>>;
  return typeof status === 'number' && typeof code === 'string' && typeof detail === 'string';
};

/**
 * Converts an unsuccessful reply to an error. Internal errors of the service, and replies that are not problems of the
 * contract, become `UpstreamUnavailable`, so that a proxy's error page or a stack trace never reaches a client.
 * @param text body of the reply
 */
export function failureOf(reply: ReplyHead, text: string): RestProblem | UpstreamUnavailable {
  const { status } = reply;
  let problem: unknown;
  try {
    problem = isProblemType(reply) ? JSON.parse(text) : null;
  } catch {
    problem = null;
  }
  if (!isProblem(problem)) return new UpstreamUnavailable(`status ${status} without a problem`);
  if (status >= 500 && problem.code !== 'OVERLOADED')
    return new UpstreamUnavailable(`status ${status} ${problem.code}`);
  return new RestProblem(problem, retryAfterOf(reply), problem.status === 429 ? rateLimitOf(reply) : null);
}
