import type { ImageSort } from './generated/graphql.ts';
import type { PhotoFilter, PhotoListState, PhotoSort } from '../../routes/photoList.ts';
import type { Stage } from '../../ui/competition/stage.ts';

const graphSorts: Record<PhotoSort, ImageSort> = { createdAt: 'CREATED_AT', fair: 'FAIR', rank: 'RANK' };

/** The order in the words of the graph. */
export const graphSortOf = (sort: PhotoSort): ImageSort => graphSorts[sort];

/** What a list can be asked for. */
export interface Offer {
  sorts: readonly PhotoSort[];
  filters: readonly PhotoFilter[];
}

/**
 * What makes sense: a fair shuffle and what is not yet voted on are for who votes, ranks are for what is over.
 * @param votes whether the viewer is an entrant
 */
export function offerFor(stage: Stage, votes: boolean): Offer {
  if (stage === 'voting' && votes) return { sorts: ['createdAt', 'fair'], filters: ['unvoted', 'bookmarked'] };
  return { sorts: stage === 'ended' ? ['createdAt', 'rank'] : ['createdAt'], filters: ['bookmarked'] };
}

/** The state with what is offered: an address may ask for something whose time has not come, or is over. */
export const offeredState = (state: PhotoListState, { sorts, filters }: Offer): PhotoListState => ({
  type: state.type,
  sort: sorts.includes(state.sort) ? state.sort : 'createdAt',
  only: state.only !== null && filters.includes(state.only) ? state.only : null,
});
