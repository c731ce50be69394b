import { cutToSize, placesOf, walkOf, type WindowQuery } from '../../platform/http/cursors.ts';
import {
  cursorBehind,
  cursorWithin,
  decodeCursor,
  encodeCursor,
  fairStart,
  shownBefore,
  type ImageCursor,
} from './cursor.ts';
import type { GridRecord } from './columns.ts';

/** Page, order and filter of a requested list. */
export interface ListQuery extends WindowQuery {
  sort: 'createdAt' | 'createdAt,asc' | 'fair' | 'rank';
  type?: string | undefined;
  /** Whether a cursor for each image is asked for. */
  cursors: boolean;
}

/** Which part of a list is read. */
export interface ListWindow {
  limit: number;
  offset: number;
  /** Instead of `offset`: behind and before which image of the same order the part lies. */
  after: ImageCursor | undefined;
  before: ImageCursor | undefined;
  /** Whether its last images are read instead of its first. */
  backwards: boolean;
}

/**
 * The part of a list that a query asks for; one image more where no number of a page tells whether the list goes on.
 * @throws Problem VALIDATION_FAILED for a cursor of another list, and for one beside a page
 */
export function windowOf(competitionId: number, query: ListQuery): ListWindow {
  const { page, size, backwards } = query;
  const places = placesOf(query, (text, field) => decodeCursor(competitionId, text, field));
  const isNumbered = !places.after && !places.before && !backwards;
  return { limit: isNumbered ? size : size + 1, offset: page * size, ...places, backwards };
}

interface FoundList<Row, Context> {
  context: Context & { competition: { id: number } };
  images: Row[];
  total: number;
  outside: { before: boolean; behind: boolean };
  walked?: readonly number[] | undefined;
}

/** The images of a page, and how the list goes on around them. */
export function pageOfList<Row extends GridRecord, Context>(
  { context, images: found, total, outside, walked }: FoundList<Row, Context>,
  order: ImageCursor['order'],
  { limit, offset, after, before, backwards }: ListWindow,
  query: ListQuery,
) {
  const { page, size, cursors } = query;
  const isNumbered = limit === size;
  const { elements: images, ...sides } = cutToSize(
    {
      elements: found,
      outside: isNumbered ? { before: offset > 0 && total > 0, behind: offset + found.length < total } : outside,
    },
    query,
  );
  const walk = walked ?? (before?.order === 'fair' ? shownBefore(before) : []);
  const from = after?.order === 'fair' ? after : fairStart;
  const ids = images.map(({ id }) => id);
  const placeOf = (image: Row, index: number): ImageCursor =>
    order === 'fair' && (before || backwards)
      ? cursorWithin(walk, image)
      : cursorBehind(order, image, from, ids.slice(0, index + 1));
  const cursorOf = (image: Row, index: number) => encodeCursor(context.competition.id, placeOf(image, index));
  // A later page of the fair order that was asked for by its number does not know which images those before it have shown.
  const isUnknown = order === 'fair' && page > 0;
  return { context, images, total, walk: walkOf(images, { cursorOf: isUnknown ? null : cursorOf, ...sides, cursors }) };
}
