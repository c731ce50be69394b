import { msUntilNextPhase, phaseAt } from '@photo-competition/schema/phase';
import { nullWhenFailing, nullWhenMissing } from '../absence.ts';
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
  async count({ id }, _args, { rest }) {
    const count = await nullWhenMissing(() => rest.count.count(id));
    return count && { ...count, competitionId: id };
  },
  excludedBallots: ({ id }, _args, { rest }) => nullWhenFailing(() => rest.exclusion.excluded(id)),
  robustness: ({ id }, _args, { rest }) => nullWhenMissing(() => rest.competition.robustness(id)),
  myEntry: ({ id }, { slot }, { rest, viewer }) =>
    viewer && nullWhenMissing(async () => rest.competition.myEntry(id, slot)),
  statistics,
  myEntries: ({ id }, _args, { rest, viewer }) => viewer && rest.competition.myEntries(id),
};
