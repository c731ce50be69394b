import type { Queries } from '../resolverTypes.ts';

export const juryQuery: Queries<'mySeats'> = {
  mySeats: (_root, _args, { rest, viewer }) => (viewer ? rest.jury.mySeats() : []),
};
