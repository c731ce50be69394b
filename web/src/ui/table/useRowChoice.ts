import { useRef } from 'react';
import type { TableSelection } from './tableProps.ts';
import { useSteadyHandler } from './useSteadyHandler.ts';

/** Chooses rows, or leaves them out. */
export type ChooseRows = (keys: readonly string[], on: boolean) => void;

/** Chooses one row, or leaves it out; with a range, all from the one before it as well. */
export type ChooseRow = (key: string, on: boolean, withRange: boolean) => void;

/** The rows from one to another, both included; the second alone where the first is not among them. */
export function rangeOf(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const [first, last] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)];
  return first < 0 ? [to] : keys.slice(Math.min(first, last), Math.max(first, last) + 1);
}

/**
 * Choosing among the rows of a page. The functions stay the same as long as the table does, so that a row is rendered again
 * only when it changes.
 * @param keys of the rows, in their order
 */
export function useRowChoice(
  keys: readonly string[],
  selection: Pick<TableSelection<never>, 'chosen' | 'onChange'> | undefined,
): { chooseRow: ChooseRow; chooseRows: ChooseRows } {
  const before = useRef<string | null>(null);
  const chooseRows = useSteadyHandler<Parameters<ChooseRows>>((changed, on) => {
    const next = new Set(selection?.chosen);
    for (const key of changed) {
      if (on) next.add(key);
      else next.delete(key);
    }
    selection?.onChange(next);
  });
  const chooseRow = useSteadyHandler<Parameters<ChooseRow>>((key, on, withRange) => {
    const range = withRange ? rangeOf(keys, before.current, key) : [key];
    before.current = key;
    chooseRows(range, on);
  });
  return { chooseRow, chooseRows };
}
