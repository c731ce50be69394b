import type { CompetitionSort } from '../generated/resolvers.ts';
import { sortedBy, tableQueries } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  COMPETITION_START: 'competitionStart',
  AWARD: 'award',
  STATUS: 'status',
} as const satisfies Record<CompetitionSort, string>;
const { list, page, one } = tableQueries(({ adminCompetition }) => adminCompetition, sortedBy(sorts, 'CREATED_AT'));

export const adminCompetitionQuery: Queries<'adminCompetitions' | 'adminCompetitionPage' | 'adminCompetition'> = {
  adminCompetitions: list,
  adminCompetitionPage: page,
  adminCompetition: one,
};
