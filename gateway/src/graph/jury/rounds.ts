import type { AdminJuryRound } from '@photo-competition/schema/rest';
import type { Mutations } from '../resolverTypes.ts';
import { withoutNulls } from '../restInput.ts';
import { payloadOf, versionedPayload } from '../userErrors.ts';
import { competitionOf, roundOf } from './named.ts';

const refused = { round: null };
const versioned = versionedPayload<AdminJuryRound>();

/** How administrators run the rounds of a jury. */
export const roundsMutation: Mutations<
  'createRound' | 'updateRound' | 'deleteRound' | 'setPanelSeat' | 'remindOfRound' | 'reopenRound'
> = {
  createRound: (
    _root,
    { input: { competitionId, competitionNumber: _, pointNames, accepts, aim, ...round } },
    { rest },
  ) =>
    payloadOf({ jury: null }, async () => ({
      jury: await rest.jury.createRound(competitionOf({ competitionId }), {
        ...round,
        pointNames: pointNames ?? [],
        accepts: accepts ?? false,
        aim: aim ?? null,
      }),
    })),

  updateRound: (_root, { input }, { rest }) => {
    const { competitionId, competitionNumber: _, roundId, roundNumber: __, aim, ...changes } = input;
    // Null takes the aim away.
    const body = { ...withoutNulls(changes), ...(aim === undefined ? {} : { aim }) };
    return versioned(refused, async () => ({
      round: await rest.jury.updateRound(...roundOf({ competitionId, roundId }), body),
    }));
  },

  deleteRound: (_root, { input }, { rest }) =>
    versioned({ jury: null }, async () => ({
      jury: await rest.jury.deleteRound(...roundOf(input), withoutNulls({ version: input.version ?? null })),
    })),

  setPanelSeat: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => {
      const set = { state: input.state, ...withoutNulls({ reason: input.reason ?? null }) };
      return { round: await rest.jury.setPanelSeat(...roundOf(input), input.seat, set) };
    }),

  remindOfRound: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ round: await rest.jury.remindOfRound(...roundOf(input), input.seat) })),

  reopenRound: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => {
      const { closes, reason } = input;
      return { round: await rest.jury.reopenRound(...roundOf(input), { closes, reason }) };
    }),
};
