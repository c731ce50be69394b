import type { ImageModerationStateFragment } from '../moderation/generated/graphql.ts';
import type { ShownCompetitionFragment } from './generated/graphql.ts';

type Competition = Pick<
  ShownCompetitionFragment,
  'status' | 'phase' | 'ended' | 'now' | 'votingStart' | 'votingEnd' | 'award'
>;

/** Who looks at the page; no id for a visitor. */
export interface Viewer {
  readonly id?: string | undefined;
  readonly administrator?: boolean | undefined;
}

/** What the voting panel shows: the vote itself, or why there is none. */
export type VotingState =
  | 'open'
  | 'visitor'
  | 'administrator'
  | 'own'
  | 'notApproved'
  | 'paused'
  | 'cancelled'
  | 'before'
  | 'awaiting'
  | 'over';

/** Whether the viewer may vote on the image now, else why not (docs/product.md §4); the service decides in the end. */
export function votingStateOf(
  competition: Competition,
  image: { readonly own: boolean; readonly moderation: ImageModerationStateFragment['moderation'] },
  viewer: Viewer,
): VotingState {
  if (competition.status === 'CANCELLED') return 'cancelled';
  if (competition.ended) return 'over';
  // At a boundary instant, which belongs to no phase, the dates still tell what is next.
  const reached = (date: string) => Date.parse(date) <= Date.parse(competition.now);
  if (reached(competition.votingEnd)) return 'awaiting';
  if (competition.phase !== 'VOTING') return 'before';
  if (competition.status !== 'PUBLISHED') return 'paused';
  if (viewer.id === undefined) return 'visitor';
  if (viewer.administrator) return 'administrator';
  if (image.own) return 'own';
  return image.moderation === null || image.moderation === 'APPROVED' ? 'open' : 'notApproved';
}

/** What the comment form shows: itself, or why there is none. */
export type CommentingState = 'open' | 'visitor' | 'paused' | 'cancelled' | 'before';

/** Whether the viewer may comment now, else why not: from VOTING on (docs/product.md §5), administrators too. */
export function commentingStateOf(competition: Competition, viewer: Viewer): CommentingState {
  if (competition.status === 'PAUSED') return 'paused';
  if (competition.status === 'CANCELLED' || competition.status === 'DRAFT') return 'cancelled';
  if (!(Date.parse(competition.votingStart) < Date.parse(competition.now))) return 'before';
  return viewer.id === undefined ? 'visitor' : 'open';
}
