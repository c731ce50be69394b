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
export class UpstreamUnavailable extends Error {}

/** The client has gone; nobody reads the answer. */
export class ClientGone extends Error {}

/** A required parameter that is missing; raised before anything is sent (spec §8). */
export class MissingParameter extends Error {
  constructor(name: string) {
    super(`Required parameter ${name} was null or undefined`);
  }
}
