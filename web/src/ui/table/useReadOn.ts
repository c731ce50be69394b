import { useEffect, useState } from 'react';
import { useSteadyHandler } from './useSteadyHandler.ts';

/**
 * Reads the further pages of a list, one after the other, until there is none. A page that cannot be read ends it: it is asked for
 * once, and again when told to.
 * @param next what names the page behind those that are read; null where there is none, or none is wanted
 * @param readPage reads that page, and joins it to them
 */
export function useReadOn<Cursor extends string | number>(
  next: Cursor | null,
  readPage: (next: Cursor) => Promise<unknown>,
): { failure: Error | undefined; retry: () => void } {
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const readOn = useSteadyHandler((page: Cursor) => {
    readPage(page).then(
      () => setFailure(undefined),
      (thrown: unknown) => setFailure(thrown instanceof Error ? thrown : new Error(String(thrown))),
    );
  });
  useEffect(() => {
    if (next !== null) readOn(next);
  }, [next, attempt, readOn]);
  const retry = () => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
  };
  return { failure, retry };
}
