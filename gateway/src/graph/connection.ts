import type { GraphQLResolveInfo } from 'graphql';
import { RequestMistake } from './errors.ts';
import { selectedFields } from './selection.ts';

/** A page of a list of the REST service that is read on from a cursor (docs/product.md §9). */
export interface RestPage<T> {
  content: T[];
  totalElements: number;
  /** Cursor of the last item. */
  next: string | null;
  more: boolean;
  /** Those of all items, where they were asked for. */
  cursors?: string[];
}

/** A part of a list: `first` items behind a cursor. */
export interface Window {
  first: number;
  after: string | null;
}

/** A query of a REST list that is read on from a cursor. */
interface PageQuery {
  page?: number;
  size: number;
  after?: string;
  cursors?: true;
}

/** The items of a window, and the length of the whole list. */
export interface Slice<T> {
  items: T[];
  totalCount: number;
  /** Whether the window begins behind an item. */
  isLater: boolean;
  hasNextPage: boolean;
  endCursor: string | null;
  /** The cursor of an item. */
  cursorOf(index: number): string;
}

/** Largest page, of the graph and of the REST service (docs/product.md §9, §11). */
export const largestPage = 100;

/** Longest cursor, as the REST service has it. */
const longestCursor = 2000;

/** @throws GraphQLError BAD_USER_INPUT for a cursor that no list has issued, or one of a list that is ordered otherwise by now */
export const unknownCursor = () => new RequestMistake('cursorUnknown');

/** @throws GraphQLError BAD_USER_INPUT unless the size is 1–100 */
export function checkedSize(name: string, size: number): number {
  // A variable may be null although the SDL has a default.
  if (!Number.isInteger(size) || size < 1 || size > largestPage)
    throw new RequestMistake('pageSizeWrong', { name, most: largestPage });
  return size;
}

/** The window of a connection's arguments. @throws GraphQLError BAD_USER_INPUT */
export function windowOf({ first, after }: { first: number; after?: string | null }): Window {
  if (typeof after === 'string' && (after === '' || after.length > longestCursor)) throw unknownCursor();
  return { first: checkedSize('first', first), after: after ?? null };
}

/**
 * Reads a window from a REST list, in one call.
 * @param withCursors whether cursors of single items are selected
 */
export async function readWindow<T>(
  { first, after }: Window,
  withCursors: boolean,
  read: (query: PageQuery) => Promise<RestPage<T>>,
): Promise<Slice<T>> {
  const part = after === null ? { page: 0, size: first } : { size: first, after };
  const query: PageQuery = withCursors ? { ...part, cursors: true } : part;
  const { content, totalElements, next, more, cursors } = await read(query);
  return {
    items: content,
    totalCount: totalElements,
    isLater: after !== null,
    hasNextPage: more,
    endCursor: next,
    cursorOf: (index) => cursors?.[index] ?? next ?? '',
  };
}

/** Where an item of a list in memory stands. */
interface Placed {
  id: number;
  createdAt: string;
}

const cursorOf = ({ createdAt, id }: Placed): string => Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** @throws GraphQLError BAD_USER_INPUT */
function placeOf(cursor: string): Placed {
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const place = { createdAt, id: Number(id) };
  if (!Number.isInteger(place.id) || Number.isNaN(Date.parse(createdAt)) || cursorOf(place) !== cursor)
    throw unknownCursor();
  return place;
}

const isBehind = (item: Placed, place: Placed): boolean => {
  const later = Date.parse(item.createdAt) - Date.parse(place.createdAt);
  return later > 0 || (later === 0 && item.id > place.id);
};

/** A window of a list that is in memory, by createdAt and id: behind the place of an item, whether that is still there or not. */
export function windowIn<T extends Placed>(all: T[], { after, first }: Window): Slice<T> {
  const place = after === null ? null : placeOf(after);
  const rest = place ? all.filter((item) => isBehind(item, place)) : all;
  const items = rest.slice(0, first);
  const [last] = items.slice(-1);
  return {
    items,
    totalCount: all.length,
    isLater: place !== null,
    hasNextPage: rest.length > items.length,
    endCursor: last ? cursorOf(last) : null,
    cursorOf: (index) => cursorOf(items[index] as T),
  };
}

/** A Relay connection (docs/product.md §11). Edges and page info are computed on demand: most queries read nodes. */
export class Connection<T> {
  readonly nodes: T[];
  readonly totalCount: number;
  private readonly slice: Slice<T>;
  private madeEdges: { cursor: string; node: T }[] | undefined;
  private madePageInfo: ReturnType<typeof pageInfoOf> | undefined;

  constructor(slice: Slice<T>) {
    this.nodes = slice.items;
    this.totalCount = slice.totalCount;
    this.slice = slice;
  }

  get edges() {
    return (this.madeEdges ??= this.nodes.map((node, i) => ({ cursor: this.slice.cursorOf(i), node })));
  }

  get pageInfo() {
    return (this.madePageInfo ??= pageInfoOf(this.slice));
  }
}

const pageInfoOf = ({ items, totalCount, isLater, hasNextPage, endCursor, cursorOf: cursorAt }: Slice<unknown>) => ({
  hasNextPage,
  hasPreviousPage: isLater && totalCount > 0,
  startCursor: items.length ? cursorAt(0) : null,
  endCursor,
});

// A class, because V8 makes a hidden class for every object literal with getters.
export const connectionOf = <T>(slice: Slice<T>): Connection<T> => new Connection(slice);

/** Whether a query selects cursors of single items of the connection that it asks for. */
export const selectsCursors = (info: GraphQLResolveInfo): boolean =>
  selectedFields(info, 'edges').has('cursor') || selectedFields(info, 'pageInfo').has('startCursor');
