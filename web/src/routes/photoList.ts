/** Order of a list of photos, as addresses say it. */
export type PhotoSort = 'createdAt' | 'fair' | 'rank';

/** Filter of a list of photos: those without a vote of the viewer, those with a bookmark, or the viewer's entries. */
export type PhotoFilter = 'unvoted' | 'bookmarked' | 'own';

/**
 * Which photos of a competition a list shows, and in which order. It lives in the address of the list and in that of a photo
 * opened from it, so that previous, next and the place follow the list, after a reload and in a shared link too.
 */
export interface PhotoListState {
  /** Category code; null for all. */
  type: string | null;
  sort: PhotoSort;
  /** Null for all. */
  only: PhotoFilter | null;
}

const sorts: readonly string[] = ['createdAt', 'fair', 'rank'] satisfies PhotoSort[];
const filters: readonly string[] = ['unvoted', 'bookmarked', 'own'] satisfies PhotoFilter[];

const isSort = (value: string | null): value is PhotoSort => value !== null && sorts.includes(value);
const isFilter = (value: string | null): value is PhotoFilter => value !== null && filters.includes(value);

/** Reads the list out of an address; what it does not know counts as not said. */
export function photoListOf(search: URLSearchParams): PhotoListState {
  const type = search.get('type');
  const sort = search.get('sort');
  const only = search.get('only');
  return {
    type: type !== null && /^[a-z][a-z0-9]{0,19}$/.test(type) ? type : null,
    sort: isSort(sort) ? sort : 'createdAt',
    only: isFilter(only) ? only : null,
  };
}

/** The query string of a list, with its question mark; empty for all photos by the time they were entered. */
export function photoListSearch({ type, sort, only }: PhotoListState): string {
  const search = new URLSearchParams();
  if (type !== null) search.set('type', type);
  if (sort !== 'createdAt') search.set('sort', sort);
  if (only !== null) search.set('only', only);
  return search.size ? `?${search}` : '';
}
