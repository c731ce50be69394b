import {
  decodeCursorParts,
  encodeCursorParts,
  instantNumbers,
  instantOf,
  unknownCursor,
  type CursorField,
} from '../../platform/http/cursors.ts';

/** Where a walk through a list of images goes on. It tells no votes, and no instant that its reader is not shown. */
export type ImageCursor =
  { order: 'createdAt'; at: Date; id: number } | { order: 'shuffled' | 'rank'; place: number; id: number } | FairCursor;

/** In the fair order (docs/product.md §4). */
export interface FairCursor {
  order: 'fair';
  /** Images that were shown while those with fewest votes came first. */
  seen: readonly number[];
  /** The last image of the shuffle that follows them; null until that has begun. */
  last: { place: number; id: number } | null;
}

/** Images that a walk in the fair order shows by their votes; the others follow in a shuffle that no vote changes. */
export const fewestFirst = 100;

/** Position of the image at the end of a page. */
export interface ImagePlace {
  id: number;
  created_at: Date;
  /** Its number in the order of the list. */
  place: number;
}

/** The beginning of a walk in the fair order. */
export const fairStart: FairCursor = { order: 'fair', seen: [], last: null };

/** Whether the next page of a walk in the fair order still begins with the fewest votes. */
export const byFewest = ({ seen, last }: FairCursor): boolean => last === null && seen.length < fewestFirst;

/**
 * The cursor behind an image of a page.
 * @param from where the page began
 * @param shown ids of the page up to the image, itself included
 */
export function cursorBehind(
  order: ImageCursor['order'],
  image: ImagePlace,
  from: FairCursor,
  shown: readonly number[],
): ImageCursor {
  const { id, place, created_at: at } = image;
  if (order === 'createdAt') return { order, at, id };
  if (order !== 'fair') return { order, place, id };
  return byFewest(from) ? { order, seen: [...from.seen, ...shown], last: null } : { ...from, last: { place, id } };
}

/**
 * Images that a walk in the fair order has shown before its cursor, by their votes. The cursor alone knows them, since votes
 * move images.
 */
export const shownBefore = ({ seen, last }: FairCursor): readonly number[] => (last ? seen : seen.slice(0, -1));

/** The cursor of an image of such a walk. */
export function cursorWithin(walk: readonly number[], { id, place }: ImagePlace): FairCursor {
  const at = walk.indexOf(id);
  if (at < 0) return { order: 'fair', seen: walk, last: { place, id } };
  return { order: 'fair', seen: walk.slice(0, at + 1), last: null };
}

/** The text of a cursor of a competition. */
export function encodeCursor(competitionId: number, cursor: ImageCursor): string {
  const text = (kind: string, ...numbers: number[]) =>
    encodeCursorParts({ kind, numbers: [competitionId, ...numbers] });
  if (cursor.order === 'createdAt') return text('c', ...instantNumbers(cursor.at), cursor.id);
  if (cursor.order !== 'fair') return text(cursor.order === 'rank' ? 'r' : 's', cursor.place, cursor.id);
  const { seen, last } = cursor;
  return last ? text('g', last.place, last.id, ...seen) : text('f', ...seen);
}

/** @throws Problem VALIDATION_FAILED for a text that was not given for a list of this competition */
export function decodeCursor(competitionId: number, text: string, field: CursorField): ImageCursor {
  const { kind, numbers } = decodeCursorParts(text, field);
  const [competition, first, second, third] = numbers;
  if (competition !== competitionId) throw unknownCursor(field);
  if (kind === 'f') return { order: 'fair', seen: numbers.slice(1), last: null };
  if (first === undefined || second === undefined) throw unknownCursor(field);
  if (kind === 'g') return { order: 'fair', seen: numbers.slice(3), last: { place: first, id: second } };
  if (kind === 'r' || kind === 's') return { order: kind === 'r' ? 'rank' : 'shuffled', place: first, id: second };
  if (kind !== 'c' || third === undefined) throw unknownCursor(field);
  return { order: 'createdAt', at: instantOf(first, second), id: third };
}
