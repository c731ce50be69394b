import { openDB, type IDBPDatabase } from 'idb';

/** The browser's database of the choices of one kind. */
export type ChoiceDatabase = IDBPDatabase;

/**
 * Opens it; rejects where the browser forbids it.
 * @param table where the choices lie, one for each user and subject
 * @param subject name of the field that says what a choice is about
 */
export const openChoices = (name: string, table: string, subject: string): Promise<ChoiceDatabase> =>
  openDB(name, 1, {
    upgrade: (database) => void database.createObjectStore(table, { keyPath: ['userId', subject] }),
  });
