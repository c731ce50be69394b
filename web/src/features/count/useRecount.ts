import { useEffect, useState } from 'react';
import type { RecountOutcome } from './recount/engine.ts';
import type { CountFacts } from './useCount.ts';
import type { RecounterHolder } from './useRecounter.ts';

/** How far the recount of this page is. */
export interface Recount {
  /** Number of downloaded ballots; null before they have come. */
  downloaded: number | null;
  /** Share of the ballots that were compared with the log, 0 to 1. */
  compared: number;
  /** Null until the recount has ended. */
  outcome: RecountOutcome | 'stopped' | null;
  again: () => void;
}

const start: Omit<Recount, 'again'> = { downloaded: null, compared: 0, outcome: null };

/** Whether there are files to recount. */
export const canRecount = ({ files, versions }: CountFacts): boolean => Boolean(files?.ballots) && versions.length > 0;

/**
 * Recounts what is published, as soon as the page is there.
 * @param kept signed note of the head that this browser had kept; undefined until that is known
 */
export function useRecount(count: CountFacts, recounter: RecounterHolder, kept: string | null | undefined): Recount {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(start);
  useEffect(() => {
    const { files, versions, heads } = count;
    if (kept === undefined || !files?.ballots || versions.length === 0) return;
    let stopped = false;
    const from = { ...files, ballots: files.ballots, results: versions.map(({ version, url }) => ({ version, url })) };
    const notes = [...new Set([...heads.map(({ note }) => note), ...(kept === null ? [] : [kept])])];
    recounter
      .get()
      .recount({ from, heads: notes }, (step) => {
        if (stopped) return;
        if (step.step === 'downloaded') setState((before) => ({ ...before, downloaded: step.ballots }));
        else setState((before) => ({ ...before, compared: step.of > 0 ? step.ballots / step.of : 1 }));
      })
      .catch(() => 'stopped' as const)
      .then((outcome) => stopped || setState((before) => ({ ...before, outcome })));
    return () => {
      stopped = true;
    };
  }, [count, recounter, kept, attempt]);
  return {
    ...state,
    again: () => {
      setState(start);
      setAttempt((number) => number + 1);
    },
  };
}
