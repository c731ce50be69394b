import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Point } from '../../choices/choiceStore.ts';

/** A receipt that this browser keeps. */
export interface KeptReceipt {
  userId: string;
  competitionId: string;
  /** Number of the ballot. */
  number: string;
  imageId: string;
  point: Point;
  /** The signed note, as the service has sent it. */
  note: string;
  /** Whether this browser has drawn the number; else the same vote was cast on another device before. */
  isOwn: boolean;
  /** Epoch milliseconds of this computer. */
  keptAt: number;
}

interface Schema extends DBSchema {
  receipts: {
    key: [userId: string, competitionId: string, number: string];
    value: KeptReceipt;
    indexes: { byImage: [userId: string, imageId: string] };
  };
}

/** The database of receipts; null where the browser forbids it, or knows none. */
async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>('photo-competition-receipts', 1, {
      upgrade: (database) => {
        const receipts = database.createObjectStore('receipts', { keyPath: ['userId', 'competitionId', 'number'] });
        receipts.createIndex('byImage', ['userId', 'imageId']);
      },
    });
  } catch {
    return null;
  }
}

let database: ReturnType<typeof open> | undefined;

const opened = () => (database ??= open());

const newestFirst = (a: KeptReceipt, b: KeptReceipt): number => b.keptAt - a.keptAt;

/** Keeps a receipt; the one of a ballot that is known stays as it is. */
export async function addReceipt(receipt: KeptReceipt): Promise<void> {
  const db = await opened();
  if (!db) return;
  const change = db.transaction('receipts', 'readwrite');
  const known = await change.store.getKey([receipt.userId, receipt.competitionId, receipt.number]);
  if (known === undefined) await change.store.add(receipt);
  await change.done;
}

/** The newest receipt of a user's votes on an image; null when there is none, or where the browser forbids storage. */
export async function newestReceipt(userId: string, imageId: string): Promise<KeptReceipt | null> {
  const db = await opened();
  const receipts = (await db?.getAllFromIndex('receipts', 'byImage', [userId, imageId])) ?? [];
  return receipts.sort(newestFirst)[0] ?? null;
}

/** The receipts of a user's votes in a competition, oldest first. */
export async function receiptsOf(userId: string, competitionId: string): Promise<KeptReceipt[]> {
  const db = await opened();
  const range = IDBKeyRange.bound([userId, competitionId], [userId, competitionId, []]);
  return ((await db?.getAll('receipts', range)) ?? []).sort(newestFirst).reverse();
}
