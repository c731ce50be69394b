import type { PageSkeleton } from '@photo-competition/schema/skeleton';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads what the client's build says of its pages; null where the folder holds none, as for a client that is not built. */
export async function skeletonIn(folder: string): Promise<PageSkeleton | null> {
  const file = path.join(folder, 'skeleton.mjs');
  const changed = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  if (changed === null) return null;
  // Node keeps a module for each address: a newer build needs another one.
  const { skeleton } = (await import(`${pathToFileURL(file).href}?built=${changed}`)) as { skeleton: PageSkeleton };
  return skeleton;
}
