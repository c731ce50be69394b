import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

const prefix = 'photo-competition.bookmarks.';

/** Bookmarks kept per viewer; the oldest go first. */
const most = 2000;

const listeners = new Set<() => void>();

/** What was read last, so that the same text is the same set. */
let read: { key: string; text: string | null; ids: ReadonlySet<string> } = { key: '', text: null, ids: new Set() };

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

function parse(text: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The ids of the photos that the viewer has bookmarked in this browser, oldest bookmark first. */
export function bookmarks(): ReadonlySet<string> {
  const key = keyOf();
  const text = stored(key);
  if (read.key !== key || read.text !== text) read = { key, text, ids: parse(text) };
  return read.ids;
}

/** Sets or removes a bookmark. @returns whether the photo has one now */
export function toggleBookmark(id: string): boolean {
  const ids = new Set(bookmarks());
  if (!ids.delete(id)) ids.add(id);
  const key = keyOf();
  const text = JSON.stringify([...ids].slice(-most));
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
  return ids.has(id);
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
export const useBookmarks = (): ReadonlySet<string> => useSyncExternalStore(subscribe, bookmarks);
