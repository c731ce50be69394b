import { setTimeout as delay } from 'node:timers/promises';
import type { Instance, Instances } from '../instances/instances.ts';
import type { Breaker, CallOutcome } from './breaker.ts';
import type { Cancellation } from './cancellation.ts';
import { BreakerOpen, ClientGone, RestProblem, UpstreamTimeout, UpstreamUnavailable } from './problem.ts';
import { isProblemType, type ReplyHead } from './replyHead.ts';
import type { RequestLifetime } from './requestLifetime.ts';
import { neverConnected, waitBeforeRetry } from './retry.ts';

/** Parts that all calls to the REST service share. */
export interface RestService {
  /** Where it runs. */
  instances: Instances;
  breaker: Breaker;
  /** Default deadline of a request's calls, in milliseconds. */
  timeoutMs: number;
  /** Called once per call, when it has ended. */
  observe: ((call: ObservedCall) => void) | undefined;
}

/** The HTTP status of a call, or why there is none. `gone`: the client disconnected. `refused`: the circuit breaker was open. */
export type CallStatus = number | 'timeout' | 'unavailable' | 'gone' | 'refused';

/** Data of a call for metrics. */
export interface ObservedCall {
  /** `operationId` of the contract. */
  operation: string;
  status: CallStatus;
  /** Duration in milliseconds, including a retry. */
  ms: number;
  /** Whether it was retried. */
  retried: boolean;
}

/** How a call is sent this time. */
interface Sending {
  instance: Instance;
  isRepeat: boolean;
  begun(): void;
}

/** The part of a call that depends on the transport: how to send it and how to read its reply. */
export interface ServiceCall<R extends ReplyHead, T> {
  /** `operationId` of the contract. */
  operation: string;
  /**
   * Retry policy. `read`: after any transient failure, since reads are idempotent. `unsent`: only when no connection was
   * established, so that a write cannot have happened. `never`: its body is a stream, which can be consumed only once.
   */
  retry: 'read' | 'unsent' | 'never';
  /**
   * Sends the call once. Rejects with the library's error when the connection fails, and at once when the call is cancelled.
   * @param sending `instance`: where to. `isRepeat`: whether this is the retry, which needs a new connection: a pooled one may
   *   lead to an instance that has just died. `begun` is called when a connection has taken the call: time before that, in which
   *   the call waited for a connection of the gateway's own, says nothing of the service
   * @throws RestProblem when the client's request body is invalid; UpstreamUnavailable when the reply is invalid
   */
  send(cancellation: Cancellation, sending: Sending): Promise<R>;
  /** @throws RestProblem for a problem of the contract; UpstreamUnavailable for any other unsuccessful reply */
  read(reply: R): T | Promise<T>;
  /** Releases the connection of an unread reply before a retry. */
  discard?(reply: R): void;
}

/** Whether a reply is an error outside the contract; a problem of the contract shows that the service itself answered. */
const isFault = (reply: ReplyHead): boolean => reply.status >= 500 && !isProblemType(reply);

/** The execution of one call. */
class CallExecution<R extends ReplyHead, T> {
  private readonly service: RestService;
  private readonly call: ServiceCall<R, T>;
  private readonly lifetime: RequestLifetime;
  private readonly startedAt = performance.now();
  private readonly cancellation: Cancellation;
  /** When a connection has taken the call; null while it waits for one. */
  private begunAt: number | null = null;
  private reply: R | null = null;
  private retried = false;
  /** Where it was sent last. */
  private instance: Instance | null = null;

  constructor(service: RestService, call: ServiceCall<R, T>, lifetime: RequestLifetime) {
    this.service = service;
    this.call = call;
    this.lifetime = lifetime;
    this.cancellation = lifetime.begin();
  }

  async run(): Promise<T> {
    try {
      if (this.cancellation.reason) throw this.cancellation.reason;
      this.reply = await this.sendWithRetry();
      const result = await this.call.read(this.reply);
      this.report(this.reply.status);
      return result;
    } catch (thrown) {
      const error = this.explain(thrown);
      this.report(this.statusOf(error));
      this.log(error);
      throw error;
    } finally {
      this.lifetime.end(this.cancellation);
    }
  }

