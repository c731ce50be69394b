import { nullWhenMissing } from '../absence.ts';
import { connectionOf, usualPage, windowIn, windowOf } from '../connection.ts';
import type { Queries } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';

export const imageQuery: Queries<'image' | 'myArchivedEntries' | 'archivedEntries'> = {
  image: (_root, { id }, { rest }) => nullWhenMissing(async () => rest.competition.image(askedId(id))),
  myArchivedEntries: (_root, _args, { rest }) => rest.competition.myArchivedEntries(),
  async archivedEntries(_root, args, { rest }) {
    const window = windowOf(args, usualPage('Query.archivedEntries'));
    const all = await rest.competition.myArchivedEntries();
    return connectionOf(windowIn(all, window, { placeOf: ({ competition }) => competition, isDescending: true }));
  },
};
