import { useState } from 'react';
import { listKey, orderOf } from '../../photoList/orders.ts';
import type { PhotoListState } from '../../routes/photoList.ts';
import { useReturnPlace } from '../../routes/returnPlace.ts';

/** Determines which photo of a list receives the focus. */
export interface FocusPlace {
  /** Number of the photo to focus; null for none. */
  focusOn: number | null;
  /** Whether the photo to return to is not loaded. */
  isAway: boolean;
  /** Focuses the photo after the given one when it is loaded; the first photo for null. */
  focusAfter: (number: number | null) => void;
}

interface Photo {
  readonly number: number;
}

/** The photo to return to, followed by its neighbours as substitutes: a photo leaves the list of unvoted ones after a vote. */
function candidatesOf(place: number, order: readonly number[]): number[] {
  const index = order.indexOf(place);
  if (index < 0) return [place];
  return [...order.slice(index), ...order.slice(0, index).reverse()];
}

/** Focuses the photo that the viewer returns from, or the first one loaded by the "more" button. */
export function useFocusPlace(competitionNumber: number, list: PhotoListState, tiles: readonly Photo[]): FocusPlace {
  const place = useReturnPlace();
  // Captured once: the stored order is replaced by that of the current list.
  const [candidates] = useState(() =>
    place === null ? [] : candidatesOf(place, orderOf(listKey(competitionNumber, list))?.numbers ?? []),
  );
  const [after, setAfter] = useState<{ number: number | null } | null>(null);
  const loaded = new Set(tiles.map(({ number }) => number));
  const returnTo =
    (list.only === null ? candidates.slice(0, 1) : candidates).find((number) => loaded.has(number)) ?? null;
  const next = after && (tiles[tiles.findIndex(({ number }) => number === after.number) + 1]?.number ?? null);
  return {
    focusOn: after ? next : returnTo,
    isAway: after === null && candidates.length > 0 && returnTo === null,
    focusAfter: (number) => setAfter({ number }),
  };
}
