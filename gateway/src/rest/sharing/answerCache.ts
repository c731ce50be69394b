import { LruCache } from '../../lruCache.ts';
import type { UpstreamAnswer } from '../call/upstreamCall.ts';

interface Entry {
  freshUntil: number;
  /** A resolved promise, created once for all requests. */
  answer: Promise<UpstreamAnswer>;
}

/** Approximate overhead of an entry in bytes, besides its JSON and key. */
const entryBytes = 200;

/** Cache of public answers, shared by all visitors while they are fresh. */
export class AnswerCache {
  private readonly entries: LruCache<Entry>;

  /** @param maxBytes limit for JSON and keys, whose objects use about four times as much memory; 0 disables the cache */
  constructor(maxBytes: number) {
    this.entries = new LruCache(maxBytes);
  }

  /** Size of the cached JSON and keys in bytes. */
  get bytes(): number {
    return this.entries.weight;
  }

  get count(): number {
    return this.entries.size;
  }

  /** Returns a fresh answer or null; evicts a stale one. */
  get(key: string): Promise<UpstreamAnswer> | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    if (entry.freshUntil > performance.now()) return entry.answer;
    this.entries.delete(key);
    return null;
  }

  set(key: string, answer: UpstreamAnswer): void {
    const { freshUntil, size } = answer;
    if (freshUntil <= performance.now()) return;
    this.entries.set(key, { freshUntil, answer: Promise.resolve(answer) }, size + key.length * 2 + entryBytes);
  }

  clear(): void {
    this.entries.clear();
  }
}
