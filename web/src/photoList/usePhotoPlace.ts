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
  /** Ids of the photos beside it; null at an end of the list. */
  previous: string | null;
  next: string | null;
  /** Id of the first photo of the list. */
  first: string | null;
}

/**
 * The place of a photo in a list; null while it is not known, and for a photo that is not in the list. The list is the one
 * that was shown, else it is read as far as the photo.
 *
 * @param competitionId undefined while it is not known
 */
export function usePhotoPlace(
  competitionId: string | undefined,
  list: PhotoListState,
  imageId: string,
): PhotoPlace | null {
  const client = useApolloClient();
  const { type, sort, only } = list;
  const key = competitionId === undefined ? null : listKey(competitionId, list);
  const order = useSyncExternalStore(subscribeToOrders, () => (key === null ? undefined : orderOf(key)));

  useEffect(() => {
    if (key !== null && competitionId !== undefined) {
      void readOrderTo(client, competitionId, { type, sort, only }, imageId);
    }
  }, [client, key, competitionId, type, sort, only, imageId]);

  const index = order?.ids.indexOf(imageId) ?? -1;
  if (!order || index < 0) return null;
  return {
    position: index + 1,
    total: order.total,
    previous: order.ids[index - 1] ?? null,
    next: order.ids[index + 1] ?? null,
    first: order.ids[0] ?? null,
  };
}
