import type { components } from '@photo-competition/schema/rest';
import type { CreateCompetitionInput, MutationResolvers } from '../generated/resolvers.ts';
import { attempt } from '../userErrors.ts';

/** What the contract fills in where the input says nothing (product.md §4, §2). */
const contentOf = (input: CreateCompetitionInput): components['schemas']['CompetitionRequest'] => ({
  title: input.title,
  description: input.description,
  competitionStart: input.competitionStart,
  votingStart: input.votingStart,
  votingEnd: input.votingEnd,
  award: input.award,
  minPoint: input.minPoint ?? 1,
  maxPoint: input.maxPoint ?? 5,
  scoring: input.scoring ?? 'BAYESIAN',
  preModeration: input.preModeration ?? false,
  minLongerSide: input.minLongerSide ?? 800,
  ...(input.imageTypes ? { imageTypes: input.imageTypes } : {}),
});

type AdminMutation = 'createCompetition' | 'updateCompetition' | 'deleteCompetition' | 'setCompetitionStatus';

export const Mutation: Pick<MutationResolvers, AdminMutation> = {
  createCompetition: (_, { input }, { rest }) =>
    attempt({ competition: null }, async () => ({ competition: await rest.adminCompetition.create(contentOf(input)) })),

  updateCompetition: (_, { input: { id, version, content } }, { rest }) =>
    attempt({ competition: null }, async () => ({
      competition: await rest.adminCompetition.update(id, { ...contentOf(content), version }),
    })),

  deleteCompetition: (_, { input: { id } }, { rest }) =>
    attempt({ deletedId: null }, async () => {
      await rest.adminCompetition.remove(id);
      return { deletedId: id };
    }),

  setCompetitionStatus: (_, { input: { id, status } }, { rest }) =>
    attempt({ competition: null }, async () => ({ competition: await rest.adminCompetition.setStatus(id, status) })),
};
