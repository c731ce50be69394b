import { msUntilNextPhase, nextBoundaryAt, phaseAt, type PhaseDates } from '@photo-competition/schema/phase';
import { nullWhenFailing, nullWhenMissing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { statistics } from '../statistics/Competition.ts';
import { images } from './images.ts';

/** Milliseconds for which `now` may be shared: clients set their clocks by it. */
const clockMs = 1000;

/** The dates of a competition, parsed once for all that is derived of them. */
const datesOf = ({ competitionStart, votingStart, votingEnd, award }: Record<keyof PhaseDates, string>) => ({
  competitionStart: Date.parse(competitionStart),
  votingStart: Date.parse(votingStart),
  votingEnd: Date.parse(votingEnd),
  award: Date.parse(award),
});

export const Competition: ResolversOf<'Competition'> = {
  phase(competition, _args, { now, changesIn }) {
    const dates = datesOf(competition);
    changesIn(msUntilNextPhase(dates, now));
    return phaseAt(dates, now);
  },
  nextBoundary(competition, _args, { now, changesIn }) {
    const dates = datesOf(competition);
    changesIn(msUntilNextPhase(dates, now));
    const next = nextBoundaryAt(dates, now);
    return next === null ? null : new Date(next).toISOString();
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
  // Where voters alone judge there is none, and nothing is asked.
  jury: ({ id, judgedBy }, _args, { rest }) =>
    judgedBy === 'VOTERS' ? null : nullWhenFailing(() => rest.jury.read(id)),
  robustness: ({ id }, _args, { rest }) => nullWhenMissing(() => rest.competition.robustness(id)),
  myEntry: ({ id }, { slot }, { rest, viewer }) =>
    viewer && nullWhenMissing(async () => rest.competition.myEntry(id, slot)),
  statistics,
  myEntries: ({ id }, _args, { rest, viewer }) => viewer && rest.competition.myEntries(id),
};
