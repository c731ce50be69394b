import type { AdminCompetition } from '@photo-competition/schema/rest';
import { askedId, withoutNulls } from '../restInput.ts';
import type { Mutations } from '../resolverTypes.ts';
import { contentField, payloadOf, versionedPayload } from '../userErrors.ts';
import { competitionRequest } from './competitionRequest.ts';

const refused = { competition: null };
const versionedPayloadOf = versionedPayload<AdminCompetition>();

export const adminCompetitionMutation: Mutations<
  'createCompetition' | 'updateCompetition' | 'deleteCompetition' | 'setCompetitionStatus' | 'openRadarCircle'
> = {
  createCompetition: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ competition: await rest.adminCompetition.create(competitionRequest(input)) })),

  updateCompetition: (_root, { input: { id, version, content } }, { rest }) =>
    versionedPayloadOf(
      refused,
      async () => ({
        competition: await rest.adminCompetition.update(id, { ...withoutNulls(content), version }),
      }),
      contentField,
    ),

  deleteCompetition: (_root, { input: { id, ...read } }, { rest }) =>
    versionedPayloadOf({ deletedId: null }, async () => {
      await rest.adminCompetition.remove(id, withoutNulls(read));
      return { deletedId: id };
    }),

  setCompetitionStatus: (_root, { input: { id, status, ...read } }, { rest }) =>
    versionedPayloadOf(refused, async () => ({
      competition: await rest.adminCompetition.setStatus(id, status, withoutNulls(read)),
    })),

  openRadarCircle: (_root, { input: { competitionId, circle } }, { rest }) =>
    payloadOf({ people: null, gone: null }, async () =>
      rest.adminCompetition.openRadarCircle(askedId(competitionId, 'competitionId'), circle),
    ),
};
