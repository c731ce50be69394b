import { msUntilNextPhase, phaseAt } from '@photo-competition/schema/phase';
import { nullWhenMissing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { statistics } from '../statistics/Competition.ts';
import { images } from './images.ts';

/** Milliseconds for which `now` may be shared: clients set their clocks by it. */
const clockMs = 1000;

export const Competition: ResolversOf<'Competition'> = {
  phase(competition, _args, { now, changesIn }) {
    const { competitionStart, votingStart, votingEnd, award } = competition;
    // Parsed once for both uses below.
    const dates = {
      competitionStart: Date.parse(competitionStart),
      votingStart: Date.parse(votingStart),
      votingEnd: Date.parse(votingEnd),
      award: Date.parse(award),
    };
    changesIn(msUntilNextPhase(dates, now));
    return phaseAt(dates, now);
  },
  now(_competition, _args, { now, changesIn }) {
    changesIn(clockMs);
    return now.toISOString();
  },
  images,
  count: ({ id }, _args, { rest }) =>
    nullWhenMissing(async () => ({ ...(await rest.count.count(id)), competitionId: id })),
  myEntry: ({ id }, { slot }, { rest, viewer }) =>
    viewer && nullWhenMissing(async () => rest.competition.myEntry(id, slot)),
  statistics,
  myEntries: ({ id }, _args, { rest, viewer }) => viewer && rest.competition.myEntries(id),
};
