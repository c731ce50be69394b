import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { names } from './layout.ts';

/** When a folder became a backup, in milliseconds; null when it is none, or not a whole one. */
const madeAt = (folder: string): Promise<number | null> =>
  stat(path.join(folder, names.manifest)).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/** The newest whole backup beside a folder; null when there is none. */
export async function backupBefore(folder: string): Promise<string | null> {
  const parent = path.dirname(folder);
  let newest: { folder: string; at: number } | null = null;
  for (const name of await readdir(parent)) {
    const beside = path.join(parent, name);
    const at = beside === folder || name.endsWith('.partial') ? null : await madeAt(beside);
    if (at !== null && at >= (newest?.at ?? 0)) newest = { folder: beside, at };
  }
  return newest?.folder ?? null;
}
