import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that replaces the machine's temporary folder for this process, for tests of what is left in it. */
export interface TemporaryFolder {
  files(): string[];
  /** Removes it and restores the machine's own. */
  restore(): void;
}

export function useTemporaryFolder(): TemporaryFolder {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-'));
  process.env['TMPDIR'] = folder;
  return {
    files: () => readdirSync(folder),
    restore() {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(folder, { recursive: true });
    },
  };
}
