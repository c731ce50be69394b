import { UpstreamUnavailable } from '../call/problem.ts';
import type { Cancellation } from '../call/cancellation.ts';

/** How many connections to the service one kind of calls has. */
export interface ConnectionLimits {
  /** Of all. */
  atOnce: number;
  /** Of one client's network. */
  perNetwork: number;
  /** Calls of one network that may wait for one; a further one is refused. */
  waiting: number;
}

/** All connections are taken, and too many wait for one already: the gateway's own state, not the service's. */
export class ConnectionsTaken extends UpstreamUnavailable {
  constructor() {
    super('too many calls wait for a connection', { retryAfter: 2 });
  }
}

interface Waiting {
  /** The call goes on. */
  begin(): void;
}

/**
 * Shares connections out between the networks that ask, one after the other, so that nobody who asks for thousands of pictures
 * at once makes others wait for more than one of them.
 */
export class ConnectionQueue {
  private readonly limits: ConnectionLimits;
  private running = 0;
  private readonly taken = new Map<string, number>();
  /** Calls that wait, by network; the network whose turn is next comes first. */
  private readonly waiting = new Map<string, Set<Waiting>>();

  constructor(limits: ConnectionLimits) {
    this.limits = limits;
  }

  /**
   * Waits for a connection.
   * @returns gives it back; more than once is once
   * @throws ConnectionsTaken at once; the cancellation's reason when the call is cancelled first
   */
  async take(network: string, cancellation: Cancellation): Promise<() => void> {
    if (!this.mayBegin(network)) await this.wait(network, cancellation);
    else this.count(network, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.count(network, -1);
      this.beginNext();
    };
  }

  private mayBegin(network: string): boolean {
    const { atOnce, perNetwork } = this.limits;
    return this.running < atOnce && (this.taken.get(network) ?? 0) < perNetwork;
  }

  private count(network: string, step: 1 | -1): void {
    this.running += step;
    const count = (this.taken.get(network) ?? 0) + step;
    if (count > 0) this.taken.set(network, count);
    else this.taken.delete(network);
  }

  private wait(network: string, { signal }: Cancellation): Promise<void> {
    const others = this.waiting.get(network) ?? new Set();
    if (others.size >= this.limits.waiting) throw new ConnectionsTaken();
    return new Promise((resolve, reject) => {
      const leave = () => {
        others.delete(waiting);
        if (others.size === 0) this.waiting.delete(network);
        signal.removeEventListener('abort', giveUp);
      };
      const giveUp = () => {
        leave();
        reject(signal.reason as Error);
      };
      const waiting = {
        begin: () => {
          leave();
          this.count(network, 1);
          resolve();
        },
      };
      others.add(waiting);
      this.waiting.set(network, others);
      signal.addEventListener('abort', giveUp);
    });
  }

  private beginNext(): void {
    for (const [network, [first]] of this.waiting) {
      if (!this.mayBegin(network)) continue;
      // The network's next turn comes after everybody else's.
      const others = this.waiting.get(network);
      this.waiting.delete(network);
      if (others) this.waiting.set(network, others);
      first?.begin();
      return;
    }
  }
}