  private async sendWithRetry(): Promise<R> {
    const { call, lifetime, cancellation } = this;
    let reply: R | null = null;
    let failure: unknown;
    try {
      reply = await this.sendOnce();
    } catch (error) {
      if (!this.isConnectionFailure(error)) throw error;
      failure = error;
    }
    const mayRepeat = call.retry === 'read' || (call.retry === 'unsent' && neverConnected(failure));
    const wait = mayRepeat ? waitBeforeRetry(reply, lifetime.remainingMs) : null;
    if (wait === null) {
      if (reply === null) throw failure;
      return reply;
    }
    if (reply !== null) call.discard?.(reply);
    this.retried = true;
    await delay(wait, undefined, { signal: cancellation.signal });
    return this.sendOnce();
  }

  /** Sends the call unless the breaker is open, and reports the outcome to the breaker. */
  private async sendOnce(): Promise<R> {
    const { breaker, instances } = this.service;
    const permit = breaker.admit();
    if (permit === null) throw new BreakerOpen(breaker.retryAfter);
    let outcome: CallOutcome = 'inconclusive';
    const instance = instances.next(this.instance);
    this.instance = instance;
    try {
      const reply = await this.call.send(this.cancellation, { instance, isRepeat: this.retried, begun: this.begun });
      outcome = isFault(reply) ? this.fault() : 'success';
      return reply;
    } catch (error) {
      const isCut = this.isConnectionFailure(error);
      if (isCut) instances.failed(instance);
      if (isCut || this.ranOutOfTime()) outcome = this.fault();
      throw error;
    } finally {
      breaker.settle(permit, outcome);
    }
  }

  private readonly begun = (): void => {
    this.begunAt ??= performance.now();
  };

  private fault(): CallOutcome {
    return this.lifetime.countFault() ? 'fault' : 'inconclusive';
  }

  private isConnectionFailure(error: unknown): boolean {
    const isAnswer = error instanceof RestProblem || error instanceof UpstreamUnavailable;
    return !isAnswer && this.cancellation.reason === null;
  }

  /** Whether the service had enough time for an answer; a call that was sent late in its request, or never, is inconclusive. */
  private ranOutOfTime(): boolean {
    const isLate = this.cancellation.reason instanceof UpstreamTimeout;
    return isLate && this.begunAt !== null && performance.now() - this.begunAt >= this.service.timeoutMs / 2;
  }

  /** Converts any error to one of the gateway's error classes. */
  private explain(error: unknown): Error {
    if (error instanceof RestProblem) return error;
    if (this.cancellation.reason) return this.cancellation.reason;
    return error instanceof UpstreamUnavailable ? error : new UpstreamUnavailable('unreachable', { cause: error });
  }

  private statusOf(error: Error): CallStatus {
    if (error instanceof ClientGone) return 'gone';
    if (error instanceof UpstreamTimeout) return 'timeout';
    if (this.reply) return this.reply.status;
    if (error instanceof BreakerOpen) return 'refused';
    // The client's upload was interrupted.
    return error instanceof RestProblem ? 'gone' : 'unavailable';
  }

  private report(status: CallStatus): void {
    const { operation } = this.call;
    const { retried } = this;
    this.service.observe?.({ operation, status, ms: performance.now() - this.startedAt, retried });
  }

  private log(error: Error): void {
    if (error instanceof RestProblem || error instanceof ClientGone) return;
    // The path is not logged: that of a subscription contains its secret key.
    const { operation } = this.call;
    const ms = Math.round(performance.now() - this.startedAt);
    this.lifetime.log.warn({ operation, err: error, ms }, 'an upstream call failed');
  }
}

/**
 * Makes one call to the REST service, with deadline, cancellation, circuit breaker, one retry, metrics, log and error
 * conversion. JSON calls, uploads and byte streams share it; each provides a `ServiceCall`.
 * @throws RestProblem for a problem of the contract; UpstreamTimeout, UpstreamUnavailable or ClientGone without an answer
 */
export const callService = <R extends ReplyHead, T>(
  service: RestService,
  call: ServiceCall<R, T>,
  lifetime: RequestLifetime,
): Promise<T> => new CallExecution(service, call, lifetime).run();
