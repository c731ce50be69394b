import type { Pool } from 'undici';
import { textOf } from '../utf8.ts';
import { blamed, type Pass, type Verdict } from './breaker.ts';
import { sharedUntil } from './cacheControl.ts';
import { HttpAttempt, type AttemptOwner, type RawAnswer } from './httpAttempt.ts';
import { ClientGone, failureOf, RestProblem, UpstreamTimeout, UpstreamUnavailable } from './problem.ts';
import type { CutReason, RequestBounds, Running } from './requestBounds.ts';
import { waitBeforeRetry } from './retry.ts';
import type { CallStatus, TransportOptions, UpstreamAnswer, UpstreamCall } from './transport.ts';

/** What every call is sent with. */
export interface SendingParts extends TransportOptions {
  pool: Pool;
  /** Path of the service below its origin. */
  prefix: string;
}

/** Who waits for the answer. */
interface Waiting {
  resolve: (answer: UpstreamAnswer) => void;
  reject: (error: Error) => void;
}

const isSuccess = ({ status }: RawAnswer): boolean => status >= 200 && status < 300;
const typeOf = ({ headers }: RawAnswer): string => String(headers['content-type'] ?? '');

/** A fault that is none of the contract: what the contract foresees, the service has answered in its senses. */
const isFault = (answer: RawAnswer): boolean =>
  answer.status >= 500 && !typeOf(answer).toLowerCase().startsWith('application/problem+json');

function parsed({ status, body }: RawAnswer): unknown {
  if (body.length === 0 && (status === 202 || status === 204)) return undefined;
  try {
    return JSON.parse(textOf(body));
  } catch {
    throw new UpstreamUnavailable('the answer is not JSON');
  }
}

/** One call on its way: its one or two tries, and its one end. */
export class Sending implements AttemptOwner, Running {
  private readonly parts: SendingParts;
  private readonly call: UpstreamCall;
  private readonly bounds: RequestBounds;
  private readonly waiting: Waiting;
  private readonly sentAt = performance.now();
  private attempt: HttpAttempt | null = null;
  private pause: NodeJS.Timeout | undefined;
  private pass: Pass = 0;
  /** Whether it may be tried once more; never a write: it may have happened. */
  private repeatable: boolean;

  constructor(parts: SendingParts, call: UpstreamCall, bounds: RequestBounds, waiting: Waiting) {
    this.parts = parts;
    this.call = call;
    this.bounds = bounds;
    this.waiting = waiting;
    this.repeatable = call.method === 'GET';
  }

  start(): void {
    if (this.bounds.gone) return this.fail('gone', new ClientGone('the client has gone'));
    if (this.bounds.left <= 0) return this.fail('timeout', new UpstreamTimeout('the deadline had passed'));
    this.bounds.enter(this);
    this.try();
  }

  cut(reason: CutReason): void {
    clearTimeout(this.pause);
    this.attempt?.cancel();
    this.settle(reason === 'late' && this.hadItsTime() ? blamed(this.bounds) : 'unknown');
    if (reason === 'gone') this.fail('gone', new ClientGone('the client has gone'));
    else this.fail('timeout', new UpstreamTimeout('no answer within the deadline'));
  }

  answered(answer: RawAnswer): void {
    this.settle(isFault(answer) ? blamed(this.bounds) : 'sound');
    if (!isSuccess(answer) && this.tryAgain(answer)) return;
    this.bounds.exit(this);
    try {
      const read = this.read(answer);
      this.observe(answer.status);
      this.waiting.resolve(read);
    } catch (error) {
      this.fail(answer.status, error as Error);
    }
  }

  failed(error: Error): void {
    // An answer that is too large has come over a sound connection.
    const ours = error instanceof UpstreamUnavailable;
    this.settle(ours ? 'unknown' : blamed(this.bounds));
    if (!ours && this.tryAgain(null)) return;
    this.bounds.exit(this);
    this.fail('unavailable', ours ? error : new UpstreamUnavailable('unreachable', { cause: error }));
  }

  private try(): void {
    const { breaker, pool, prefix } = this.parts;
    this.pass = breaker.admit();
    if (this.pass === 0) {
      this.bounds.exit(this);
      const { retryAfter } = breaker;
      return this.fail('refused', new UpstreamUnavailable('left alone for a while', { retryAfter }));
    }
    const { method, path, headers, body } = this.call;
    this.attempt = new HttpAttempt(this);
    pool.dispatch({ method, path: prefix + path, headers, body: body ?? null }, this.attempt);
  }

  /** @param answer null when the connection has failed */
  private tryAgain(answer: RawAnswer | null): boolean {
    const wait = this.repeatable ? waitBeforeRetry(answer, this.bounds.left) : null;
    if (wait === null) return false;
    this.repeatable = false;
    this.parts.retried?.(this.call.operation);
    this.attempt = null;
    this.pause = setTimeout(() => this.try(), wait);
    return true;
  }

  private read(answer: RawAnswer): UpstreamAnswer {
    const { status, headers, body } = answer;
    if (!isSuccess(answer)) throw failureOf(status, typeOf(answer), body.toString('utf8'), headers['retry-after']);
    const { authorization } = headers;
    const shareable =
      this.parts.shareable && this.call.method === 'GET' && this.call.headers['authorization'] === undefined;
    return {
      body: parsed(answer),
      authorization: typeof authorization === 'string' ? authorization : null,
      freshUntil: shareable ? sharedUntil(headers, this.sentAt) : 0,
      size: body.length,
    };
  }

  /** Whether a call that ended without an answer had its time: what began late in its request was not given it. */
  private hadItsTime(): boolean {
    return performance.now() - this.sentAt >= this.parts.timeoutMs / 2;
  }

  private settle(verdict: Verdict): void {
    this.parts.breaker.settle(this.pass, verdict);
    this.pass = 0;
  }

  private fail(status: CallStatus, error: Error): void {
    this.observe(status);
    if (!(error instanceof RestProblem) && !(error instanceof ClientGone)) {
      // Not the path: that of a subscription carries its key.
      const { operation } = this.call;
      const ms = Math.round(performance.now() - this.sentAt);
      this.bounds.log.warn({ operation, err: error, ms }, 'an upstream call failed');
    }
    this.waiting.reject(error);
  }

  private observe(status: CallStatus): void {
    const { observe } = this.parts;
    if (observe) observe({ operation: this.call.operation, status, ms: performance.now() - this.sentAt });
  }
}
