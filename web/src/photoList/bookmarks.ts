import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

const prefix = 'photo-competition.bookmarks.';

/** Bookmarks kept per viewer; the oldest go first. */
const most = 2000;

const listeners = new Set<() => void>();

/** Result of the last reading, so that the same text gives the same set. */
let read: { key: string; text: string | null; numbers: ReadonlySet<number> } = {
  key: '',
  text: null,
  numbers: new Set(),
};

/** Where storage is forbidden bookmarks last as long as the page. */
const unstored = new Map<string, string>();

const keyOf = (): string => prefix + (session.lastUser().id ?? 'visitor');

function stored(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Kept as texts, as earlier versions of the client keep them. */
function parse(text: string | null): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    const texts = Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
    return new Set(texts.map(Number).filter((number) => Number.isSafeInteger(number)));
  } catch {
    return new Set();
  }
}

/** The numbers of the photos that the viewer has bookmarked in this browser, oldest bookmark first. */
export function bookmarks(): ReadonlySet<number> {
  const key = keyOf();
  const text = stored(key);
  if (read.key !== key || read.text !== text) read = { key, text, numbers: parse(text) };
  return read.numbers;
}

/** Sets or removes a bookmark. @returns whether the photo has one now */
export function toggleBookmark(number: number): boolean {
  const numbers = new Set(bookmarks());
  if (!numbers.delete(number)) numbers.add(number);
  const key = keyOf();
  const text = JSON.stringify([...numbers].slice(-most).map(String));
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
  return numbers.has(number);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab sets bookmarks, too.
  window.addEventListener('storage', listener);
  const stop = session.subscribe(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    stop();
  };
}

/** As `bookmarks`; re-renders when one is set or removed, in another tab too. */
export const useBookmarks = (): ReadonlySet<number> => useSyncExternalStore(subscribe, bookmarks);
