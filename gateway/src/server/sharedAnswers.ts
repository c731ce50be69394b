import { isAscii } from 'node:buffer';
import { inputOf } from './graphShortcut.ts';
import type { ListedOperation } from './operationStore.ts';
import { RecentlyUsed } from './recentlyUsed.ts';
import type { ResolvedOperation } from './resolveOperation.ts';

/** An answer that any visitor may be given who asks the same in the same language. */
export interface SharedAnswer {
  operation: ListedOperation;
  /** Media type of the answer. */
  type: string;
  /** The JSON as it is sent; as text where it is short and ASCII: that goes out with the head, in one piece. */
  body: Buffer | string;
  /** Length of it in bytes. */
  length: number;
}

/** A question whose answer is the same for every visitor until it changes. */
export interface SharedQuestion {
  operation: ListedOperation;
  /** Media type in which it is to be answered. */
  type: string;
  key: string;
  /** Of the upstream when it was asked. */
  generation: number;
}

/** Numbers for metrics, counted since the start. */
export interface SharedAnswerCounts {
  /** Questions of visitors that were answered out of memory. */
  hits: number;
  /** Answers that were kept. */
  kept: number;
  /** Questions of visitors whose answer could not be kept: the service did not allow it, or something went wrong. */
  alone: number;
}

interface Kept {
  answer: SharedAnswer;
  /** As `performance.now()` counts. */
  until: number;
  generation: number;
}

/** Most characters of questions that are remembered word by word. */
const mostWords = 500_000;

/** Bytes up to which copying costs less than a second piece. */
const short = 4096;

function keptForm(bytes: Buffer): Buffer | string {
  if (bytes.length <= short && isAscii(bytes)) return bytes.toString('latin1');
  // Of its own: it may be a part of a larger piece of memory, which would be kept with it.
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** What an entry takes besides its bytes, roughly. */
const entryBytes = 300;

/**
 * Whole answers to visitors, kept for as long as everything in them may be shown to others: the shortest time that the
 * service allows (`Cache-Control: public, max-age`), and no longer than what depends on the clock stays true.
 *
 * Only listed queries without a token enter, so that nobody's own view can be among them: what a viewer is shown comes of
 * the token, the language and the variables, the first of which is absent and the others are in the key. And only answers
 * without errors are kept, every upstream call of which has said `public`. A write of an administrator through this gateway
 * ends them all (`SharedReads.generation`).
 */
export class SharedAnswers {
  readonly counts: SharedAnswerCounts = { hits: 0, kept: 0, alone: 0 };
  private readonly kept: RecentlyUsed<Kept>;
  /** Keys of what is kept, by the words in which it was asked. */
  private readonly worded = new RecentlyUsed<string>(mostWords);
  private readonly maxBytes: number;
  private readonly upstream: { readonly generation: number };

  /**
   * @param upstream raises its generation when what was put together before must not be shown any more
   * @param maxBytes of answers that are kept; 0 keeps none
   */
  constructor(upstream: { readonly generation: number }, maxBytes: number) {
    this.upstream = upstream;
    this.maxBytes = maxBytes;
    this.kept = new RecentlyUsed(maxBytes);
  }

  /** Whether anything is kept. */
  get enabled(): boolean {
    return this.maxBytes > 0;
  }

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.kept.weight;
  }

  /**
   * The question of a visitor; never to be asked for somebody with a token.
   * @param body of the request
   * @param type media type in which it is to be answered
   * @returns null for what is never shared: what is not listed, a mutation, and what is wrong
   */
  question(operation: ResolvedOperation, body: object, locale: string, type: string): SharedQuestion | null {
    if (!operation.document || !operation.isQuery) return null;
    const input = inputOf(body, operation.query);
    // Another name than its own is a mistake, which is for the GraphQL server to tell.
    if (!input || (input.operationName !== undefined && input.operationName !== operation.name)) return null;
    let key = `${operation.documentKey}\n${locale}\n${type}`;
    // No JSON of one line holds what parts them.
    for (const name of operation.variables) key += `\n${JSON.stringify(input.variables[name]) ?? ''}`;
    return { operation, type, key, generation: this.upstream.generation };
  }

  /** The answer to what was asked in the very same words, while it may be shown: reading them anew would cost as much as all the rest. */
  recall(words: string): SharedAnswer | null {
    const key = this.worded.peek(words);
    return key === undefined ? null : this.find(key);
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
   * @param words in which it was asked
   * @param sharedForMs milliseconds for which what was read for the answer may be shown to others; 0 when something of it failed
   */
  keep({ key, operation, type, generation }: SharedQuestion, words: string, bytes: Buffer, sharedForMs: number): void {
    if (sharedForMs <= 0 || generation !== this.upstream.generation) {
      this.counts.alone += 1;
      return;
    }
    const answer = { operation, type, body: keptForm(bytes), length: bytes.length };
    const until = performance.now() + sharedForMs;
    this.kept.set(key, { answer, until, generation }, bytes.length + key.length * 2 + entryBytes);
    if (this.worded.peek(words) !== key) this.worded.set(words, key, words.length + key.length);
    this.counts.kept += 1;
  }
}
