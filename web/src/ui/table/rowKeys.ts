import type { KeyboardEvent } from 'react';
import { shortcutOf } from '../keys.ts';

/** Marks the element of a row. */
export const rowMark = { 'data-row': '' };
/** Marks the buttons of what can be done to the chosen rows. */
export const actsMark = { 'data-bulk-acts': '' };

const field = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Element that takes the focus of a row: its checkbox, or its first link or button where it has none. */
const stopOf = (row: Element | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('input[type=checkbox]') ?? row?.querySelector<HTMLElement>('a[href], button') ?? null;

/** Index of the row that a key leads to. */
function targetOf(key: string, index: number, rows: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, rows - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? rows - 1 : null;
}

/**
 * Keys within the rows of a table: arrows, Home and End go to another row, Enter on its checkbox opens one, X goes to the
 * buttons of what can be done to the chosen ones. Space chooses a row by itself. They hold while the focus is on a row (WCAG
 * 2.1.4), and not in a field.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const rows = [...currentTarget.querySelectorAll('[data-row]')];
  const index = rows.findIndex((row) => row.contains(target));
  if (index < 0 || target.closest(field)) return;
  const next = targetOf(key, index, rows.length);
  const isChoice = target.matches('input[type=checkbox]');
  const goes =
    next !== null
      ? () => stopOf(rows[next])?.focus()
      : key === 'Enter' && isChoice
        ? () => rows[index]?.querySelector<HTMLElement>('a[href]')?.click()
        : shortcutOf(event) === 'x'
          ? () => document.querySelector<HTMLElement>('[data-bulk-acts] button:not(:disabled)')?.focus()
          : null;
  if (!goes) return;
  event.preventDefault();
  goes();
}
