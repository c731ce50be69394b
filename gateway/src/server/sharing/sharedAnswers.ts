import type { RequestIdentity } from '../http/identity.ts';
import { LruCache } from '../../lruCache.ts';

/** An answer that any visitor may be given who sends the same words in the same language. */
export interface SharedAnswer {
  /** Name of the operation. */
  operation: string;
  /** Media type of the body. */
  type: string;
  /** The JSON as it is sent. */
  body: Uint8Array;
}

/** An answer as it was made. */
export interface MadeAnswer extends Omit<SharedAnswer, 'body'> {
  /** JSON. */
  body: string;
}

/** Numbers for metrics, counted since the start. */
export interface SharedAnswerCounts {
  /** Requests of visitors that were answered from memory. */
  hits: number;
  /** Answers that were kept. */
  kept: number;
  /** Answers to visitors that could not be kept: the service did not allow it, or something went wrong. */
  unshared: number;
}

interface Kept {
  answer: SharedAnswer;
  /** As `performance.now()` counts. */
  until: number;
  generation: number;
}

const encoder = new TextEncoder();

/** The approximate size of an entry besides its key and body, in bytes. */
const entryBytes = 300;

/**
 * Whole answers to visitors, kept for as long as everything in them may be shown to others: the shortest time that the
 * service allows (`Cache-Control: public, max-age`), and no longer than what depends on the clock stays true.
 *
 * Only answers to listed queries without a token enter, so that nobody's own view can be among them. The key is all that
 * an answer depends on, as it was sent: language, accepted media types and body. And only answers without errors are kept,
 * every upstream call of which has said `public`. A write of an administrator through this gateway ends them all
 * (`SharedReads.generation`).
 */
export class SharedAnswers {
  readonly counts: SharedAnswerCounts = { hits: 0, kept: 0, unshared: 0 };
  private readonly kept: LruCache<Kept>;
  private readonly upstream: { readonly generation: number };
  private readonly enabled: boolean;

  /**
   * @param upstream raises its generation when what was put together before must not be shown any more
   * @param maxBytes of answers that are kept; 0 keeps none
   */
  constructor(upstream: { readonly generation: number }, maxBytes: number) {
    this.upstream = upstream;
    this.kept = new LruCache(maxBytes);
    this.enabled = maxBytes > 0;
  }

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.kept.weight;
  }

  /** To be read before an answer is made, and given to `keep`. */
  get generation(): number {
    return this.upstream.generation;
  }

  /** The key of a visitor's answer; null for a caller with a token or a preview, and where nothing is kept. @param body as it was sent */
  keyOf({ token, preview, locale }: RequestIdentity, accept: string | undefined, body: string): string | null {
    return this.enabled && token === null && preview === null ? `${locale}\n${accept ?? ''}\n${body}` : null;
  }

  /** The answer, while it may be shown. */
  find(key: string): SharedAnswer | null {
    const found = this.kept.peek(key);
    if (!found) return null;
    if (found.generation !== this.upstream.generation || found.until <= performance.now()) {
      this.kept.delete(key);
      return null;
    }
    this.counts.hits += 1;
    return found.answer;
  }

  /**
   * @param generation that was read before the answer was made
   * @param sharedForMs milliseconds for which what was read for the answer may be shown to others; 0 when something of it failed
   */
  keep(key: string, generation: number, answer: MadeAnswer, sharedForMs: number): void {
    if (sharedForMs <= 0 || generation !== this.upstream.generation) {
      this.counts.unshared += 1;
      return;
    }
    const until = performance.now() + sharedForMs;
    const body = encoder.encode(answer.body);
    const weight = body.length + key.length * 2 + entryBytes;
    this.kept.set(key, { answer: { ...answer, body }, until, generation }, weight);
    this.counts.kept += 1;
  }
}
