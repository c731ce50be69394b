/** A page of what is read to its end. */
export interface ReadPage<Item> {
  items: readonly Item[];
  pageInfo: { totalPages: number };
}

/** Reads every page of a list, one after the other. @param read answers a page by its number, from 0 */
export async function allPages<Item>(read: (page: number) => Promise<ReadPage<Item> | undefined>): Promise<Item[]> {
  const items: Item[] = [];
  let pages = 1;
  for (let page = 0; page < pages; page += 1) {
    const found = await read(page);
    items.push(...(found?.items ?? []));
    pages = found?.pageInfo.totalPages ?? 0;
  }
  return items;
}
