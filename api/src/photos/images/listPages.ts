import { walkOf } from '../../platform/http/cursors.ts';
import { invalidField } from '../../platform/http/problem.ts';
import { cursorBehind, decodeCursor, encodeCursor, fairStart, type ImageCursor } from './cursor.ts';
import type { GridRecord } from './columns.ts';

/** Page, order and filter of a requested list. */
export interface ListQuery {
  page: number;
  size: number;
  sort: 'createdAt' | 'createdAt,asc' | 'fair' | 'rank';
  type?: string | undefined;
  /** Instead of `page`: the cursor behind which the page begins. */
  after?: string | undefined;
  /** Whether a cursor for each image is asked for. */
  cursors: boolean;
}

/** Which part of a list is read. */
interface ListWindow {
  limit: number;
  offset: number;
  after: ImageCursor | undefined;
}

/**
 * The part of a list that a query asks for; behind a cursor one image more, which tells whether the list goes on.
 * @throws Problem VALIDATION_FAILED for a cursor of another list, and for one beside a page
 */
export function windowOf(competitionId: number, { page, size, after }: ListQuery): ListWindow {
  if (after === undefined) return { limit: size, offset: page * size, after };
  if (page > 0) throw invalidField('after', 'PAGE_AND_CURSOR');
  return { limit: size + 1, offset: 0, after: decodeCursor(competitionId, after) };
}

interface FoundList<Row, Context> {
  context: Context & { competition: { id: number } };
  images: Row[];
  total: number;
}

/** The images of a page, and how the list goes on behind them. */
export function pageOfList<Row extends GridRecord, Context>(
  { context, images: found, total }: FoundList<Row, Context>,
  order: ImageCursor['order'],
  { offset, after }: ListWindow,
  { page, size, cursors }: ListQuery,
) {
  const images = found.slice(0, size);
  const more = after ? found.length > size : offset + images.length < total;
  const from = after?.order === 'fair' ? after : fairStart;
  const ids = images.map(({ id }) => id);
  const behind = (image: Row, index: number) =>
    encodeCursor(context.competition.id, cursorBehind(order, image, from, ids.slice(0, index + 1)));
  // A later page of the fair order that was asked for by its number does not know which images those before it have shown.
  const isUnknown = order === 'fair' && page > 0;
  return { context, images, total, walk: walkOf(images, { behind: isUnknown ? null : behind, more, cursors }) };
}
