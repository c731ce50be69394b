import type { ResolversOf } from '../resolverTypes.ts';
import { numberOf, numberOrNull } from './exactScore.ts';
import { stageOf } from './stage.ts';

export const JuryRoundResult: ResolversOf<'JuryRoundResult'> = {
  score: ({ score }) => numberOrNull(score),
  line: ({ line }) => numberOrNull(line),
};

export const ImageAcceptance: ResolversOf<'ImageAcceptance'> = { score: ({ score }) => numberOrNull(score) };

export const ScoreCount: ResolversOf<'ScoreCount'> = { score: ({ score }) => numberOf(score) };

export const JuryLine: ResolversOf<'JuryLine'> = {
  score: ({ score }) => numberOf(score),
  exact: ({ score }) => score,
};

export const LineStep: ResolversOf<'LineStep'> = {
  score: ({ score }) => numberOf(score),
  exact: ({ score }) => score,
  imageIds: ({ images }) => images.map(String),
};

export const AdminJuryRound: ResolversOf<'AdminJuryRound'> = {
  // The service tells nobody what marks come to before the round has closed.
  lines(administered, _args, context) {
    const { id, competitionId } = administered.round;
    const stage = stageOf(administered.round, context);
    if (stage === 'PLANNED' || stage === 'MARKING') return null;
    return context.rest.jury.lines(competitionId, id);
  },
};
