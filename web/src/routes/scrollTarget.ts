import type { Location } from 'react-router-dom';

/** The id that a location asks for, and whether the way there is smooth (docs/product.md §12). */
export function scrollTarget({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): { id: string; smooth: boolean } | null {
  const anchor = new URLSearchParams(search).get('anchor');
  if (anchor) return { id: anchor, smooth: true };
  if (hash.length < 2) return null;
  try {
    return { id: decodeURIComponent(hash.slice(1)), smooth: false };
  } catch {
    return { id: hash.slice(1), smooth: false };
  }
}
