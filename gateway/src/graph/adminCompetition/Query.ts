import type { components } from '@photo-competition/schema/rest';
import type { CompetitionFilterInput, CompetitionSort } from '../generated/resolvers.ts';
import { sortedBy, tableQueries } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';
import { filterAsked, withoutNulls } from '../restInput.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  COMPETITION_START: 'competitionStart',
  AWARD: 'award',
  STATUS: 'status',
} as const satisfies Record<CompetitionSort, string>;

/** The filter as the service takes it. */
const filterOf = filterAsked((filter: CompetitionFilterInput): components['schemas']['CompetitionFilter'] =>
  withoutNulls(filter),
);
const { list, page, one } = tableQueries(
  ({ adminCompetition }) => adminCompetition,
  sortedBy(sorts, 'CREATED_AT'),
  filterOf,
);

export const adminCompetitionQuery: Queries<'adminCompetitions' | 'adminCompetitionPage' | 'adminCompetition'> = {
  adminCompetitions: list,
  adminCompetitionPage: page,
  adminCompetition: one,
};
