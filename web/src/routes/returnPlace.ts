import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { photoListOf, photoListSearch } from './photoList.ts';

const prefix = 'photo-competition.place.';

/** The state of a link that leads back to a list, as Back does. */
export const returning = { returning: true } as const;

/** A list's address as its place is kept under: without what does not change the list. */
const listAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + photoListSearch(photoListOf(new URLSearchParams(search)));

/** Remembers for this tab which photo of a list was looked at last. @param list path and query of the list */
export function rememberPlace(list: string, photo: number): void {
  const { pathname, search } = new URL(list, location.origin);
  try {
    sessionStorage.setItem(prefix + listAddress({ pathname, search }), String(photo));
  } catch {
    // Where storage is forbidden, Back leads to the top of the list.
  }
}

/** The photo that a navigation to a list returns to; null when it is no return. */
export function returnPlaceOf(at: Location, how: NavigationType): number | null {
  const isReturn = how === 'POP' || (at.state as Partial<typeof returning> | null)?.returning === true;
  if (!isReturn) return null;
  try {
    const kept = sessionStorage.getItem(prefix + listAddress(at));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/**
 * For a list: number of the photo to scroll to and to focus, when the viewer has come back from it; else null. Told once: after
 * that the list is where its reader leaves it.
 */
export function useReturnPlace(): number | null {
  const at = useLocation();
  const how = useNavigationType();
  const [place] = useState(() => returnPlaceOf(at, how));
  const list = listAddress(at);
  useEffect(() => {
    try {
      sessionStorage.removeItem(prefix + list);
    } catch {
      // Nothing is stored where storage is forbidden.
    }
  }, [list]);
  return place;
}
