import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * `loading`: begun, and continued at the next start if it was interrupted; `loaded`: loaded completely once; `left out`: the
 * installation had data of its own.
 */
export type State = 'loading' | 'loaded' | 'left out';

/** @returns null when nothing was ever loaded */
export function readState(file: string): State | null {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { state: State }).state;
  } catch {
    return null;
  }
}

export function writeState(file: string, state: State): void {
  writeFileSync(`${file}.new`, `${JSON.stringify({ state })}\n`);
  renameSync(`${file}.new`, file);
}
