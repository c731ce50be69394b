import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInThisContext } from 'node:vm';

/** A folder that replaces the machine's temporary folder for this process, for tests of what is left in it. */
export interface TemporaryFolder {
  files(): string[];
  /** Removes it and restores the machine's own. */
  restore(): void;
}

/** The environment that Node itself reads: Jest gives tests a copy of it, and what is set there changes nothing. */
const { env } = runInThisContext('process') as NodeJS.Process;

export function useTemporaryFolder(): TemporaryFolder {
  const before = env['TMPDIR'];
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-'));
  env['TMPDIR'] = folder;
  if (tmpdir() !== folder) throw new Error('Temporary files still go elsewhere');
  return {
    files: () => readdirSync(folder),
    restore() {
      if (before === undefined) delete env['TMPDIR'];
      else env['TMPDIR'] = before;
      rmSync(folder, { recursive: true });
    },
  };
}
