import { leastUseful } from './leastUseful.ts';

interface Counted {
  count: number;
  /** When it is forgotten by itself, in milliseconds. */
  until: number;
}

/** Knows which keys a limiter counts and how high, so that it can forget the least useful of them when they are too many. */
export class CountedKeys {
  private readonly most: number;
  private readonly now: () => number;
  private readonly keys = new Map<string, Counted>();

  /** @param most keys @param now milliseconds that only rise */
  constructor(most = 20_000, now = () => performance.now()) {
    this.most = most;
    this.now = now;
  }

  /**
   * Notes that a key is counted.
   * @param seconds for which a count lasts that begins now
   * @returns a key to be forgotten, which is noted no more; null while there is room
   */
  note(key: string, amount: number, seconds: number): string | null {
    const time = this.now();
    const known = this.keys.get(key);
    if (known && known.until > time) {
      known.count += amount;
      return null;
    }
    const isFull = !known && this.keys.size >= this.most;
    const forgotten = isFull ? leastUseful(this.keys, ({ count, until }) => (until > time ? count : -Infinity)) : null;
    if (forgotten !== null) this.keys.delete(forgotten);
    this.keys.set(key, { count: amount, until: time + seconds * 1000 });
    return forgotten;
  }

  forget(key: string): void {
    this.keys.delete(key);
  }
}
