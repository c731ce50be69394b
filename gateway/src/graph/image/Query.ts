import { nullWhenMissing } from '../absence.ts';
import type { Queries } from '../resolverTypes.ts';

export const imageQuery: Queries<'image' | 'myArchivedEntries'> = {
  image: (_root, { id }, { rest }) => nullWhenMissing(() => rest.competition.image(id)),
  myArchivedEntries: (_root, _args, { rest }) => rest.competition.myArchivedEntries(),
};
