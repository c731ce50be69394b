import { useEffect, useRef, useState } from 'react';

/** Result for one of many: the reason why it was left as it is, or null. */
export interface BulkOutcome {
  id: string;
  /** For people. */
  refusal: string | null;
}

/** How far the work is. */
export interface BulkProgress {
  done: number;
  total: number;
}

/** An item that was left as it is. */
export type BulkRefusal = BulkOutcome & { refusal: string };

/** Result of the work. */
export interface BulkResult {
  /** Ids of those that are now as was asked. */
  changed: readonly string[];
  refused: readonly BulkRefusal[];
  /** Ids that were not asked about, because the work was stopped or the call failed. */
  left: readonly string[];
  /** Why the call failed; null when it did not. */
  failure: Error | null;
}

/** Work on many at once. */
export interface Bulk {
  /** Null while nothing is done. */
  progress: BulkProgress | null;
  /** Result of the last work; null before it, and while some is done. */
  result: BulkResult | null;
  run: (
    ids: readonly string[],
    step: (ids: readonly string[]) => Promise<readonly BulkOutcome[]>,
  ) => Promise<BulkResult>;
  /** Asks about no more after the present portion. */
  stop: () => void;
  /** Forgets what came of the last work. */
  forget: () => void;
}

/** How many are asked about at once: few enough that the work can be stopped, and that progress is seen. */
const portion = 25;

/** Does something to many, portion by portion. */
export function useBulk(): Bulk {
  const stopped = useRef(false);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  // Nothing goes on behind the back of a user who has left the page.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const run: Bulk['run'] = async (ids, step) => {
    stopped.current = false;
    setResult(null);
    const outcomes: BulkOutcome[] = [];
    let asked = 0;
    let failure: Error | null = null;
    while (asked < ids.length && !stopped.current && !failure) {
      setProgress({ done: asked, total: ids.length });
      const next = ids.slice(asked, asked + portion);
      try {
        outcomes.push(...(await step(next)));
        asked += next.length;
      } catch (thrown) {
        failure = thrown instanceof Error ? thrown : new Error(String(thrown));
      }
    }
    const found = {
      changed: outcomes.filter(({ refusal }) => refusal === null).map(({ id }) => id),
      refused: outcomes.filter((outcome): outcome is BulkRefusal => outcome.refusal !== null),
      left: ids.slice(asked),
      failure,
    };
    setProgress(null);
    setResult(found);
    return found;
  };

  return {
    progress,
    result,
    run,
    stop: () => {
      stopped.current = true;
    },
    forget: () => setResult(null),
  };
}
