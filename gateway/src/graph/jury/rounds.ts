import type { AdminJuryRound } from '@photo-competition/schema/rest';
import type { Mutations } from '../resolverTypes.ts';
import { askedId, withoutNulls } from '../restInput.ts';
import { payloadOf, versionedPayload } from '../userErrors.ts';

const refused = { round: null };
const versioned = versionedPayload<AdminJuryRound>();

interface Named {
  competitionId?: string | null | undefined;
  roundId?: string | null | undefined;
}

const competitionOf = ({ competitionId }: Named) => askedId(competitionId, 'competitionId');
const roundOf = (input: Named): [string, string] => [competitionOf(input), askedId(input.roundId, 'roundId')];

/** How administrators run the rounds of a jury. */
export const roundsMutation: Mutations<
  'createRound' | 'updateRound' | 'deleteRound' | 'setPanelSeat' | 'remindOfRound' | 'reopenRound'
> = {
  createRound: (_root, { input: { competitionId, competitionNumber: _, ...round } }, { rest }) =>
    payloadOf({ jury: null }, async () => ({
      jury: await rest.jury.createRound(competitionOf({ competitionId }), round),
    })),

  updateRound: (_root, { input }, { rest }) => {
    const { competitionId, competitionNumber: _, roundId, roundNumber: __, ...changes } = input;
    return versioned(refused, async () => ({
      round: await rest.jury.updateRound(...roundOf({ competitionId, roundId }), withoutNulls(changes)),
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
