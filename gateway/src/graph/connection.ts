import { badUserInput } from './errors.ts';

/** A page of the REST service (product.md §9). */
export interface RestPage<T> {
  content: T[];
  totalElements: number;
}

/** Which items of a feed are asked for: `first` of them, from the index `offset`. */
export interface Window {
  offset: number;
  first: number;
}

/** A page of a REST list. */
interface PageNumber {
  page: number;
  size: number;
}

/** Items of a feed, from the index `offset`. */
export interface Slice<T> {
  items: T[];
  offset: number;
  totalCount: number;
}

/** Largest page, of the graph and of the REST service (product.md §9, §11). */
export const largestPage = 100;
/** The REST service counts no page beyond it. */
const lastIndex = 1_000_000;

/** Opaque: base64url of the item's index. */
export const cursorOf = (index: number): string => Buffer.from(String(index)).toString('base64url');

/** @throws GraphQLError BAD_USER_INPUT when no connection has made the cursor */
function indexOf(cursor: string): number {
  const index = Number(Buffer.from(cursor, 'base64url').toString());
  if (!Number.isInteger(index) || index < 0 || index >= lastIndex || cursorOf(index) !== cursor) {
    throw badUserInput('`after` is not a cursor of this list');
  }
  return index;
}

/** @throws GraphQLError BAD_USER_INPUT unless the size is 1–100 */
export function checkedSize(name: string, size: number): number {
  // A variable may bring null where the SDL has a default.
  if (!Number.isInteger(size) || size < 1 || size > largestPage)
    throw badUserInput(`\`${name}\` must be 1–${largestPage}`);
  return size;
}

/** The window that a connection's arguments ask for. @throws GraphQLError BAD_USER_INPUT */
export const windowOf = ({ first, after }: { first: number; after?: string | null }): Window => ({
  first: checkedSize('first', first),
  offset: typeof after === 'string' ? indexOf(after) + 1 : 0,
});

/** The REST pages that hold a window: one where a size of at most twice the window covers it, else two neighbours. */
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

/** A window of a list that is there whole. */
export const windowIn = <T>(all: T[], { offset, first }: Window): Slice<T> => ({
  items: all.slice(offset, offset + first),
  offset,
  totalCount: all.length,
});

/** A Relay connection (product.md §11). Edges and page info are made when they are asked for: most queries read nodes. */
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

// A class, not an object literal with getters: of that, V8 makes a hidden class each time and keeps it for long.
export const connectionOf = <T>(slice: Slice<T>): Connection<T> => new Connection(slice);
