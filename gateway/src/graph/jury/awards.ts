import { nullWhenMissing } from '../absence.ts';
import { numbered, pageAsked } from '../numberedPage.ts';
import type { Mutations, Queries } from '../resolverTypes.ts';
import { askedId, numericId, withoutNulls } from '../restInput.ts';
import { payloadOf } from '../userErrors.ts';

const refused = { jury: null };

interface Named {
  competitionId?: string | null | undefined;
  awardId?: string | null | undefined;
}

const competitionOf = ({ competitionId }: Named) => askedId(competitionId, 'competitionId');
const awardOf = (input: Named): [string, string] => [competitionOf(input), askedId(input.awardId, 'awardId')];

export const awardQuery: Queries<'awardCandidates'> = {
  awardCandidates: (_root, args, { rest }) =>
    nullWhenMissing(async () =>
      numbered(
        await rest.jury.candidates(...awardOf(args), {
          ...pageAsked(args),
          ...withoutNulls({ type: args.type ?? null, starred: args.starred ? true : null }),
        }),
      ),
    ),
};

/** How awards of a jury are made, given and confirmed. */
export const awardMutation: Mutations<'createAward' | 'updateAward' | 'deleteAward' | 'giveAward' | 'confirmAwards'> = {
  createAward: (_root, { input: { competitionId, competitionNumber: _, place, type, seat, ...award } }, { rest }) =>
    payloadOf(refused, async () => {
      const content = { ...award, place: place ?? null, type: type ?? null, seat: seat ?? null };
      return { jury: await rest.jury.createAward(competitionOf({ competitionId }), content) };
    }),

  updateAward: (_root, { input }, { rest }) => {
    const { competitionId, competitionNumber: _, awardId, awardNumber: __, place, type, seat, ...changes } = input;
    // Null is a value of these three, and no other way to say that nothing changes.
    const nullable = {
      ...(place === undefined ? {} : { place }),
      ...(type === undefined ? {} : { type }),
      ...(seat === undefined ? {} : { seat }),
    };
    return payloadOf(refused, async () => ({
      jury: await rest.jury.updateAward(...awardOf({ competitionId, awardId }), {
        ...withoutNulls(changes),
        ...nullable,
      }),
    }));
  },

  deleteAward: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({
      jury: await rest.jury.deleteAward(...awardOf(input), { version: input.version }),
    })),

  giveAward: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => {
      const winners = input.winners.map(({ imageId, accountId, note }) =>
        withoutNulls({ imageId: numericId(imageId), accountId: numericId(accountId), note }),
      );
      return { jury: await rest.jury.giveAward(...awardOf(input), { version: input.version, winners }) };
    }),

  confirmAwards: (_root, { input }, { rest }) =>
    payloadOf({ seat: null }, async () => ({
      seat: await rest.jury.confirmAwards(competitionOf(input), { version: input.version }),
    })),
};
