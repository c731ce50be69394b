import type { GraphQLResolveInfo } from 'graphql';
import { RequestMistake } from './errors.ts';
import { selectedFields } from './selection.ts';

/** A page of a list of the REST service that is read on from a cursor, either way (docs/product.md §9). */
export interface RestPage<T> {
  content: T[];
  totalElements: number;
  /** Cursor of the last item. */
  next: string | null;
  /** Whether items follow. */
  more: boolean;
  /** Cursor of the first item. */
  previous: string | null;
  /** Whether items stand before. */
  earlier: boolean;
  /** Those of all items, where they were asked for. */
  cursors?: string[];
}

/** The arguments of every connection (https://relay.dev/graphql/connections.htm). */
export interface ConnectionArgs {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** A part of a list: the first items, or the last ones, of those behind a cursor and before another one. */
export interface Window {
  size: number;
  isLast: boolean;
  after: string | null;
  before: string | null;
}

/** A query of a REST list that is read on from a cursor. */
interface PageQuery {
  page?: number;
  size: number;
  after?: string;
  before?: string;
  backwards?: true;
  cursors?: true;
}

/** The items of a window, and the length of the whole list. */
export interface Slice<T> {
  items: T[];
  totalCount: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
  /** The cursor of an item. */
  cursorOf(index: number): string;
}

/** Largest page, of the graph and of the REST service (docs/product.md §9, §11). */
export const largestPage = 100;

/** Page sizes of connections that are asked for without `first` and `last`, by field; those of all others are the largest one. */
const usualPages: ReadonlyMap<string, number> = new Map([['Competition.images', 1]]);

/** How many items a connection brings that is asked for without `first` and `last`. @param field as `Type.field` */
export const usualPage = (field: string): number => usualPages.get(field) ?? largestPage;

/** Longest cursor, as the REST service has it. */
const longestCursor = 2000;

/** Which argument brings a cursor. */
type CursorName = 'after' | 'before';

/** @throws GraphQLError BAD_USER_INPUT for a cursor that no list has issued, or one of a list that is ordered otherwise by now */
const unknownCursor = (name: CursorName) => new RequestMistake('cursorUnknown', { name });

/** @throws GraphQLError BAD_USER_INPUT unless the size is 1–100 */
export function checkedSize(name: string, size: number): number {
  // A variable may be null although the SDL has a default.
  if (!Number.isInteger(size) || size < 1 || size > largestPage)
    throw new RequestMistake('pageSizeWrong', { name, most: largestPage });
  return size;
}

/**
 * The window of a connection's arguments.
 * @param usual how many items are brought without `first` and `last`
 * @throws GraphQLError BAD_USER_INPUT
 */
export function windowOf({ first, after, last, before }: ConnectionArgs, usual = largestPage): Window {
  const isLast = typeof last === 'number';
  if (isLast && typeof first === 'number') throw new RequestMistake('bothPageSizes');
  for (const [name, cursor] of [
    ['after', after],
    ['before', before],
  ] as const)
    if (typeof cursor === 'string' && (cursor === '' || cursor.length > longestCursor)) throw unknownCursor(name);
  const size = isLast ? checkedSize('last', last) : checkedSize('first', first ?? usual);
  return { size, isLast, after: after ?? null, before: before ?? null };
}

/**
 * Reads a window from a REST list, in one call.
 * @param withCursors whether cursors of single items are selected; those of the first and the last one are always told
 */
export async function readWindow<T>(
  { size, isLast, after, before }: Window,
  withCursors: boolean,
  read: (query: PageQuery) => Promise<RestPage<T>>,
): Promise<Slice<T>> {
  const isStart = after === null && before === null && !isLast;
  const query: PageQuery = isStart ? { page: 0, size } : { size };
  if (after !== null) query.after = after;
  if (before !== null) query.before = before;
  if (isLast) query.backwards = true;
  if (withCursors) query.cursors = true;
  const { content, totalElements, next, more, previous, earlier, cursors } = await read(query);
  return {
    items: content,
    totalCount: totalElements,
    hasNextPage: more,
    hasPreviousPage: earlier,
    startCursor: previous,
    endCursor: next,
    cursorOf: (index) => cursors?.[index] ?? next ?? '',
  };
}

/** Where an item of a list in memory stands. */
export interface Placed {
  id: number;
  createdAt: string;
}

/** The order of a list in memory: by createdAt and id, of which nothing may change while somebody reads on. */
export interface Order<T> {
  placeOf(item: T): Placed;
  isDescending?: boolean;
}

const cursorAt = ({ createdAt, id }: Placed): string => Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** @throws GraphQLError BAD_USER_INPUT */
function placeAt(cursor: string, name: CursorName): Placed {
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const place = { createdAt, id: Number(id) };
  if (!Number.isInteger(place.id) || Number.isNaN(Date.parse(createdAt)) || cursorAt(place) !== cursor)
    throw unknownCursor(name);
  return place;
}

/** Below zero where the first one is the older one. */
const distance = (one: Placed, other: Placed): number =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id;

/**
 * A window of a list that is in memory: behind and before the places of items, whether those are still there or not.
 * @param all the items in their order
 */
export function windowIn<T>(
  all: T[],
  { size, isLast, after, before }: Window,
  { placeOf, isDescending }: Order<NoInfer<T>>,
): Slice<T> {
  const low = after === null ? null : placeAt(after, 'after');
  const high = before === null ? null : placeAt(before, 'before');
  /** Below zero where an item stands before a place. */
  const beside = (item: T, place: Placed): number => distance(placeOf(item), place) * (isDescending ? -1 : 1);
  const from = low ? all.filter((item) => beside(item, low) <= 0).length : 0;
  const to = Math.max(from, high ? all.filter((item) => beside(item, high) < 0).length : all.length);
  const start = isLast ? Math.max(from, to - size) : from;
  const end = isLast ? to : Math.min(to, from + size);
  const items = all.slice(start, end);
  const cursorOf = (item: T | undefined): string | null => (item === undefined ? null : cursorAt(placeOf(item)));
  return {
    items,
    totalCount: all.length,
    hasNextPage: end < all.length,
    hasPreviousPage: start > 0,
    startCursor: cursorOf(items[0]),
    endCursor: cursorOf(items.at(-1)),
    cursorOf: (index) => cursorOf(items[index]) ?? '',
  };
}

/** By their own createdAt and id, the oldest first. */
export const oldestFirst: Order<Placed> = { placeOf: (item) => item };

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

const pageInfoOf = ({ hasNextPage, hasPreviousPage, startCursor, endCursor }: Slice<unknown>) => ({
  hasNextPage,
  hasPreviousPage,
  startCursor,
  endCursor,
});

// A class, because V8 makes a hidden class for every object literal with getters.
export const connectionOf = <T>(slice: Slice<T>): Connection<T> => new Connection(slice);

/** Whether a query selects cursors of single items of the connection that it asks for. */
export const selectsCursors = (info: GraphQLResolveInfo): boolean => selectedFields(info, 'edges').has('cursor');
