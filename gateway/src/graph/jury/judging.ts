import type { Mutations } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';
import { payloadOf } from '../userErrors.ts';

const refused = { photo: null };
const asked = ({ roundId }: { roundId?: string | null | undefined }) => askedId(roundId, 'roundId');

/** Mutations of a judge at the desk. */
export const judgingMutation: Mutations<
  'castMarks' | 'starJuryPhoto' | 'withdrawFromJuryPhoto' | 'remarkJuryPhoto' | 'reportJuryPhoto' | 'finishJuryRound'
> = {
  castMarks: (_root, { input }, { rest }) =>
    payloadOf({ results: null, desk: null }, () =>
      rest.jury.castMarks(asked(input), {
        marks: input.marks.map(({ number, point, choice }) => ({ number, point: point ?? null, choice })),
      }),
    ),

  starJuryPhoto: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({
      photo: await rest.jury.star(asked(input), input.number, { star: input.star }),
    })),

  withdrawFromJuryPhoto: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({
      photo: await rest.jury.withdraw(asked(input), input.number, { reason: input.reason ?? null }),
    })),

  remarkJuryPhoto: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({
      photo: await rest.jury.remark(asked(input), input.number, { remark: input.remark }),
    })),

  reportJuryPhoto: (_root, { input }, { rest }) =>
    payloadOf(refused, async () => ({
      photo: await rest.jury.report(asked(input), input.number, { text: input.text }),
    })),

  finishJuryRound: (_root, { input }, { rest }) =>
    payloadOf({ desk: null }, async () => ({
      desk: await rest.jury.finish(asked(input), { finished: input.finished }),
    })),
};
