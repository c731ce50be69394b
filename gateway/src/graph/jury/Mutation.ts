import type { AdminJury } from '@photo-competition/schema/rest';
import type { Mutations } from '../resolverTypes.ts';
import { askedId, numericId, withoutNulls } from '../restInput.ts';
import { payloadOf, versionedPayload } from '../userErrors.ts';

const refused = { jury: null };
const versioned = versionedPayload<AdminJury>();
const asked = ({ competitionId }: { competitionId?: string | null | undefined }) =>
  askedId(competitionId, 'competitionId');

export const juryMutation: Mutations<
  'answerJuryInvitation' | 'updateJury' | 'inviteJudge' | 'updateSeat' | 'removeSeat' | 'remindJudge'
> = {
  answerJuryInvitation: (_root, { input }, { rest }) =>
    payloadOf({ seat: null }, async () => ({ seat: await rest.jury.answer(asked(input), { accept: input.accept }) })),

  updateJury: (_root, { input: { competitionId, competitionNumber: _, ...changes } }, { rest }) =>
    versioned(refused, async () => ({ jury: await rest.jury.update(asked({ competitionId }), withoutNulls(changes)) })),

  inviteJudge: (_root, { input: { competitionId, accountId, person } }, { rest }) =>
    payloadOf(refused, async () => {
      const who = withoutNulls({ accountId: numericId(accountId), person });
      return { jury: await rest.jury.invite(asked({ competitionId }), who) };
    }),

  updateSeat: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({
      jury: await rest.jury.updateSeat(asked(input), input.seat, { chair: input.chair }),
    })),

  removeSeat: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ jury: await rest.jury.removeSeat(asked(input), input.seat) })),

  remindJudge: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({ jury: await rest.jury.remind(asked(input), input.seat) })),
};
