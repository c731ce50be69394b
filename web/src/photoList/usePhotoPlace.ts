import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { PhotoListState } from '../routes/photoList.ts';
import { listKey, orderOf, subscribeToOrders } from './orders.ts';
import { readOrderTo } from './readOrder.ts';

/** Where a photo stands in the list it was opened from. */
export interface PhotoPlace {
  /** From 1. */
  position: number;
  total: number;
  /** Numbers of the photos beside it; null at an end of the list. */
  previous: number | null;
  next: number | null;
  /** Number of the first photo of the list. */
  first: number | null;
}

/**
 * The place of a photo in a list; null while it is not known, and for a photo that is not in the list. The list is the one
 * that was shown, else it is read as far as the photo.
 *
 * @param competitionNumber undefined while it is not known
 */
export function usePhotoPlace(
  competitionNumber: number | undefined,
  list: PhotoListState,
  imageNumber: number,
): PhotoPlace | null {
  const client = useApolloClient();
  const { type, sort, only } = list;
  const key = competitionNumber === undefined ? null : listKey(competitionNumber, list);
  const order = useSyncExternalStore(subscribeToOrders, () => (key === null ? undefined : orderOf(key)));

  useEffect(() => {
    if (key !== null && competitionNumber !== undefined) {
      void readOrderTo(client, competitionNumber, { type, sort, only }, imageNumber);
    }
  }, [client, key, competitionNumber, type, sort, only, imageNumber]);

  const index = order?.numbers.indexOf(imageNumber) ?? -1;
  if (!order || index < 0) return null;
  return {
    position: index + 1,
    total: order.total,
    previous: order.numbers[index - 1] ?? null,
    next: order.numbers[index + 1] ?? null,
    first: order.numbers[0] ?? null,
  };
}
