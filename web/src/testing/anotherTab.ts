import { session } from '../session/session.ts';
import { voteChannel, type VoteMessage } from '../votes/keptVote.ts';

/** Tells the page of a vote that its user has cast in another tab and that the server has not confirmed yet. */
export function voteFromAnotherTab(imageId: string, competitionId: string, point: number): Promise<void> {
  const userId = session.user().id ?? '';
  const choice = {
    id: `of ${imageId}`,
    userId,
    imageId,
    competitionId,
    title: '',
    point,
    before: null,
    castAt: Date.now(),
  };
  const tab = new BroadcastChannel(voteChannel);
  tab.postMessage({ kind: 'kept', choice } satisfies VoteMessage);
  // Delivered in a later task.
  return new Promise((resolve) => {
    setTimeout(() => {
      tab.close();
      resolve();
    }, 0);
  });
}
