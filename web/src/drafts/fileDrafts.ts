import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { draftKey } from './drafts.ts';

interface Schema extends DBSchema {
  files: { key: string; value: File };
}

/** The database of files; null where the browser forbids it, or knows none. */
async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>('photo-competition-files', 1, {
      upgrade: (database) => void database.createObjectStore('files'),
    });
  } catch {
    return null;
  }
}

let database: ReturnType<typeof open> | undefined;

const opened = () => (database ??= open());

/** The file that was chosen in a form and not sent; null when there is none, or where the browser forbids storage. */
export async function readFileDraft(key: string): Promise<File | null> {
  const db = await opened();
  return (await db?.get('files', key).catch(() => undefined)) ?? null;
}

/** Keeps a chosen file, in the place of the one before. @returns whether the browser keeps it; it may be too large */
export async function writeFileDraft(key: string, file: File): Promise<boolean> {
  const db = await opened();
  if (!db) return false;
  return db.put('files', file, key).then(
    () => true,
    () => false,
  );
}

/** Removes a kept file. */
export async function removeFileDraft(key: string): Promise<void> {
  const db = await opened();
  await db?.delete('files', key).catch(() => undefined);
}

/** Removes every kept file of a user. */
export async function removeFileDraftsOf(owner: string): Promise<void> {
  const db = await opened();
  const own = draftKey(owner, '');
  await db?.delete('files', IDBKeyRange.bound(own, `${own}\uffff`)).catch(() => undefined);
}
