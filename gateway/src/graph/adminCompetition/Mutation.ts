import type { Mutations } from '../resolverTypes.ts';
import { contentField, payloadOf } from '../userErrors.ts';
import { competitionRequest } from './competitionRequest.ts';

const refused = { competition: null };

export const adminCompetitionMutation: Mutations<
  'createCompetition' | 'updateCompetition' | 'deleteCompetition' | 'setCompetitionStatus'
> = {
  createCompetition: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ competition: await rest.adminCompetition.create(competitionRequest(input)) })),

  updateCompetition: (_root, { input: { id, version, content } }, { rest }) =>
    payloadOf(
      refused,
      async () => ({
        competition: await rest.adminCompetition.update(id, { ...competitionRequest(content), version }),
      }),
      contentField,
    ),

  deleteCompetition: (_root, { input: { id } }, { rest }) =>
    payloadOf({ deletedId: null }, async () => {
      await rest.adminCompetition.remove(id);
      return { deletedId: id };
    }),

  setCompetitionStatus: (_root, { input: { id, status } }, { rest }) =>
    payloadOf(refused, async () => ({ competition: await rest.adminCompetition.setStatus(id, status) })),
};
