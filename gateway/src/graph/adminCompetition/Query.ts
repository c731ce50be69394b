import { nullWhenMissing } from '../absence.ts';
import type { CompetitionSort } from '../generated/resolvers.ts';
import { numbered, pageAsked, sortedBy } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  COMPETITION_START: 'competitionStart',
  AWARD: 'award',
  STATUS: 'status',
} as const satisfies Record<CompetitionSort, string>;
const order = sortedBy(sorts, 'CREATED_AT');

export const adminCompetitionQuery: Queries<'adminCompetitions' | 'adminCompetitionPage' | 'adminCompetition'> = {
  adminCompetitions: (_root, args, { rest }) => rest.adminCompetition.list(order(args)),
  adminCompetitionPage: async (_root, args, { rest }) =>
    numbered(await rest.adminCompetition.page({ ...pageAsked(args), ...order(args) })),
  adminCompetition: (_root, { id }, { rest }) => nullWhenMissing(() => rest.adminCompetition.read(id)),
};
