import type { Standing } from '../../ui/competition/useStage.ts';
import type { MyStanding } from './useMyStanding.ts';

/** Kind of a call to action. */
export type Call = 'vote' | 'upload' | 'register' | 'login' | 'browse' | 'entries' | 'results' | 'manage';

/** Kind of a viewer. */
export type Viewer = 'visitor' | 'entrant' | 'administrator';

/** An entrant's calls: what is still to be done, else a look at what is there. */
function entrantCalls({ stage, open }: Standing, { entered, slots, voted, votable }: MyStanding): Call[] {
  if (stage === 'uploading') {
    if (entered === 0) return ['upload'];
    return entered !== null && entered >= slots ? ['entries'] : ['upload', 'entries'];
  }
  if (!open) return [];
  const hasVoted = voted !== null && voted >= votable;
  return stage === 'voting' && !hasVoted ? ['vote', 'browse', 'entries'] : ['browse', 'entries'];
}

/**
 * Calls to action for a viewer: the first is the one action of the page, the others are quiet.
 * @param mine how far an entrant has come
 */
export function callsFor(standing: Standing, viewer: Viewer, mine: MyStanding): Call[] {
  const { stage, open } = standing;
  if (stage === 'ended') return ['results'];
  const browse: Call[] = open ? ['browse'] : [];
  if (viewer === 'administrator') return ['manage', ...browse];
  if (viewer === 'entrant') return entrantCalls(standing, mine);
  const closed = stage === 'award' || stage === 'paused' || stage === 'cancelled';
  return closed ? browse : [...browse, 'register', 'login'];
}
