import { session } from '../session/session.ts';
import type { VoteMessage } from '../votes/voteQueue.ts';

/** Tells the page of a vote that its user has cast in another tab and that the server has not confirmed yet. */
export function voteFromAnotherTab(imageId: string, competitionId: string, point: number): Promise<void> {
  const userId = session.user().id ?? '';
  const vote = {
    id: `of ${imageId}`,
    userId,
    imageId,
    competitionId,
    title: '',
    point,
    before: null,
    castAt: Date.now(),
  };
  const tab = new BroadcastChannel('photo-competition.votes');
  tab.postMessage({ kind: 'kept', vote } satisfies VoteMessage);
  // Delivered in a later task.
  return new Promise((resolve) => {
    setTimeout(() => {
      tab.close();
      resolve();
    }, 0);
  });
}
