import { invalidField, type Problem } from './problem.ts';

/**
 * What `after` of a list is made of (`schema/rest/openapi.yaml`): a letter for the kind of walk, and whole numbers of 31 bits in
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

/** A cursor that no list has given, or one of another list or order. */
export const unknownCursor = (): Problem => invalidField('after', 'UNKNOWN_CURSOR');

/** @throws Problem VALIDATION_FAILED for a text that `encodeCursorParts` does not write */
export function decodeCursorParts(text: string): CursorParts {
  const bytes = Buffer.from(text.slice(1), 'base64url');
  const numbers = Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => bytes.readInt32BE(4 * i));
  const parts = { kind: text.slice(0, 1), numbers };
  const isKnown = numbers.length <= mostCursorNumbers && numbers.every((number) => number >= 0);
  if (!isKnown || encodeCursorParts(parts) !== text) throw unknownCursor();
  return parts;
}

const half = 2 ** 31;

/** An instant, in milliseconds, as two numbers of a cursor. */
export const instantNumbers = (at: Date): [number, number] => [Math.floor(at.getTime() / half), at.getTime() % half];

/** The instant again. */
export const instantOf = (high: number, low: number): Date => new Date(high * half + low);

/** How a list goes on behind a page. */
interface Walk<T> {
  /** The cursor behind an element, by its index; null where the list cannot be gone on with. */
  behind: ((element: T, index: number) => string) | null;
  /** Whether elements follow. */
  more: boolean;
  /** Whether a cursor for each element was asked for. */
  cursors: boolean;
}

/** What a page says of how its list goes on, as the contract has it. */
export function walkOf<T>(elements: readonly T[], { behind, more, cursors }: Walk<T>) {
  const last = elements.at(-1);
  const next = behind && last !== undefined ? behind(last, elements.length - 1) : null;
  return { next, more, ...(behind && cursors ? { cursors: elements.map(behind) } : {}) };
}
