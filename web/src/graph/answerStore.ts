import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { operationIdOf } from './persistedOperations.ts';
import { sortedVariables } from './sortedVariables.ts';

/** An answer of the graph as it is kept for a page without a line. */
export interface KeptAnswer {
  /** Id of the account that was answered; empty for a visitor. */
  viewer: string;
  operation: string;
  variables: Readonly<Record<string, unknown>>;
  data: Readonly<Record<string, unknown>>;
}

/** Most answers that are kept; the oldest go first. */
const mostAnswers = 200;
/** How long an answer is kept, in milliseconds: 30 days, as long as pictures. */
const lifetime = 30 * 24 * 3_600_000;

interface Row extends KeptAnswer {
  key: string;
  /** Epoch milliseconds of this computer. */
  at: number;
}

interface Schema extends DBSchema {
  answers: { key: string; value: Row; indexes: { at: number } };
}

/** With the hash of the operation: another build may ask for other fields, which an older answer has not. */
const keyOf = ({ viewer, operation, variables }: Omit<KeptAnswer, 'data'>): string =>
  JSON.stringify([viewer, operation, operationIdOf(operation), sortedVariables(variables)]);

/** Keeps answers in this browser's database; where the browser forbids it, none are. @param name of the database */
export function createAnswerStore(name = 'photo-competition-answers') {
  let database: Promise<IDBPDatabase<Schema> | null> | undefined;
  const opened = () =>
    (database ??= openDB<Schema>(name, 1, {
      upgrade: (made) => void made.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at'),
    }).catch(() => null));

  return {
    /** Keeps an answer in the place of an older one to the same question. Never rejects. */
    async put(answer: KeptAnswer): Promise<void> {
      try {
        const transaction = (await opened())?.transaction('answers', 'readwrite');
        if (!transaction) return;
        const { store } = transaction;
        await store.put({ ...answer, key: keyOf(answer), at: Date.now() });
        const surplus = (await store.count()) - mostAnswers;
        if (surplus > 0) for (const key of await store.index('at').getAllKeys(null, surplus)) await store.delete(key);
        await transaction.done;
      } catch {
        // No room for it: the page has its answer all the same.
      }
    },
    /** The answer that an account has got last; a visitor's where it has got none. Null where there is neither. */
    async find(asked: Omit<KeptAnswer, 'data'>): Promise<KeptAnswer['data'] | null> {
      const db = await opened();
      for (const viewer of new Set([asked.viewer, ''])) {
        const row = await db?.get('answers', keyOf({ ...asked, viewer }));
        if (row && Math.abs(Date.now() - row.at) < lifetime) return row.data;
      }
      return null;
    },
    /** Removes what other accounts were answered, and what is too old. @param viewer id of the account that stays; empty for none */
    async forgetOthers(viewer: string): Promise<void> {
      try {
        const transaction = (await opened())?.transaction('answers', 'readwrite');
        if (!transaction) return;
        for await (const cursor of transaction.store) {
          const { value } = cursor;
          const isOthers = value.viewer !== '' && value.viewer !== viewer;
          if (isOthers || Math.abs(Date.now() - value.at) > lifetime) await cursor.delete();
        }
        await transaction.done;
      } catch {
        // A database that cannot be written holds nothing new either; the next page tries again.
      }
    },
  };
}

/** The answers that this browser keeps. */
export const answerStore = createAnswerStore();
