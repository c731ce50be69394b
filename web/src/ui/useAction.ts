import type { ErrorLike } from '@apollo/client';
import { useRef, useState } from 'react';
import type { Refusal } from './form/useSubmission.ts';

/** The state of what a button does. */
export interface Action {
  run: () => void;
  pending: boolean;
  /** Why the call itself failed; null when it did not. */
  error: ErrorLike | null;
  refusals: readonly Refusal[];
}

/** Action of a button, run once at a time. @param act answers the refusals; nothing when it succeeded */
export function useAction(act: () => Promise<readonly Refusal[] | undefined>): Action {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ErrorLike | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  async function start(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setError(null);
    setRefusals([]);
    try {
      setRefusals((await act()) ?? []);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return { run: () => void start(), pending, error, refusals };
}
