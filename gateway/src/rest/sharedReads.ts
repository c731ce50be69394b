import { frozen } from './frozen.ts';
import { Flight } from './flight.ts';
import { KeptAnswers } from './keptAnswers.ts';
import { ClientGone, RestProblem, UpstreamTimeout } from './problem.ts';
import type { RequestBounds } from './requestBounds.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from './transport.ts';

/** Numbers for metrics, counted since the start. */
export interface SharingCounts {
  /** Reads answered from what was fresh still. */
  hits: number;
  /** Reads that waited for the same call of another request. */
  joined: number;
  /** Reads that were sent. */
  sent: number;
  /** Reads that could have been shared and were not: the service had not allowed it. */
  alone: number;
}

/** A transport that makes equal public reads of several requests once. */
export interface SharingTransport extends Transport {
  readonly counts: Readonly<SharingCounts>;
  /** Bytes and number of the answers that are kept. */
  readonly kept: { readonly bytes: number; readonly count: number };
  /** Raised by every write of an administrator: what was put together before must not be shown any more. */
  readonly generation: number;
}

export interface SharingOptions {
  /** Bytes of fresh answers that are kept. */
  maxBytes: number;
}

/** Milliseconds for which a read is not waited for by others after an answer that was not for everyone. */
const aloneMs = 5000;
/** Most reads that are remembered as such. */
const aloneAtMost = 1000;

/** Writes that change what visitors see, and whose author looks at it as one: entrants read with their token. */
const ofAdministrators = /^\/api\/(?:admin|competition\/moderate)\//;
/** A page of an administrator's table is read by POST (spec §7). */
const isPage = /\/page$/;

/** Whoever asks the same in the same language, without a token, may be told the same. */
const keyOf = ({ path, headers }: UpstreamCall): string => `${headers['accept-language'] ?? ''} ${path}`;

/**
 * Coalesces equal reads across requests: one that is on its way is waited for, and an answer is used again for as long as
 * its Cache-Control says. Only calls without a token enter, and only answers that say `public` are given to anyone but the
 * request that asked (`cacheControl.ts`). Failures are never kept.
 *
 * A write of an administrator through this gateway ends everything that is kept. After any other write, and one through
 * another gateway, visitors may see what was before until its max-age has passed; people who are logged in may not, but
 * for the three calls that never carry a token (spec §7), which no write of an entrant changes.
 */
export class SharedReads implements SharingTransport {
  readonly counts: SharingCounts = { hits: 0, joined: 0, sent: 0, alone: 0 };
  readonly kept: KeptAnswers;
  generation = 0;
  private readonly transport: Transport;
  private readonly flights = new Map<string, Flight>();
  /** Reads that others do not wait for, and until when. */
  private readonly alone = new Map<string, number>();

  constructor(transport: Transport, { maxBytes }: SharingOptions) {
    this.transport = transport;
    this.kept = new KeptAnswers(maxBytes);
  }

  send(call: UpstreamCall, bounds: RequestBounds): Promise<UpstreamAnswer> {
    if (call.method !== 'GET') return this.write(call, bounds);
    if (call.headers['authorization'] !== undefined) return this.transport.send(call, bounds);
    const key = keyOf(call);
    const found = this.kept.find(key);
    if (found) {
      this.counts.hits += 1;
      return found;
    }
    if (this.isAlone(key)) {
      this.counts.alone += 1;
      return this.transport.send(call, bounds);
    }
    return this.fly(key, call, bounds);
  }

  close(): Promise<void> {
    return this.transport.close();
  }

  private async write(call: UpstreamCall, bounds: RequestBounds): Promise<UpstreamAnswer> {
    try {
      return await this.transport.send(call, bounds);
    } finally {
      // Whether it succeeded or not: one that got no answer may have happened.
      if (ofAdministrators.test(call.path) && !isPage.test(call.path)) this.forgetAll();
    }
  }

  private forgetAll(): void {
    this.generation += 1;
    this.kept.clear();
    // They end for those who wait; nobody joins them any more.
    this.flights.clear();
  }

  private fly(key: string, call: UpstreamCall, bounds: RequestBounds): Promise<UpstreamAnswer> {
    if (bounds.gone) return Promise.reject(new ClientGone('the client has gone'));
    if (bounds.left <= 0) return Promise.reject(new UpstreamTimeout('the deadline had passed'));
    return new Promise((resolve, reject) => {
      const underWay = this.flights.get(key);
      if (underWay?.open) {
        this.counts.joined += 1;
        underWay.board(call, bounds, { resolve, reject });
        return;
      }
      this.counts.sent += 1;
      const flight = new Flight(call, bounds, { resolve, reject });
      this.flights.set(key, flight);
      const { generation } = this;
      this.transport.send(call, flight.bounds).then(
        (answer) => this.landed(key, flight, answer, generation),
        (error: unknown) => this.crashed(key, flight, error),
      );
    });
  }

  private landed(key: string, flight: Flight, answer: UpstreamAnswer, generation: number): void {
    this.forget(key, flight);
    if (answer.freshUntil === 0) return this.part(key, flight, () => flight.leader.arrive(answer));
    frozen(answer.body);
    if (generation === this.generation && answer.freshUntil > performance.now()) this.kept.keep(key, answer);
    for (const passenger of flight.passengers) passenger.arrive(answer);
  }

  private crashed(key: string, flight: Flight, error: unknown): void {
    this.forget(key, flight);
    // A refusal, e.g. of too many calls from one address, is for the one who asked. Without an answer all are alike.
    if (error instanceof RestProblem) return this.part(key, flight, () => flight.leader.fail(error));
    for (const passenger of flight.passengers) passenger.fail(error);
  }

  /** What has come is for the leader alone, if it waits still; the others ask for themselves. */
  private part(key: string, { leader, passengers }: Flight, tellLeader: () => void): void {
    this.rememberAlone(key);
    for (const passenger of passengers) {
      if (passenger === leader) tellLeader();
      else passenger.goAlone((call, bounds) => this.transport.send(call, bounds));
    }
  }

  private forget(key: string, flight: Flight): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
  }

  private isAlone(key: string): boolean {
    const until = this.alone.get(key);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.alone.delete(key);
    return false;
  }

  private rememberAlone(key: string): void {
    this.alone.set(key, performance.now() + aloneMs);
    if (this.alone.size <= aloneAtMost) return;
    const [oldest] = this.alone.keys();
    if (oldest !== undefined) this.alone.delete(oldest);
  }
}
