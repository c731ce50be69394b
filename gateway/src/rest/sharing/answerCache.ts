import { LruCache } from '../../lruCache.ts';
import type { UpstreamAnswer } from '../call/upstreamCall.ts';

interface Entry {
  freshUntil: number;
  /** Resolved with the answer: made once, handed to every request. */
  answer: Promise<UpstreamAnswer>;
}

/** What an entry takes besides its JSON and key, in bytes: roughly. */
const entryBytes = 200;

/** Answers that every visitor may be given while they are fresh. */
export class AnswerCache {
  private readonly entries: LruCache<Entry>;

  /** @param maxBytes of JSON and keys; as objects they take about four times as much. 0 keeps none */
  constructor(maxBytes: number) {
    this.entries = new LruCache(maxBytes);
  }

  /** Bytes of the kept JSON and keys. */
  get bytes(): number {
    return this.entries.weight;
  }

  get count(): number {
    return this.entries.size;
  }

  /** A fresh answer; null without one. A stale one is evicted. */
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
