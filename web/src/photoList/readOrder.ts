import type { ApolloClient } from '@apollo/client';
import type { PhotoListState, PhotoSort } from '../routes/photoList.ts';
import { passes } from './filter.ts';
import { OwnPhotoOrderDocument, PhotoOrderDocument, type PhotoOrderQueryVariables } from './generated/graphql.ts';
import { keepOrder, listKey, orderOf, type PhotoOrder } from './orders.ts';

const graphSorts: Record<PhotoSort, PhotoOrderQueryVariables['sort']> = {
  createdAt: 'CREATED_AT',
  fair: 'FAIR',
  rank: 'RANK',
};

async function readOwn(client: ApolloClient, competitionNumber: number): Promise<PhotoOrder> {
  const { data } = await client.query({
    query: OwnPhotoOrderDocument,
    variables: { competitionNumber },
    // The entries' own page keeps more of them under the same key.
    fetchPolicy: 'no-cache',
  });
  const numbers = (data?.competition?.myEntries ?? []).map(({ number }) => number);
  return { numbers, total: numbers.length, endCursor: null };
}

/** A list with one page more than is known. */
async function readNext(
  client: ApolloClient,
  competitionNumber: number,
  list: PhotoListState,
  known: PhotoOrder | undefined,
): Promise<PhotoOrder> {
  if (list.only === 'own') return readOwn(client, competitionNumber);
  const { data } = await client.query({
    query: PhotoOrderDocument,
    variables: { competitionNumber, type: list.type, sort: graphSorts[list.sort], after: known?.endCursor ?? null },
    // Not cached: the pages of the list itself are, under the same key, and would be replaced.
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  const images = data?.competition?.images;
  if (!images) throw new Error('The list could not be read.');
  const found = images.nodes.filter((image) => passes(client, list.only, image)).map(({ number }) => number);
  const numbers = [...new Set([...(known?.numbers ?? []), ...found])];
  const endCursor = images.pageInfo.hasNextPage ? images.pageInfo.endCursor : null;
  return { numbers, total: list.only === null ? images.totalCount : numbers.length, endCursor };
}

/**
 * Whether a list is loaded up to the photo after the given one. The length of a filtered list is known only when it is loaded
 * completely.
 */
function isKnownTo(order: PhotoOrder, imageNumber: number, isFiltered: boolean): boolean {
  const index = order.numbers.indexOf(imageNumber);
  return order.endCursor === null || (!isFiltered && index >= 0 && index < order.numbers.length - 1);
}

const running = new Map<string, Promise<void>>();

async function readTo(
  client: ApolloClient,
  competitionNumber: number,
  list: PhotoListState,
  number: number,
): Promise<void> {
  const key = listKey(competitionNumber, list);
  let order = orderOf(key);
  // A complete list without the photo was loaded before the photo was added.
  if (order?.endCursor === null && !order.numbers.includes(number)) order = undefined;
  while (order === undefined || !isKnownTo(order, number, list.only !== null)) {
    order = await readNext(client, competitionNumber, list, order);
  }
  if (order !== orderOf(key)) keepOrder(key, order);
}

/** Loads a list up to the photo after the given one. After a failure the list stays as it was. */
export function readOrderTo(
  client: ApolloClient,
  competitionNumber: number,
  list: PhotoListState,
  imageNumber: number,
): Promise<void> {
  const key = listKey(competitionNumber, list);
  const before = running.get(key) ?? Promise.resolve();
  const reading = before.then(() => readTo(client, competitionNumber, list, imageNumber)).catch(() => undefined);
  running.set(key, reading);
  void reading.then(() => {
    if (running.get(key) === reading) running.delete(key);
  });
  return reading;
}
