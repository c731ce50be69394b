import { nullWhenFailing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';

export const AdminCompetition: ResolversOf<'AdminCompetition'> = {
  // The administrators' object contains the public one.
  competition: (competition) => competition,
  originals: ({ id }, { of }, { rest }) =>
    nullWhenFailing(() => rest.adminCompetition.originalsTotal(id, of === 'ALL' ? {} : { of })),
  rankingWithout: ({ id }, { imageIds }, { rest }) =>
    rest.adminCompetition.rankingWithout(id, { imageIds: imageIds.map(Number) }),
  exclusions: ({ id }, _args, { rest }) => rest.exclusion.list(id),
  observer: async ({ id }, _args, { rest }) => (await rest.observer.named(id)).observer,
  jury: ({ id }, _args, { rest }) => rest.jury.administered(id),
  radar: ({ id }, _args, { rest }) => rest.adminCompetition.radar(id),
};
