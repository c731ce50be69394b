import type { ResolversOf } from '../resolverTypes.ts';

export const AdminCompetition: ResolversOf<'AdminCompetition'> = {
  // What everyone sees of it is part of what administrators are told.
  competition: (competition) => competition,
};
