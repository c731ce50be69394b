import { msUntilNextPhase, phaseAt } from '@photo-competition/schema/phase';
import { nullWhenMissing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { statistics } from '../statistics/Competition.ts';
import { images } from './images.ts';

/** Milliseconds by which the time that clients set their clocks by may be late. */
const clockMs = 1000;

export const Competition: ResolversOf<'Competition'> = {
  phase(competition, _args, { now, changesIn }) {
    changesIn(msUntilNextPhase(competition, now));
    return phaseAt(competition, now);
  },
  now(_competition, _args, { now, changesIn }) {
    changesIn(clockMs);
    return now.toISOString();
  },
  images,
  myEntry: ({ id }, { slot }, { rest, viewer }) =>
    viewer && nullWhenMissing(async () => rest.competition.myEntry(id, slot)),
  statistics,
  myEntries: ({ id }, _args, { rest, viewer }) => viewer && rest.competition.myEntries(id),
};
