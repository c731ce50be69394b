import type { AdminJuryRound } from '@photo-competition/schema/rest';
import type { Mutations } from '../resolverTypes.ts';
import { payloadOf, versionedPayload } from '../userErrors.ts';
import { competitionOf, roundOf } from './named.ts';

const refused = { round: null };
const versioned = versionedPayload<AdminJuryRound>();

/** How administrators decide what the jury has accepted, and who is judged by whom. */
export const decisionsMutation: Mutations<'setConflicts' | 'decideRound' | 'takeDecisionBack'> = {
  setConflicts: (_root, { input }, { rest }) =>
    payloadOf({ jury: null }, async () => ({
      jury: await rest.jury.setConflicts(competitionOf(input), input.seat, {
        accountIds: input.accountIds.map(Number),
      }),
    })),

  decideRound: (_root, { input }, { rest }) =>
    versioned(refused, async () => {
      const lines = input.lines.map(({ type, exact }) => ({ type, score: exact }));
      return { round: await rest.jury.decide(...roundOf(input), { version: input.version, lines }) };
    }),

  takeDecisionBack: (_root, { input: { version, reason, ...of } }, { rest }) =>
    versioned(refused, async () => ({ round: await rest.jury.takeBack(...roundOf(of), { version, reason }) })),
};
