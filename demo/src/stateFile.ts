import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * `loading`: begun, and gone on with at the next start when it was cut off; `loaded`: everything is there, or was
 * before somebody changed it; `left out`: the installation had data of its own.
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
