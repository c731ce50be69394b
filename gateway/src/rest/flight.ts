import { ClientGone, UpstreamTimeout } from './problem.ts';
import { RequestBounds, type CutReason, type Running } from './requestBounds.ts';
import type { UpstreamAnswer, UpstreamCall } from './transport.ts';

/** Who waits for the answer. */
interface Waiting {
  resolve: (answer: UpstreamAnswer) => void;
  reject: (error: unknown) => void;
}

/** A request that waits for a flight, for as long as its own time and client allow. */
export class Passenger implements Running {
  readonly call: UpstreamCall;
  readonly bounds: RequestBounds;
  private readonly flight: Flight;
  private readonly waiting: Waiting;

  constructor(flight: Flight, call: UpstreamCall, bounds: RequestBounds, waiting: Waiting) {
    this.flight = flight;
    this.call = call;
    this.bounds = bounds;
    this.waiting = waiting;
  }

  cut(reason: CutReason): void {
    this.flight.leave(this, reason);
    const late = () => new UpstreamTimeout('no answer within the deadline');
    this.waiting.reject(reason === 'gone' ? new ClientGone('the client has gone') : late());
  }

  arrive(answer: UpstreamAnswer): void {
    this.bounds.exit(this);
    this.waiting.resolve(answer);
  }

  fail(error: unknown): void {
    this.bounds.exit(this);
    this.waiting.reject(error);
  }

  /** Makes the call for itself, with its own name and within its own time. */
  goAlone(send: (call: UpstreamCall, bounds: RequestBounds) => Promise<UpstreamAnswer>): void {
    this.bounds.exit(this);
    send(this.call, this.bounds).then(this.waiting.resolve, this.waiting.reject);
  }
}

/** One call upstream that several requests wait for: it lasts as long as the most patient of them and ends with the last. */
export class Flight {
  readonly bounds: RequestBounds;
  /** Who sent it: an answer that is not for everyone is for this one alone. */
  readonly leader: Passenger;
  readonly passengers = new Set<Passenger>();

  constructor(call: UpstreamCall, bounds: RequestBounds, waiting: Waiting) {
    this.bounds = new RequestBounds(bounds.deadline, bounds.log, bounds.blame);
    this.leader = this.board(call, bounds, waiting);
  }

  /** One more waits. */
  board(call: UpstreamCall, bounds: RequestBounds, waiting: Waiting): Passenger {
    const passenger = new Passenger(this, call, bounds, waiting);
    this.passengers.add(passenger);
    bounds.enter(passenger);
    this.bounds.deadline = Math.max(this.bounds.deadline, bounds.deadline);
    return passenger;
  }

  /** Whether it may be joined. */
  get open(): boolean {
    return this.passengers.size > 0;
  }

  /** One does not wait any more; the call is ended when nobody does. */
  leave(passenger: Passenger, reason: CutReason): void {
    this.passengers.delete(passenger);
    if (this.passengers.size === 0) this.bounds.end(reason);
  }
}
