import type { ImageSort } from './generated/graphql.ts';
import type { Stage } from '../../ui/competition/stage.ts';

/** Order of the list as the URL says it. */
export type SortName = 'createdAt' | 'fair' | 'rank';

const graphSorts: Record<SortName, ImageSort> = { createdAt: 'CREATED_AT', fair: 'FAIR', rank: 'RANK' };

/** What the URL asks the list to show; anything it does not know counts as not said. */
export interface ListState {
  type: string | null;
  sort: SortName;
}

const isSortName = (value: string | null): value is SortName => value !== null && Object.hasOwn(graphSorts, value);

/** Reads the list's state from the URL. */
export function listStateOf(search: URLSearchParams): ListState {
  const sort = search.get('sort');
  const type = search.get('type');
  return {
    type: type !== null && /^[a-z][a-z0-9]{0,19}$/.test(type) ? type : null,
    sort: isSortName(sort) ? sort : 'createdAt',
  };
}

/** The URL's part of a state; what is the default is not said. */
export function searchOf({ type, sort }: ListState): string {
  const search = new URLSearchParams();
  if (type !== null) search.set('type', type);
  if (sort !== 'createdAt') search.set('sort', sort);
  return search.size ? `?${search}` : '';
}

/** The order in the words of the graph. */
export const graphSortOf = (sort: SortName): ImageSort => graphSorts[sort];

/** Orders that make sense: a fair shuffle is for who votes, ranks are for what is over. */
export function sortsFor(stage: Stage, votes: boolean): SortName[] {
  if (stage === 'voting' && votes) return ['createdAt', 'fair'];
  return stage === 'ended' ? ['createdAt', 'rank'] : ['createdAt'];
}

/** The state with an order that is offered: an address may ask for one whose time has not come, or is over. */
export const offeredState = (state: ListState, sorts: readonly SortName[]): ListState =>
  sorts.includes(state.sort) ? state : { ...state, sort: 'createdAt' };
