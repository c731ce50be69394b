import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Schema<Vote> extends DBSchema {
  votes: { key: [userId: string, imageId: string]; value: Vote };
}

/** The browser's database of votes. */
export type VoteDatabase<Vote> = IDBPDatabase<Schema<Vote>>;

/** Opens it; rejects where the browser forbids it. */
export const openVotes = <Vote>(name: string): Promise<VoteDatabase<Vote>> =>
  openDB<Schema<Vote>>(name, 1, {
    upgrade: (database) => void database.createObjectStore('votes', { keyPath: ['userId', 'imageId'] }),
  });
