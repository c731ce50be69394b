import type { ImageSort } from './generated/graphql.ts';
import type { PhotoFilter, PhotoListState, PhotoSort } from '../../routes/photoList.ts';
import type { CompetitionTimesFragment } from '../../ui/competition/generated/graphql.ts';
import type { Stage } from '../../ui/competition/stage.ts';

/** Number of photos in the first page of a list: slightly more than a large screen shows. */
export const firstPage = 24;

const graphSorts: Record<PhotoSort, ImageSort> = { createdAt: 'CREATED_AT', fair: 'FAIR', rank: 'RANK' };

/** The order as an enum value of the graph. */
export const graphSortOf = (sort: PhotoSort): ImageSort => graphSorts[sort];

/**
 * Whether the page of a competition's photos tells what it is about, since nobody sees photos yet; administrators see them always.
 * @param open whether photos of others are shown
 * @param total number of photos that the viewer sees
 */
export const isAnnounced = (
  { status }: Pick<CompetitionTimesFragment, 'status'>,
  open: boolean,
  total: number,
): boolean => !open && total === 0 && status !== 'CANCELLED';

/** The orders and filters that a list offers. */
export interface Offer {
  sorts: readonly PhotoSort[];
  filters: readonly PhotoFilter[];
}

/**
 * The available orders and filters: fair order and unvoted photos for voters during VOTING, ranks after the end, for administrators
 * from the end of voting on.
 * @param administrator whether the viewer is one; undefined for a visitor
 */
export function offerFor(stage: Stage, administrator: boolean | undefined): Offer {
  if (stage === 'voting' && administrator === false)
    return { sorts: ['createdAt', 'fair'], filters: ['unvoted', 'bookmarked'] };
  const isRanked = stage === 'ended' || (stage === 'award' && administrator === true);
  return { sorts: isRanked ? ['createdAt', 'rank'] : ['createdAt'], filters: ['bookmarked'] };
}

/** Replaces orders and filters that are not available, since a URL may have been made in another phase. */
export const offeredState = (state: PhotoListState, { sorts, filters }: Offer): PhotoListState => ({
  type: state.type,
  sort: sorts.includes(state.sort) ? state.sort : 'createdAt',
  only: state.only !== null && filters.includes(state.only) ? state.only : null,
});
