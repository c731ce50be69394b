import { badUserInput } from './errors.ts';

/** A page of the REST service (docs/product.md §9). */
export interface RestPage<T> {
  content: T[];
  totalElements: number;
}

/** A window of a list: `first` items from the index `offset`. */
export interface Window {
  offset: number;
  first: number;
}

/** A page of a REST list. */
interface PageNumber {
  page: number;
  size: number;
}

/** The items of a window, and the length of the whole list. */
export interface Slice<T> {
  items: T[];
  offset: number;
  totalCount: number;
}

/** Largest page, of the graph and of the REST service (docs/product.md §9, §11). */
export const largestPage = 100;
/** The index after the last one that a REST page can have. */
const lastIndex = 1_000_000;

/** A cursor is the base64url of the item's index; opaque to clients. */
export const cursorOf = (index: number): string => Buffer.from(String(index)).toString('base64url');

/** @throws GraphQLError BAD_USER_INPUT for a cursor that no connection has issued */
function indexOf(cursor: string): number {
  const index = Number(Buffer.from(cursor, 'base64url').toString());
  if (!Number.isInteger(index) || index < 0 || index >= lastIndex || cursorOf(index) !== cursor) {
    throw badUserInput('`after` is not a cursor of this list');
  }
  return index;
}

/** @throws GraphQLError BAD_USER_INPUT unless the size is 1–100 */
export function checkedSize(name: string, size: number): number {
  // A variable may be null although the SDL has a default.
  if (!Number.isInteger(size) || size < 1 || size > largestPage)
    throw badUserInput(`\`${name}\` must be 1–${largestPage}`);
  return size;
}

/** The window of a connection's arguments. @throws GraphQLError BAD_USER_INPUT */
export const windowOf = ({ first, after }: { first: number; after?: string | null }): Window => ({
  first: checkedSize('first', first),
  offset: typeof after === 'string' ? indexOf(after) + 1 : 0,
});

/** The REST pages that contain a window: one page of at most twice the window's size where one covers it, else two adjacent ones. */
export function pagesOf({ offset, first }: Window): [PageNumber, ...PageNumber[]] {
  const last = offset + first - 1;
  for (let size = first; size <= Math.min(2 * first, largestPage); size += 1) {
    const page = Math.floor(offset / size);
    if (page === Math.floor(last / size)) return [{ page, size }];
  }
  const page = Math.floor(offset / first);
  return [
    { page, size: first },
    { page: page + 1, size: first },
  ];
}

/** Reads a window from a REST list, in one or two calls. */
export async function readWindow<T>(
  window: Window,
  read: (page: PageNumber) => Promise<RestPage<T>>,
): Promise<Slice<T>> {
  const pages = pagesOf(window);
  const { offset, first } = window;
  const [{ content, totalElements }, next] = await Promise.all([read(pages[0]), pages[1] && read(pages[1])]);
  const start = offset - pages[0].page * pages[0].size;
  const all = next ? [...content, ...next.content] : content;
  const items = start === 0 && all.length <= first ? all : all.slice(start, start + first);
  return { items, offset, totalCount: totalElements };
}

/** A window of a list that is in memory. */
export const windowIn = <T>(all: T[], { offset, first }: Window): Slice<T> => ({
  items: all.slice(offset, offset + first),
  offset,
  totalCount: all.length,
});

/** A Relay connection (docs/product.md §11). Edges and page info are computed on demand: most queries read nodes. */
export class Connection<T> {
  readonly nodes: T[];
  readonly totalCount: number;
  private readonly offset: number;
  private madeEdges: { cursor: string; node: T }[] | undefined;
  private madePageInfo: ReturnType<typeof pageInfoOf> | undefined;

  constructor({ items, offset, totalCount }: Slice<T>) {
    this.nodes = items;
    this.offset = offset;
    this.totalCount = totalCount;
  }

  get edges() {
    return (this.madeEdges ??= this.nodes.map((node, i) => ({ cursor: cursorOf(this.offset + i), node })));
  }

  get pageInfo() {
    return (this.madePageInfo ??= pageInfoOf({ items: this.nodes, offset: this.offset, totalCount: this.totalCount }));
  }
}

const pageInfoOf = ({ items, offset, totalCount }: Slice<unknown>) => ({
  hasNextPage: offset + items.length < totalCount,
  hasPreviousPage: offset > 0 && totalCount > 0,
  startCursor: items.length ? cursorOf(offset) : null,
  endCursor: items.length ? cursorOf(offset + items.length - 1) : null,
});

// A class, because V8 makes a hidden class for every object literal with getters.
export const connectionOf = <T>(slice: Slice<T>): Connection<T> => new Connection(slice);
