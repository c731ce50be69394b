import type { components } from '@photo-competition/schema/rest';
import { isProblemType, retryAfterOf, type ReplyHead } from './replyHead.ts';

type Problem = components['schemas']['Problem'];

/** A refusal of the REST service (RFC 9457). */
export class RestProblem extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  readonly detail: string;
  readonly errors: NonNullable<Problem['errors']>;
  /** What stands now instead of the version that was sent; null unless the refusal is about that. */
  readonly conflict: Problem['conflict'] | null;
  /** Seconds to wait; null unless the service names them. */
  readonly retryAfter: number | null;

  constructor({ status, code, detail, errors, conflict }: Problem, retryAfter: number | null = null) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors ?? [];
    this.conflict = conflict ?? null;
    this.retryAfter = retryAfter;
  }
}

/** The service did not answer within the request's deadline. */
export class UpstreamTimeout extends Error {}

/** The service cannot be reached, or its reply is none of the contract. The message is for the log, never for a client. */
export class UpstreamUnavailable extends Error {
  /** Seconds after which a call may succeed; null when unknown. */
  readonly retryAfter: number | null;

  constructor(message?: string, { retryAfter = null, ...options }: ErrorOptions & { retryAfter?: number | null } = {}) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** The circuit breaker is open: nothing was sent, to let the service recover. */
export class BreakerOpen extends UpstreamUnavailable {
  constructor(retryAfter: number) {
    super('the circuit breaker is open', { retryAfter });
  }
}

/** The client has disconnected; nobody reads the answer. */
export class ClientGone extends Error {}

/** A required parameter is missing; thrown before anything is sent (docs/product.md §14). */
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
 * The error that a reply stands for that is no success. Anything but a problem of the contract, and every internal error of
 * the service, becomes plain unavailability: a proxy's page or a stack trace must not reach a client.
 * @param text of the reply's body
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
  return new RestProblem(problem, retryAfterOf(reply));
}
