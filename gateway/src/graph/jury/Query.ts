import { nullWhenMissing } from '../absence.ts';
import type { Queries } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';

export const juryQuery: Queries<'mySeats' | 'juryDesk'> = {
  mySeats: (_root, _args, { rest, viewer }) => (viewer ? rest.jury.mySeats() : []),
  juryDesk: (_root, { roundId }, { rest, viewer }) => {
    const round = askedId(roundId, 'roundId');
    return viewer && nullWhenMissing(() => rest.jury.desk(round));
  },
};
