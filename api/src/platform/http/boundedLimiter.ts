import { CountedKeys } from '@photo-competition/schema/countedKeys';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Counts in this process, and keeps no more keys than it may: a flood of addresses forgets those that came once. */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #keys = new CountedKeys();

  override consume(key: string, points = 1): Promise<RateLimiterRes> {
    this.#note(key, points);
    return super.consume(key, points);
  }

  override reward(key: string, points = 1): Promise<RateLimiterRes> {
    this.#note(key, -points);
    return super.reward(key, points);
  }

  override delete(key: string): Promise<boolean> {
    this.#keys.forget(key);
    return super.delete(key);
  }

  #note(key: string, points: number): void {
    const forgotten = this.#keys.note(key, points, this.duration);
    if (forgotten !== null) void super.delete(forgotten);
  }
}
