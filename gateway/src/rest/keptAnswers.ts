import type { UpstreamAnswer } from './transport.ts';

/** An answer that may be shown to everyone until its time is over. */
interface Kept {
  answer: UpstreamAnswer;
  /** Resolved with the answer: made once, handed to everyone. */
  promise: Promise<UpstreamAnswer>;
  bytes: number;
}

/** What an entry takes besides its JSON, in bytes: roughly. */
const entryBytes = 200;

/** Fresh public answers, the least recently used of which make room for others. */
export class KeptAnswers {
  /** Bytes that are kept now, as JSON and key. */
  bytes = 0;
  private readonly entries = new Map<string, Kept>();
  private readonly maxBytes: number;

  /** @param maxBytes of JSON and keys; as objects they take about four times as much */
  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get count(): number {
    return this.entries.size;
  }

  /** The answer, as a promise that is kept already; null when there is none that is fresh. */
  find(key: string): Promise<UpstreamAnswer> | null {
    const found = this.entries.get(key);
    if (!found) return null;
    this.remove(key, found);
    if (found.answer.freshUntil <= performance.now()) return null;
    // Last in the map is last to go.
    this.entries.set(key, found);
    this.bytes += found.bytes;
    return found.promise;
  }

  /** Keeps an answer, unless one alone would take a quarter of all there is. */
  keep(key: string, answer: UpstreamAnswer): void {
    const bytes = answer.size + key.length * 2 + entryBytes;
    const before = this.entries.get(key);
    if (before) this.remove(key, before);
    if (bytes > this.maxBytes / 4) return;
    this.entries.set(key, { answer, promise: Promise.resolve(answer), bytes });
    this.bytes += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      this.remove(oldest, entry);
    }
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }

  private remove(key: string, entry: Kept): void {
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}
