import { useLayoutEffect, useMemo, useState } from 'react';
import type { Row } from './rows.ts';

/** Number of rows rendered above and below the screen. */
const overscanRows = 2;

/** The part of the page on the screen, in CSS pixels. */
interface View {
  top: number;
  height: number;
}

/** Indexes of the first and the last row of some; the last is before the first where there are none. */
interface Range {
  first: number;
  last: number;
}

/** Where the rows stand: tops in CSS pixels below the list's own, one more than there are rows. */
interface Layout {
  starts: readonly number[];
  gap: number;
  /** The list's distance from the top of the document. */
  top: number;
}

const currentView = (): View => ({ top: window.scrollY, height: window.innerHeight });

/** The number of leading elements that are at most a value; they ascend. */
function countUpTo(ascending: readonly number[], value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows that stand on the screen; the nearest one where there are none. */
function onScreen({ starts, top }: Layout, view: View): Range {
  const lastRow = starts.length - 2;
  const rowAt = (y: number) => Math.min(Math.max(countUpTo(starts, y - top) - 1, 0), lastRow);
  return { first: rowAt(view.top), last: rowAt(view.top + view.height) };
}

/** Windowed rows. */
export interface RowWindow {
  /** Indexes of the rows to render, ascending. */
  shown: readonly number[];
  lastOnScreen: number;
  /** Distance of a row from the top of the list, in CSS pixels. */
  startOf: (row: number) => number;
  /** Height of all rows, in CSS pixels. */
  height: number;
  /** Scrolls to a row: into the middle of the screen, or only as far as it takes to show all of it. */
  scrollTo: (row: number, align: 'auto' | 'center') => void;
}

function scrollTarget({ starts, gap, top }: Layout, row: number, align: 'auto' | 'center'): number | null {
  const view = currentView();
  const start = top + (starts[row] ?? 0);
  const end = top + (starts[row + 1] ?? 0) - gap;
  if (align === 'center') return start - (view.height - (end - start)) / 2;
  if (start < view.top) return start;
  return end > view.top + view.height ? end - view.height : null;
}

/**
 * Which rows of a list in the page are to be rendered: those near the screen, and those around the focus, so that Tab leads on.
 * Their heights are known. Rendered again only when other rows come to the screen.
 * @param top distance of the list from the top of the document, in CSS pixels @param focused index of the row with the focus, or -1
 */
export function useRowWindow(rows: readonly Row[], gap: number, top: number, focused: number): RowWindow {
  const layout = useMemo<Layout>(() => {
    const starts = [0];
    for (const { height } of rows) starts.push((starts.at(-1) ?? 0) + height + gap);
    return { starts, gap, top };
  }, [rows, gap, top]);
  const [view, setView] = useState(currentView);
  useLayoutEffect(() => {
    const look = () =>
      setView((before) => {
        const now = currentView();
        const [was, is] = [onScreen(layout, before), onScreen(layout, now)];
        return was.first === is.first && was.last === is.last ? before : now;
      });
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [layout]);

  const { first, last } = onScreen(layout, view);
  const near = ([from, to]: [number, number]) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const around = focused < 0 ? [] : near([focused - 1, focused + 1]);
  const shown = [...new Set([...near([first - overscanRows, last + overscanRows]), ...around])]
    .filter((row) => row >= 0 && row < rows.length)
    .sort((one, other) => one - other);
  return {
    shown,
    lastOnScreen: last,
    startOf: (row) => layout.starts[row] ?? 0,
    height: Math.max(0, (layout.starts.at(-1) ?? 0) - gap),
    scrollTo: (row, align) => {
      const to = scrollTarget(layout, row, align);
      if (to !== null) window.scrollTo({ top: to });
    },
  };
}
