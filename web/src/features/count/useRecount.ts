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
  /** Version of the result that is repeated; 0 where there is none. */
  version: number;
  again: () => void;
  /** Repeats a version of the result. */
  repeat: (version: number) => void;
}

const start: Omit<Recount, 'again' | 'repeat' | 'version'> = { downloaded: null, compared: 0, outcome: null };

/** Whether there are files to recount. */
export const canRecount = ({ files, versions }: CountFacts): boolean => Boolean(files?.ballots) && versions.length > 0;

/** Verifier keys of the witnesses that have cosigned heads, the newest last. */
export const witnessesOf = ({ heads }: CountFacts): string[] => [
  ...new Set(heads.flatMap(({ cosigned }) => (cosigned ? [cosigned.witness] : []))),
];

/**
 * Recounts what is published, as soon as the page is there: the newest version of the result, until another one is asked for.
 * @param kept signed note of the head that this browser had kept; undefined until that is known
 */
export function useRecount(count: CountFacts, recounter: RecounterHolder, kept: string | null | undefined): Recount {
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [state, setState] = useState(start);
  const version = chosen ?? count.versions.at(-1)?.version ?? 0;
  useEffect(() => {
    const { files, versions, heads } = count;
    if (kept === undefined || !files?.ballots || versions.length === 0) return;
    let stopped = false;
    const from = { ...files, ballots: files.ballots, results: versions.map(({ version, url }) => ({ version, url })) };
    const ballots = Math.max(...heads.map((head) => head.ballots));
    const notes = [...new Set([...heads.map(({ note }) => note), ...(kept === null ? [] : [kept])])];
    recounter
      .get()
      .recount({ from, ballots, heads: notes, witnesses: witnessesOf(count), version }, (step) => {
        if (stopped) return;
        if (step.step === 'downloaded') setState((before) => ({ ...before, downloaded: step.ballots }));
        else setState((before) => ({ ...before, compared: step.of > 0 ? step.ballots / step.of : 1 }));
      })
      .catch(() => 'stopped' as const)
      .then((outcome) => stopped || setState((before) => ({ ...before, outcome })));
    return () => {
      stopped = true;
    };
  }, [count, recounter, kept, version, attempt]);
  const again = () => {
    setState(start);
    setAttempt((number) => number + 1);
  };
  return {
    ...state,
    version,
    again,
    repeat: (other) => {
      setChosen(other);
      again();
    },
  };
}
