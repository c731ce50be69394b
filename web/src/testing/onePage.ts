/** A numbered page with all items of its list, as the graph answers it. */
export const onePage = <Item>(typename: string, items: readonly Item[]) => ({
  __typename: typename,
  items,
  pageInfo: { __typename: 'NumberedPageInfo', page: 0, size: 100, totalItems: items.length, totalPages: 1 },
});
