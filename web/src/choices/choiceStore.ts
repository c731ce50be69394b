import { loadPart } from '../connection/loadPart.ts';
import type { ChoiceDatabase } from './choiceDatabase.ts';

/** A point, or null for a withdrawal. */
export type Point = number | null;

/** A choice that the server has not confirmed yet. There is one at most for each user and subject: the newest. */
export interface KeptChoice {
  /** Names this choice: another one for the same subject has another id. */
  id: string;
  userId: string;
  point: Point;
  /** The point that the server had confirmed when the choice was made. */
  before: Point;
  /** The number that this browser has drawn for it; missing in what an earlier version of the client has kept. */
  number?: string;
  /** Epoch milliseconds of this computer: choices are sent in the order in which they were made. */
  castAt: number;
}

/** Where choices of one kind are kept, and what they are about. */
export interface ChoiceKind<Kept extends KeptChoice> {
  /** Name of the browser's database. */
  database: string;
  /** Its table. */
  table: string;
  /** The field that says what a choice is about. */
  subject: keyof Kept & string;
}

/** Where choices are kept until the server has them. */
export interface ChoiceStore<Kept extends KeptChoice> {
  /** The choices of a user, oldest first. */
  of: (userId: string) => Promise<Kept[]>;
  /** Keeps choices in the place of older ones about the same. */
  put: (choices: readonly Kept[]) => Promise<void>;
  /** Removes those very choices; a newer one about the same stays. */
  remove: (choices: readonly Kept[]) => Promise<void>;
}

const byAge = (a: KeptChoice, b: KeptChoice): number => a.castAt - b.castAt;

/** Keeps choices as long as the page lasts: for a browser that forbids storage. */
export function memoryChoiceStore<Kept extends KeptChoice>(subject: keyof Kept): ChoiceStore<Kept> {
  const kept = new Map<string, Kept>();
  const keyOf = (choice: Kept) => `${choice.userId} ${String(choice[subject])}`;
  return {
    of: (userId) => Promise.resolve([...kept.values()].filter((choice) => choice.userId === userId).sort(byAge)),
    put: (choices) => {
      for (const choice of choices) kept.set(keyOf(choice), choice);
      return Promise.resolve();
    },
    remove: (choices) => {
      for (const choice of choices) if (kept.get(keyOf(choice))?.id === choice.id) kept.delete(keyOf(choice));
      return Promise.resolve();
    },
  };
}

/** Opens the database; what does so is loaded with it, once somebody is logged in. */
const open = async (name: string, table: string, subject: string): Promise<ChoiceDatabase> =>
  (await loadPart(() => import('./choiceDatabase.ts'))).openChoices(name, table, subject);

/**
 * Keeps choices in this browser's database, through a reload and a closed tab. Where the browser forbids it, or its room
 * is used up, they last as long as the page.
 */
export function browserChoiceStore<Kept extends KeptChoice>(kind: ChoiceKind<Kept>): ChoiceStore<Kept> {
  const { database: name, table, subject } = kind;
  const fallback = memoryChoiceStore<Kept>(subject);
  let database: Promise<ChoiceDatabase | null> | undefined;
  const opened = () => (database ??= open(name, table, subject).catch(() => null));

  /** Whether all of them are written. */
  async function write(db: ChoiceDatabase, choices: readonly Kept[]): Promise<boolean> {
    try {
      const change = db.transaction(table, 'readwrite');
      // Waited for together: one that fails ends the change.
      await Promise.all([...choices.map((choice) => change.store.put(choice)), change.done]);
      return true;
    } catch {
      return false;
    }
  }

  return {
    async of(userId) {
      const db = await opened();
      const kept = await fallback.of(userId);
      const range = IDBKeyRange.bound([userId], [userId, []]);
      return [...kept, ...(((await db?.getAll(table, range)) as Kept[] | undefined) ?? [])].sort(byAge);
    },
    async put(choices) {
      const db = await opened();
      if (!db || !(await write(db, choices))) await fallback.put(choices);
    },
    async remove(choices) {
      const db = await opened();
      await fallback.remove(choices);
      if (!db) return;
      const change = db.transaction(table, 'readwrite');
      await Promise.all(
        choices.map(async (choice) => {
          const key = [choice.userId, String(choice[subject])];
          const stored = (await change.store.get(key)) as Kept | undefined;
          if (stored?.id === choice.id) await change.store.delete(key);
        }),
      );
      await change.done;
    },
  };
}
