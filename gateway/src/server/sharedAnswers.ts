import type { RequestIdentity } from './identity.ts';
import type { OperationInput } from './graphShortcut.ts';
import type { ListedOperation } from './operationStore.ts';
import { RecentlyUsed } from './recentlyUsed.ts';

/** An answer that any visitor may be given who asks the same in the same language. */
export interface SharedAnswer {
  operation: ListedOperation;
  /** Media type of the answer. */
  type: string;
  /** The JSON as it is sent. */
  bytes: Buffer;
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

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.kept.weight;
  }

  /**
   * @param type media type in which it is to be answered
   * @returns null for what is never shared: a question with a token, one that is not listed, a mutation
   */
  question(
    operation: ListedOperation | undefined,
    { operationName, variables }: OperationInput,
    { token, locale }: Pick<RequestIdentity, 'token' | 'locale'>,
    type: string,
  ): SharedQuestion | null {
    if (this.maxBytes === 0 || token !== null || !operation?.isQuery) return null;
    // Another name than its own is a mistake, which is for the GraphQL server to tell.
    if (operationName !== undefined && operationName !== operation.name) return null;
    let key = `${operation.documentKey}\n${locale}\n${type}`;
    // No JSON of one line holds what parts them.
    for (const name of operation.variables) key += `\n${JSON.stringify(variables[name]) ?? ''}`;
    return { operation, type, key, generation: this.upstream.generation };
  }

  /** The answer, while it may be shown. */
  find({ key, generation }: SharedQuestion): SharedAnswer | null {
    const found = this.kept.get(key);
    if (!found) return null;
    if (found.generation !== generation || found.until <= performance.now()) {
      this.kept.delete(key);
      return null;
    }
    this.counts.hits += 1;
    return found.answer;
  }

  /** @param sharedForMs milliseconds for which what was read for the answer may be shown to others; 0 when something of it failed */
  keep({ key, operation, type, generation }: SharedQuestion, bytes: Buffer, sharedForMs: number): void {
    if (sharedForMs <= 0 || generation !== this.upstream.generation) {
      this.counts.alone += 1;
      return;
    }
    // Of its own: a small one may be a part of a larger piece of memory, which would be kept with it.
    const own = Buffer.allocUnsafeSlow(bytes.length);
    bytes.copy(own);
    const answer = { operation, type, bytes: own };
    const until = performance.now() + sharedForMs;
    this.kept.set(key, { answer, until, generation }, bytes.length + key.length * 2 + entryBytes);
    this.counts.kept += 1;
  }
}
