import { phaseAt } from '@photo-competition/schema/phase';
import { nullWhenMissing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { statistics } from '../statistics/Competition.ts';
import { images } from './images.ts';

export const Competition: ResolversOf<'Competition'> = {
  phase: (competition, _args, { now }) => phaseAt(competition, now),
  now: (_competition, _args, { now }) => now.toISOString(),
  images,
  myEntry: ({ id }, { slot }, { rest, viewer }) =>
    viewer && nullWhenMissing(async () => rest.competition.myEntry(id, slot)),
  statistics,
  myEntries: ({ id }, _args, { rest, viewer }) => viewer && rest.competition.myEntries(id),
};
