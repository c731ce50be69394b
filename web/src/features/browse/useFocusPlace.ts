import { useState } from 'react';
import { listKey, orderOf } from '../../photoList/orders.ts';
import type { PhotoListState } from '../../routes/photoList.ts';
import { useReturnPlace } from '../../routes/returnPlace.ts';

/** Which photo of a list takes the focus. */
export interface FocusPlace {
  /** Id of the photo that takes the focus now; null for none. */
  focusOn: string | null;
  /** Whether the photo to return to is not among those that are here. */
  isAway: boolean;
  /** Makes the photo after that one take the focus as soon as it is here: the first one for null. */
  focusAfter: (id: string | null) => void;
}

interface Photo {
  readonly id: string;
}

/** The photo to return to, and in its absence those nearest to it: what is voted on leaves a list of what is not. */
function candidatesOf(place: string, order: readonly string[]): string[] {
  const index = order.indexOf(place);
  if (index < 0) return [place];
  return [...order.slice(index), ...order.slice(0, index).reverse()];
}

/** The focus on a list: on the photo that its reader comes back from, and on the first of those that "more" has brought. */
export function useFocusPlace(competitionId: string, list: PhotoListState, tiles: readonly Photo[]): FocusPlace {
  const place = useReturnPlace();
  // As the list was left: what is shown now replaces it.
  const [candidates] = useState(() =>
    place === null ? [] : candidatesOf(place, orderOf(listKey(competitionId, list))?.ids ?? []),
  );
  const [after, setAfter] = useState<{ id: string | null } | null>(null);
  const here = new Set(tiles.map(({ id }) => id));
  const back = (list.only === null ? candidates.slice(0, 1) : candidates).find((id) => here.has(id)) ?? null;
  const next = after && (tiles[tiles.findIndex(({ id }) => id === after.id) + 1]?.id ?? null);
  return {
    focusOn: after ? next : back,
    isAway: after === null && candidates.length > 0 && back === null,
    focusAfter: (id) => setAfter({ id }),
  };
}
