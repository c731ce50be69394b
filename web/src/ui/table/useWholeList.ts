import { useState } from 'react';
import { useReadOn } from './useReadOn.ts';

/** The pages of a list that are read so far, as one. */
interface ReadPages<Item> {
  items: readonly Item[];
  /** Of the last one of them. */
  pageInfo: { page: number; totalPages: number };
}

/** A further page behind those that are read; these alone where another reader has brought it already. */
export const joinPages = <Item, Pages extends ReadPages<Item>>(read: Pages, further: Pages): Pages =>
  further.pageInfo.page <= read.pageInfo.page ? read : { ...further, items: [...read.items, ...further.items] };

/**
 * All items of a list that comes in numbered pages. While it is read again from its beginning, those that were there before are
 * shown.
 * @param pages those that are read; absent before the first one is
 * @param readPage reads a further page, by its number, and joins it to them
 * @returns the items, absent until all are read; and why they could not be
 */
export function useWholeList<Item>(
  pages: ReadPages<Item> | undefined,
  readPage: (page: number) => Promise<unknown>,
): { items: readonly Item[] | undefined; failure: Error | undefined } {
  const [kept, setKept] = useState<readonly Item[]>();
  const next = pages && pages.pageInfo.page + 1 < pages.pageInfo.totalPages ? pages.pageInfo.page + 1 : null;
  const isWhole = pages !== undefined && next === null;
  if (isWhole && kept !== pages.items) setKept(pages.items);
  const { failure } = useReadOn(next, readPage);
  return { items: isWhole ? pages.items : kept, failure };
}
