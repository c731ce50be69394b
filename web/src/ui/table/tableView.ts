import { useState } from 'react';
import { session } from '../../session/session.ts';
import { useSteadyHandler } from './useSteadyHandler.ts';

/** How a table is shown. */
export interface TableView {
  /** Keys of the columns that are left out. */
  hidden: readonly string[];
  /** Less space between rows. */
  dense: boolean;
}

function read(key: string, usual: TableView): TableView {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<TableView> | null;
    if (kept === null) return usual;
    const hidden = Array.isArray(kept.hidden) ? kept.hidden.filter((one) => typeof one === 'string') : [];
    return { hidden, dense: kept.dense === true };
  } catch {
    return usual;
  }
}

/**
 * How its user wants a table shown in this browser.
 * @param name of the table in storage; the usual view, which cannot be changed for longer than the page is open, without one
 * @param extra keys of the columns that the usual view leaves out
 */
export function useTableView(
  name: string | undefined,
  extra: readonly string[],
): [TableView, (view: TableView) => void] {
  const key = name === undefined ? null : `photo-competition.table.${session.lastUser().id ?? 'nobody'}.${name}`;
  const [view, setView] = useState(() => {
    const usual = { hidden: extra, dense: false };
    return key === null ? usual : read(key, usual);
  });
  const keep = useSteadyHandler((next: TableView): void => {
    setView(next);
    try {
      if (key !== null) localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // It holds until the page is left.
    }
  });
  return [view, keep];
}
