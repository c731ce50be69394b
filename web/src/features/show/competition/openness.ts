import type { ImageModerationStateFragment } from '../moderation/generated/graphql.ts';
import type { ShownCompetitionFragment } from './generated/graphql.ts';

type Competition = Pick<
  ShownCompetitionFragment,
  'status' | 'phase' | 'ended' | 'now' | 'votingStart' | 'votingEnd' | 'award' | 'judgedBy'
>;

/** The viewer of the page; a visitor has no id. */
export interface Viewer {
  readonly id?: string | undefined;
  readonly administrator?: boolean | undefined;
}

/** `open` when the viewer may vote, else the reason why not. */
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
  | 'jury'
  | 'over';

/** Whether the viewer may vote on the image now, or why not (docs/product.md §4); the service checks it again. */
export function votingStateOf(
  competition: Competition,
  image: { readonly own: boolean; readonly moderation: ImageModerationStateFragment['moderation'] },
  viewer: Viewer,
): VotingState {
  if (competition.status === 'CANCELLED') return 'cancelled';
  if (competition.judgedBy === 'JURY') return 'jury';
  if (competition.ended) return 'over';
  // A boundary instant belongs to no phase, so the dates are compared instead.
  const reached = (date: string) => Date.parse(date) <= Date.parse(competition.now);
  if (reached(competition.votingEnd)) return 'awaiting';
  if (competition.phase !== 'VOTING') return 'before';
  if (competition.status !== 'PUBLISHED') return 'paused';
  if (viewer.id === undefined) return 'visitor';
  if (viewer.administrator) return 'administrator';
  if (image.own) return 'own';
  return image.moderation === null || image.moderation === 'APPROVED' ? 'open' : 'notApproved';
}

/** `open` when the viewer may comment, else the reason why not. */
export type CommentingState = 'open' | 'visitor' | 'paused' | 'cancelled' | 'before';

/** Whether the viewer may comment now, or why not: as soon as photos are shown, administrators too (docs/product.md §5). */
export function commentingStateOf(competition: Competition, viewer: Viewer): CommentingState {
  if (competition.status === 'PAUSED') return 'paused';
  if (competition.status === 'CANCELLED' || competition.status === 'DRAFT') return 'cancelled';
  const from = competition.judgedBy === 'JURY' ? competition.award : competition.votingStart;
  if (!(Date.parse(from) < Date.parse(competition.now))) return 'before';
  return viewer.id === undefined ? 'visitor' : 'open';
}
