import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The newest head of a competition's log that this browser has seen and found signed. */
export interface KeptHead {
  competitionId: string;
  /** The signed note. */
  note: string;
  /** Number of entries. */
  size: number;
  /** When it was signed, as the service has said; ISO 8601. */
  at: string;
}

interface Schema extends DBSchema {
  heads: { key: string; value: KeptHead };
}

/** The database of heads; null where the browser forbids it, or knows none. */
async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>('photo-competition-heads', 1, {
      upgrade: (database) => void database.createObjectStore('heads', { keyPath: 'competitionId' }),
    });
  } catch {
    return null;
  }
}

let database: ReturnType<typeof open> | undefined;

const opened = () => (database ??= open());

/** The head that was kept of a competition; null when none was. */
export async function keptHead(competitionId: string): Promise<KeptHead | null> {
  return (await (await opened())?.get('heads', competitionId)) ?? null;
}

/** Keeps a head in the place of the one before, which it continues. Only heads that were verified are kept. */
export async function keepHead(head: KeptHead): Promise<void> {
  await (await opened())?.put('heads', head);
}
