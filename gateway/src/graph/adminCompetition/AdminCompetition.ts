import type { ResolversOf } from '../resolverTypes.ts';

export const AdminCompetition: ResolversOf<'AdminCompetition'> = {
  // The administrators' object contains the public one.
  competition: (competition) => competition,
};
