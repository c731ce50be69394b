import { useCallback, useState } from 'react';
import { session } from '../../session/session.ts';

/** A list under a name, as the query of its address has it. */
export interface SavedView {
  name: string;
  query: string;
}

/** Most views that are kept of a list. */
const most = 20;
/** Longest name of one. */
export const longestName = 60;

/** The query of an address without its page and without what is open over the list, its names in a fixed order. */
export function viewOf(search: string, left: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of ['page', ...left]) params.delete(name);
  params.sort();
  return params.toString();
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).query === 'string';

function read(key: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

/** The views of a list that its user has saved in this browser. */
export interface SavedViews {
  views: readonly SavedView[];
  /** Keeps a view, in place of one of the same name. @returns whether the browser keeps it */
  save: (view: SavedView) => boolean;
  remove: (name: string) => void;
}

/** The views of a list that its user has saved in this browser. @param list its name in storage */
export function useSavedViews(list: string): SavedViews {
  const key = `photo-competition.views.${session.lastUser().id ?? 'nobody'}.${list}`;
  const [views, setViews] = useState(() => read(key));
  const keep = useCallback(
    (next: SavedView[]): boolean => {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        return false;
      }
      setViews(next);
      return true;
    },
    [key],
  );
  // As they are in storage now: another tab may have changed them.
  const others = (name: string) => read(key).filter((view) => view.name !== name);
  return {
    views,
    save: (view) => keep([...others(view.name), view].slice(-most)),
    remove: (name) => void keep(others(name)),
  };
}
