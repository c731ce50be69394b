import { invalidField, type Problem } from './problem.ts';

/**
 * The parts of a list's `after` (`schema/rest/openapi.yaml`): a letter for the kind of walk, and whole numbers of 31 bits in
 * base64url. Opaque to clients, and not encrypted: nothing may stand in it that its reader is not told anyway.
 */
export interface CursorParts {
  kind: string;
  numbers: readonly number[];
}

/** Numbers in a cursor, at most. */
export const mostCursorNumbers = 250;

export function encodeCursorParts({ kind, numbers }: CursorParts): string {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, i) => bytes.writeInt32BE(number, 4 * i));
  return kind + bytes.toString('base64url');
}

/** Which parameter of a list has a cursor. */
export type CursorField = 'after' | 'before';

/** A cursor that no list has given, or one of another list or order. */
export const unknownCursor = (field: CursorField): Problem => invalidField(field, 'UNKNOWN_CURSOR');

/** Query parameters that select a page of a list. */
export interface WindowQuery {
  page: number;
  size: number;
  /** Cursor of the element behind which the page lies. */
  after?: string | undefined;
  /** Cursor of the element before which the page lies. */
  before?: string | undefined;
  /** Whether the last elements are meant instead of the first. */
  backwards: boolean;
}

/** The cursors of a query, read by `decode`. @throws Problem VALIDATION_FAILED for one beside a page, and what `decode` throws */
export function placesOf<Place>(
  { page, after, before, backwards }: WindowQuery,
  decode: (text: string, field: CursorField) => Place,
): { after: Place | undefined; before: Place | undefined } {
  const beside = Object.entries({ after, before, backwards: backwards || undefined }).find(([, value]) => value);
  if (page > 0 && beside) throw invalidField(beside[0], 'PAGE_AND_CURSOR');
  return {
    after: after === undefined ? undefined : decode(after, 'after'),
    before: before === undefined ? undefined : decode(before, 'before'),
  };
}

/** @throws Problem VALIDATION_FAILED for a text that `encodeCursorParts` does not write */
export function decodeCursorParts(text: string, field: CursorField): CursorParts {
  const bytes = Buffer.from(text.slice(1), 'base64url');
  const numbers = Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => bytes.readInt32BE(4 * i));
  const parts = { kind: text.slice(0, 1), numbers };
  const isKnown = numbers.length <= mostCursorNumbers && numbers.every((number) => number >= 0);
  if (!isKnown || encodeCursorParts(parts) !== text) throw unknownCursor(field);
  return parts;
}

const half = 2 ** 31;

/** An instant, in milliseconds, as two numbers of a cursor. */
export const instantNumbers = (at: Date): [number, number] => [Math.floor(at.getTime() / half), at.getTime() % half];

/** The instant again. */
export const instantOf = (high: number, low: number): Date => new Date(high * half + low);

/** Elements found for a window of a list: one more than its size, where there is one. */
interface Found<T> {
  elements: readonly T[];
  /** Whether elements stand before the window, and behind it. */
  outside: { before: boolean; behind: boolean };
}

/** The elements of a page, and on which sides the list goes on. */
export function cutToSize<T>({ elements, outside }: Found<T>, { size, backwards }: WindowQuery) {
  const over = elements.length > size;
  return {
    elements: backwards ? elements.slice(-size) : elements.slice(0, size),
    more: outside.behind || (over && !backwards),
    earlier: outside.before || (over && backwards),
  };
}

/** How a list goes on around a page. */
interface Walk<T> {
  /** The cursor of an element, by its index; null where the list cannot be gone on with. */
  cursorOf: ((element: T, index: number) => string) | null;
  /** Whether elements follow. */
  more: boolean;
  /** Whether elements stand before. */
  earlier: boolean;
  /** Whether a cursor for each element was asked for. */
  cursors: boolean;
}

/** The continuation fields of a page, as the contract has them. */
export function walkOf<T>(elements: readonly T[], { cursorOf, more, earlier, cursors }: Walk<T>) {
  const [first, last] = [elements[0], elements.at(-1)];
  const next = cursorOf && last !== undefined ? cursorOf(last, elements.length - 1) : null;
  const previous = cursorOf && first !== undefined ? cursorOf(first, 0) : null;
  return { next, more, previous, earlier, ...(cursorOf && cursors ? { cursors: elements.map(cursorOf) } : {}) };
}
