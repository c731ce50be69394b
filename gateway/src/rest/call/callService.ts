import { setTimeout as delay } from 'node:timers/promises';
import type { Breaker, CallOutcome } from './breaker.ts';
import type { Cancellation } from './cancellation.ts';
import { BreakerOpen, ClientGone, RestProblem, UpstreamTimeout, UpstreamUnavailable } from './problem.ts';
import { isProblemType, type ReplyHead } from './replyHead.ts';
import type { RequestLifetime } from './requestLifetime.ts';
import { neverConnected, waitBeforeRetry } from './retry.ts';

/** The REST service, as everything that calls it shares it. */
export interface RestService {
  /** Address, without a slash at its end. */
  origin: string;
  breaker: Breaker;
  /** Milliseconds that the calls of a request usually have. */
  timeoutMs: number;
  /** Is told of every call, once, when it has ended. */
  observe: ((call: ObservedCall) => void) | undefined;
}

/** How a call has ended: a status, or why there is none. `refused`: the circuit breaker was open, nothing was sent. */
export type CallStatus = number | 'timeout' | 'unavailable' | 'gone' | 'refused';

/** What metrics are told of a call. */
export interface ObservedCall {
  /** `operationId` of the contract. */
  operation: string;
  status: CallStatus;
  /** Milliseconds, retry included. */
  ms: number;
  /** Whether it was sent a second time. */
  retried: boolean;
}

/** What a transport adds to the life of a call: how it is sent, and how its reply is read. */
export interface ServiceCall<R extends ReplyHead, T> {
  /** `operationId` of the contract. */
  operation: string;
  /**
   * When it may be sent a second time. `read`: after any passing failure, for a read does no harm twice. `unsent`: only
   * when no connection was opened, so that a write cannot have happened. `never`: its body is a stream, which is spent.
   */
  retry: 'read' | 'unsent' | 'never';
  /**
   * Sends it once. A failed connection rejects with whatever error the library has, a cancelled call as soon as it is cancelled.
   * @param isRepeat the second time: needs a connection of its own, for a kept-alive one may lead to the instance that has
   *   just died
   * @throws RestProblem when what the client sends is at fault; UpstreamUnavailable when the reply is, and not the connection
   */
  send(cancellation: Cancellation, isRepeat: boolean): Promise<R>;
  /** @throws RestProblem for a refusal of the contract; UpstreamUnavailable for anything that is no success of the contract */
  read(reply: R): T | Promise<T>;
  /** Frees the connection of a reply that is not read, because the call is sent again. */
  discard?(reply: R): void;
}

/** A fault that the contract does not foresee; a problem of the contract shows that the service itself has answered. */
const isFault = (reply: ReplyHead): boolean => reply.status >= 500 && !isProblemType(reply);

/** One call from its start to its end. */
class CallLife<R extends ReplyHead, T> {
  private readonly service: RestService;
  private readonly call: ServiceCall<R, T>;
  private readonly lifetime: RequestLifetime;
  private readonly startedAt = performance.now();
  private readonly cancellation: Cancellation;
  private reply: R | null = null;
  private retried = false;

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

  /** Sends it unless the breaker is open, and tells the breaker how the service has done. */
  private async sendOnce(): Promise<R> {
    const { breaker } = this.service;
    const permit = breaker.admit();
    if (permit === null) throw new BreakerOpen(breaker.retryAfter);
    let outcome: CallOutcome = 'inconclusive';
    try {
      const reply = await this.call.send(this.cancellation, this.retried);
      outcome = isFault(reply) ? this.fault() : 'sound';
      return reply;
    } catch (error) {
      if (this.isConnectionFailure(error) || this.ranOutOfTime()) outcome = this.fault();
      throw error;
    } finally {
      breaker.settle(permit, outcome);
    }
  }

  private fault(): CallOutcome {
    return this.lifetime.countFault() ? 'fault' : 'inconclusive';
  }

  private isConnectionFailure(error: unknown): boolean {
    const isAnswer = error instanceof RestProblem || error instanceof UpstreamUnavailable;
    return !isAnswer && this.cancellation.reason === null;
  }

  /** Whether the service had time and did not answer; a call that began late in its request proves nothing. */
  private ranOutOfTime(): boolean {
    const isLate = this.cancellation.reason instanceof UpstreamTimeout;
    return isLate && performance.now() - this.startedAt >= this.service.timeoutMs / 2;
  }

  /** What the caller is told: one of our own errors, whatever a library has thrown. */
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
    // What the client was sending has broken off.
    return error instanceof RestProblem ? 'gone' : 'unavailable';
  }

  private report(status: CallStatus): void {
    const { operation } = this.call;
    const { retried } = this;
    this.service.observe?.({ operation, status, ms: performance.now() - this.startedAt, retried });
  }

  private log(error: Error): void {
    if (error instanceof RestProblem || error instanceof ClientGone) return;
    // Not the path: that of a subscription holds its key.
    const { operation } = this.call;
    const ms = Math.round(performance.now() - this.startedAt);
    this.lifetime.log.warn({ operation, err: error, ms }, 'an upstream call failed');
  }
}

/**
 * Makes one call of the REST service: deadline and cancelling, circuit breaker, sending, one retry, reading, metrics, log,
 * and failures as our own errors. The same for JSON, uploads and bytes, each of which brings a `ServiceCall`.
 * @throws RestProblem for a refusal of the contract; UpstreamTimeout, UpstreamUnavailable or ClientGone when there is no
 *   answer of the contract
 */
export const callService = <R extends ReplyHead, T>(
  service: RestService,
  call: ServiceCall<R, T>,
  lifetime: RequestLifetime,
): Promise<T> => new CallLife(service, call, lifetime).run();
