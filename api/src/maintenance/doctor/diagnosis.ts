/** `ok`: as it should be; `warn`: something to look at; `error`: people or data are harmed, or will be. */
export type Level = 'ok' | 'warn' | 'error';

/** A finding of the doctor. */
export interface Diagnosis {
  level: Level;
  /** Name of the check, for programs. */
  check: string;
  /** The state that was found, in a sentence. */
  found: string;
  /** Advice in a sentence; null where nothing is to be done. */
  advice: string | null;
}

export const ok = (check: string, found: string): Diagnosis => ({ level: 'ok', check, found, advice: null });
export const warn = (check: string, found: string, advice: string): Diagnosis => ({
  level: 'warn',
  check,
  found,
  advice,
});
export const error = (check: string, found: string, advice: string): Diagnosis => ({
  level: 'error',
  check,
  found,
  advice,
});

/** Why something failed, in a few words. */
export function reasonOf(failure: unknown): string {
  const { message, code, cause } = failure as Error & { code?: string; cause?: Error & { code?: string } };
  // `fetch` hides the reason in the cause.
  const inner = cause?.message || cause?.code;
  return (inner ?? (message || (code ?? String(failure)))).replace(/\.$/, '');
}
