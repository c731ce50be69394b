import { Box } from '@chakra-ui/react/box';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { eagerPhotos, gap, targetRowHeight } from './gridLayout.ts';
import { rowOf, rowsOf, type Row } from './rows.ts';
import { Tile, type TileImage } from './Tile.tsx';
import { usePlacement } from './usePlacement.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Props of the grid. */
export interface PhotoGridProps {
  competitionNumber: number;
  tiles: readonly TileImage[];
  /** Number of photos in the whole list; undefined while it is unknown. */
  total: number | undefined;
  /** Query string of the list's state, added to links so that the image page keeps the order. */
  search: string;
  /** Whether the list is limited to one category. */
  ofType: boolean;
  /** Number of the photo to focus when it is loaded; null for none. */
  focusOn: number | null;
  /** Called when the last loaded rows are close to the screen. */
  onNearEnd: () => void;
}

/** A request to focus a photo, with the alignment for scrolling to it. */
interface FocusRequest {
  index: number;
  align: 'auto' | 'center';
}

/** Number of rows before the end at which the next photos are requested. */
const prefetchRows = 4;

/** Movement of the focus by key, in photos or rows. */
const moves: Readonly<Record<string, { photos?: number; rows?: number }>> = {
  ArrowRight: { photos: 1 },
  ArrowLeft: { photos: -1 },
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
};

/** The index that a key moves the focus to; unchanged at an edge. */
function indexAfterKey(index: number, key: string, rows: readonly Row[], count: number): number {
  const { photos = 0, rows: across = 0 } = moves[key] ?? {};
  if (across === 0) return Math.min(count - 1, Math.max(0, index + photos));
  const from = rowOf(rows, index);
  const to = rows[from + across];
  const start = rows[from]?.start ?? 0;
  return to ? Math.min(to.end - 1, to.start + (index - start)) : index;
}

/**
 * A virtualized grid of photos in justified rows, each a link to its page. Only the rows near the screen and around the focus
 * are rendered, so that long lists stay fast and Tab and the arrow keys reach every photo.
 */
export function PhotoGrid({ competitionNumber, tiles, total, search, ofType, focusOn, onNearEnd }: PhotoGridProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const score = useMemo(() => format.scores(tiles.map(({ result }) => result?.score)), [format, tiles]);
  const [list, { width, top }] = usePlacement();
  const rows = useMemo(() => rowsOf(tiles, { width, gap, target: targetRowHeight(width) }), [tiles, width]);
  /** Index of the focused photo, whose row stays rendered. */
  const [focused, setFocused] = useState<number | null>(null);
  /** A pending request, fulfilled when the photo is rendered. */
  const [focusRequest, setFocusRequest] = useState<FocusRequest | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  const handledRequest = useRef<FocusRequest | null>(null);
  const focusedRow = focused === null ? -1 : rowOf(rows, focused);

  const focusTile = (index: number, align: FocusRequest['align']) => {
    setFocused(index);
    setFocusRequest({ index, align });
  };
  const target = focusOn === null || reached === focusOn ? -1 : tiles.findIndex(({ number }) => number === focusOn);
  if (target >= 0 && width > 0) {
    setReached(focusOn);
    focusTile(target, 'center');
  }

  const { shown, lastOnScreen, startOf, height, scrollTo } = useRowWindow(rows, gap, top, focusedRow);
  const isNearEnd = rows.length > 0 && lastOnScreen >= rows.length - 1 - prefetchRows;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd, tiles.length]);

  // An effect event: loading more photos must not scroll.
  const scrollToPhoto = useEffectEvent(({ index, align }: FocusRequest) => scrollTo(rowOf(rows, index), align));
  useEffect(() => {
    if (focusRequest) scrollToPhoto(focusRequest);
  }, [focusRequest]);

  // Runs after every render: the tile may be rendered only after scrolling to it.
  useLayoutEffect(() => {
    if (!focusRequest || handledRequest.current === focusRequest) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${focusRequest.index}"] a`);
    if (!link) return;
    handledRequest.current = focusRequest;
    link.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key in moves) || focused === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = indexAfterKey(focused, event.key, rows, tiles.length);
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
      style={{ height }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const index = event.target.closest('[data-index]')?.getAttribute('data-index');
        if (index !== null && index !== undefined) setFocused(Number(index));
      }}
    >
      {shown.map((index) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Box
            key={tiles[row.start]?.id}
            role="presentation"
            position="absolute"
            insetX="0"
            top="0"
            display="flex"
            gap={`${gap}px`}
            style={{ height: row.height, transform: `translateY(${startOf(index)}px)` }}
          >
            {tiles.slice(row.start, row.end).map((tile, place) => (
              <Tile
                key={tile.id}
                tile={tile}
                index={row.start + place}
                total={total}
                to={`${paths.competition.show(competitionNumber, tile.number)}${search}`}
                width={(tile.width / tile.height) * row.height}
                height={row.height}
                ofType={ofType}
                score={score}
                priority={row.start + place < eagerPhotos}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
