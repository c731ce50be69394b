import { nullWhenMissing } from '../absence.ts';
import { connectionOf, readWindow, selectsCursors, usualPage, windowOf } from '../connection.ts';
import type { Queries } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';

export const competitionQuery: Queries<
  'activeCompetition' | 'openCompetitions' | 'competition' | 'archivedCompetitions'
> = {
  activeCompetition: (_root, _args, { rest }) => nullWhenMissing(() => rest.competition.active()),
  openCompetitions: (_root, _args, { rest }) => rest.competition.open(),
  competition: (_root, { id }, { rest }) => nullWhenMissing(async () => rest.competition.competition(askedId(id))),
  archivedCompetitions: async (_root, args, { rest }, info) =>
    connectionOf(
      await readWindow(windowOf(args, usualPage('Query.archivedCompetitions')), selectsCursors(info), (page) =>
        // The default is not said: both ways of asking for it are one call to share.
        rest.competition.archived(args.direction === 'DESC' ? { ...page, direction: args.direction } : page),
      ),
    ),
};
