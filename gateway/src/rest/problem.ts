import type { components } from '@photo-competition/schema/rest';

type Problem = components['schemas']['Problem'];

/** A refusal of the REST service (RFC 9457). */
export class RestProblem extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  readonly detail: string;
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds to wait; null when the service says nothing. */
  readonly retryAfter: number | null;

  constructor({ status, code, detail, errors }: Problem, retryAfter: number | null = null) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors ?? [];
    this.retryAfter = retryAfter;
  }
}

/** The service did not answer within the request's deadline. */
export class UpstreamTimeout extends Error {}

/** The service cannot be reached, or what it says is no answer of the contract. The reason is for the log alone. */
export class UpstreamUnavailable extends Error {
  /** Seconds after which it may be tried again; null when nobody knows. */
  readonly retryAfter: number | null;

  constructor(message?: string, { retryAfter = null, ...options }: ErrorOptions & { retryAfter?: number | null } = {}) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** The client has gone; nobody reads the answer. */
export class ClientGone extends Error {}

/** A required parameter that is missing; raised before anything is sent (spec §8). */
export class MissingParameter extends Error {
  constructor(name: string) {
    super(`Required parameter ${name} was null or undefined`);
  }
}

/** Seconds that a `Retry-After` header asks for; null when there is none, or a date. */
export const secondsOf = (header: string | string[] | null | undefined): number | null => {
  const seconds = typeof header === 'string' && header.trim() !== '' ? Number(header) : NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

const isProblem = (value: unknown): value is Problem => {
  const { status, code, detail } = (value ?? {}) as Partial<Record<keyof Problem, unknown>>;
  return typeof status === 'number' && typeof code === 'string' && typeof detail === 'string';
};

/**
 * Reads an answer that is no success. Anything but a problem of the contract, and every fault of the service's own,
 * says no more than that it is unavailable: a page of a proxy or a stack is for nobody's eyes.
 */
export function failureOf(
  status: number,
  type: string | null | undefined,
  text: string,
  retryAfter: string | string[] | null | undefined,
): RestProblem | UpstreamUnavailable {
  let problem: unknown;
  try {
    problem = /^application\/problem\+json\b/i.test(type ?? '') ? JSON.parse(text) : null;
  } catch {
    problem = null;
  }
  if (!isProblem(problem)) return new UpstreamUnavailable(`status ${status} without a problem`);
  if (status >= 500 && problem.code !== 'OVERLOADED')
    return new UpstreamUnavailable(`status ${status} ${problem.code}`);
  return new RestProblem(problem, secondsOf(retryAfter));
}
