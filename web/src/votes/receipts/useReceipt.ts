import { useEffect, useState } from 'react';
import { session } from '../../session/session.ts';
import { newestReceipt, type KeptReceipt } from './receiptStore.ts';

/**
 * The kept receipt of the viewer's vote on an image; null when there is none, or none of this vote.
 * @param point that the server has confirmed
 */
export function useReceipt(imageId: string, point: number): KeptReceipt | null {
  const [found, setFound] = useState<KeptReceipt | null>(null);
  const userId = session.user().id;
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    newestReceipt(userId, imageId).then(
      (receipt) => isCurrent && setFound(receipt),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [imageId, point, userId]);
  const fits = found?.imageId === imageId && found.userId === userId && found.point === point;
  return fits ? found : null;
}
