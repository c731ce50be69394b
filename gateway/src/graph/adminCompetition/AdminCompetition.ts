import type { AdminCompetitionResolvers } from '../generated/resolvers.ts';

export const AdminCompetition: AdminCompetitionResolvers = {
  // What everyone sees of it is part of what administrators are told.
  competition: (admin) => admin,
};
