import { msUntilNextPhase, phaseAt } from '@photo-competition/schema/phase';
import { nullWhenMissing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { statistics } from '../statistics/Competition.ts';
import { images } from './images.ts';

/** Milliseconds by which the time that clients set their clocks by may be late. */
const clockMs = 1000;

export const Competition: ResolversOf<'Competition'> = {
  phase(competition, _args, { now, changesIn }) {
    const { competitionStart, votingStart, votingEnd, award } = competition;
    // Read once for both.
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
  myEntry: ({ id }, { slot }, { rest, viewer }) =>
    viewer && nullWhenMissing(async () => rest.competition.myEntry(id, slot)),
  statistics,
  myEntries: ({ id }, _args, { rest, viewer }) => viewer && rest.competition.myEntries(id),
};
