import type { CompetitionResolvers } from '../generated/resolvers.ts';

/** For administrators; the service refuses everyone else. */
export const statistics: NonNullable<CompetitionResolvers['statistics']> = ({ id }, _args, { rest }) =>
  rest.adminCompetition.statistics(id);
