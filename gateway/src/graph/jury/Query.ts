import { nullWhenMissing } from '../absence.ts';
import type { Queries } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';

export const juryQuery: Queries<'mySeats' | 'juryDesk' | 'adminJuryRound'> = {
  mySeats: (_root, _args, { rest, viewer }) => (viewer ? rest.jury.mySeats() : []),
  juryDesk: (_root, { roundId }, { rest, viewer }) => {
    const round = askedId(roundId, 'roundId');
    return viewer && nullWhenMissing(() => rest.jury.desk(round));
  },
  adminJuryRound(_root, { competitionId, roundId }, { rest }) {
    const [competition, round] = [askedId(competitionId, 'competitionId'), askedId(roundId, 'roundId')];
    return nullWhenMissing(() => rest.jury.round(competition, round));
  },
};
