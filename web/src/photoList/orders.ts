import { session } from '../session/session.ts';
import { photoListSearch, type PhotoListState } from '../routes/photoList.ts';

/** The photos of a list as it was shown, so that walking through it meets no surprises: a vote does not reorder it. */
export interface PhotoOrder {
  /** Known so far, in the list's order. */
  numbers: readonly number[];
  /** Photos of the whole list. */
  total: number;
  /** Where the next page of the list starts; null when all are known. */
  endCursor: string | null;
}

const prefix = 'photo-competition.list.2.';

/** Lists kept in this tab; the others are read again when they are walked through. */
const most = 8;

const orders = new Map<string, PhotoOrder>();
const listeners = new Set<() => void>();

/** Name of a list: of the viewer, too, as a voter's shuffle and filters are the voter's own. */
export const listKey = (competitionNumber: number, list: PhotoListState): string =>
  `${session.lastUser().id ?? 'visitor'}/${competitionNumber}${photoListSearch(list)}`;

function stored(key: string): PhotoOrder | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as PhotoOrder | null;
    return Array.isArray(kept?.numbers) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Order of a list; undefined when it was not shown in this tab. */
export function orderOf(key: string): PhotoOrder | undefined {
  const known = orders.get(key) ?? stored(key);
  if (known) orders.set(key, known);
  return known;
}

/** Keeps what is known of a list, in memory and over a reload. */
export function keepOrder(key: string, order: PhotoOrder): void {
  orders.delete(key);
  orders.set(key, order);
  const [oldest] = orders.keys();
  try {
    if (orders.size > most && oldest !== undefined) sessionStorage.removeItem(prefix + oldest);
    sessionStorage.setItem(prefix + key, JSON.stringify(order));
  } catch {
    // Without storage, or without room in it, a reload reads the list again.
  }
  if (orders.size > most && oldest !== undefined) orders.delete(oldest);
  for (const listener of listeners) listener();
}

/** Calls a listener after each change of a list. */
export function subscribeToOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * For a list of photos: tells what it shows, each time that changes. The page of a photo opened from it follows this order.
 * @param order numbers in the order shown; `endCursor` of the last page, null when nothing is left
 */
export function rememberOrder(competitionNumber: number, list: PhotoListState, order: PhotoOrder): void {
  keepOrder(listKey(competitionNumber, list), order);
}
