import { Box } from '@chakra-ui/react/box';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { rowOf, rowsOf, type Row } from './rows.ts';
import { Tile, type TileImage } from './Tile.tsx';
import { usePlacement } from './usePlacement.ts';

/** Settings of the grid. */
export interface PhotoGridProps {
  competitionId: string;
  tiles: readonly TileImage[];
  /** Photos of the whole list; undefined while that is not known. */
  total: number | undefined;
  /** The list's state as the URL says it; the photo's page goes on in that order. */
  search: string;
  /** Whether the list is of one category. */
  ofType: boolean;
  /** Id of the photo that takes the focus as soon as it is here; null for none. */
  focusOn: string | null;
  /** Called when its reader comes near the end. */
  onNearEnd: () => void;
}

/** Space between photos, in CSS pixels. */
const gap = 12;

/** Height that rows aim at, in CSS pixels. */
const targetOf = (width: number): number => (width < 640 ? 220 : 300);

/** Where the focus shall go, and how the page scrolls there. */
interface Wanted {
  index: number;
  align: 'auto' | 'center';
}

/** Photos that load at once; the others when they come near the screen. */
const atOnce = 4;

/** Rows that are there before they are on the screen, and after. */
const spareRows = 2;

/** Rows before the end at which the next photos are read. */
const rowsAhead = 4;

/** How far each key moves the focus: over photos, or over rows. */
const moves: Readonly<Record<string, { photos?: number; rows?: number }>> = {
  ArrowRight: { photos: 1 },
  ArrowLeft: { photos: -1 },
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
};

/** The photo that a key leads to from one; the same where it leads nowhere. */
function movedFrom(index: number, key: string, rows: readonly Row[], count: number): number {
  const { photos = 0, rows: across = 0 } = moves[key] ?? {};
  if (across === 0) return Math.min(count - 1, Math.max(0, index + photos));
  const from = rowOf(rows, index);
  const to = rows[from + across];
  const start = rows[from]?.start ?? 0;
  return to ? Math.min(to.end - 1, to.start + (index - start)) : index;
}

/**
 * Photos in rows of one height, each a link to its page. Only the rows near the screen are in the document, and those around
 * the focus: however long the list is, the page stays light, and Tab and the arrow keys lead through all of it.
 */
export function PhotoGrid({ competitionId, tiles, total, search, ofType, focusOn, onNearEnd }: PhotoGridProps) {
  const { t } = useTranslation();
  const [list, { width, top }] = usePlacement();
  const rows = useMemo(() => rowsOf(tiles, { width, gap, target: targetOf(width) }), [tiles, width]);
  /** Index of the photo with the focus; its row stays in the document. */
  const [focused, setFocused] = useState<number | null>(null);
  /** The photo that shall take the focus as soon as it is in the document. */
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const given = useRef<Wanted | null>(null);
  const focusedRow = focused === null ? -1 : rowOf(rows, focused);

  const focusTile = (index: number, align: Wanted['align']) => {
    setFocused(index);
    setWanted({ index, align });
  };
  const target = focusOn === null || reached === focusOn ? -1 : tiles.findIndex(({ id }) => id === focusOn);
  if (target >= 0 && width > 0) {
    setReached(focusOn);
    focusTile(target, 'center');
  }

  const rangeExtractor = useCallback(
    (range: Range) => {
      const around = [focusedRow - 1, focusedRow, focusedRow + 1].filter(
        (row) => focusedRow >= 0 && row >= 0 && row < range.count,
      );
      return [...new Set([...defaultRangeExtractor(range), ...around])].sort((a, b) => a - b);
    },
    [focusedRow],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (row) => rows[row]?.height ?? 0,
    gap,
    overscan: spareRows,
    scrollMargin: top,
    getItemKey: (row) => tiles[rows[row]?.start ?? 0]?.id ?? row,
    rangeExtractor,
    useFlushSync: false,
  });
  // Heights are known, not measured: another layout has others.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows]);

  const shown = virtualizer.getVirtualItems();
  const lastOnScreen = virtualizer.range?.endIndex ?? 0;
  const isNearEnd = rows.length > 0 && lastOnScreen >= rows.length - 1 - rowsAhead;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd, tiles.length]);

  useEffect(() => {
    if (wanted) virtualizer.scrollToIndex(rowOf(rows, wanted.index), { align: wanted.align });
    // Only where the focus shall go: a row that is added later scrolls nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [virtualizer, wanted]);

  // The tile may come with a later rendering, when the list has been scrolled to it.
  useLayoutEffect(() => {
    if (!wanted || given.current === wanted) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.index}"] a`);
    if (!link) return;
    given.current = wanted;
    link.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key in moves) || focused === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = movedFrom(focused, event.key, rows, tiles.length);
    if (to === focused) return;
    event.preventDefault();
    focusTile(to, 'auto');
  };

  return (
    <Box
      ref={list}
      role="list"
      aria-label={t('browse.list')}
      position="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const index = event.target.closest('[data-index]')?.getAttribute('data-index');
        if (index !== null && index !== undefined) setFocused(Number(index));
      }}
    >
      {shown.map(({ key, index, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Box
            key={key}
            role="presentation"
            position="absolute"
            insetX="0"
            top="0"
            display="flex"
            gap={`${gap}px`}
            style={{ height: row.height, transform: `translateY(${start - top}px)` }}
          >
            {tiles.slice(row.start, row.end).map((tile, place) => (
              <Tile
                key={tile.id}
                tile={tile}
                index={row.start + place}
                total={total}
                to={`${paths.competition.show(competitionId, tile.id)}${search}`}
                width={(tile.width / tile.height) * row.height}
                height={row.height}
                ofType={ofType}
                priority={row.start + place < atOnce}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
