import fc from 'fast-check';
import type { Problem } from '../platform/http/problem.ts';
import { checkFrozen, frozenFields, type Freezable } from './frozen.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 4, 1, hour));
const competition: Freezable = {
  status: 'PUBLISHED',
  judgedBy: 'VOTERS',
  competitionStart: at(0),
  votingStart: at(2),
  votingEnd: at(4),
  award: at(6),
  closedAt: null,
  firstVote: null,
  firstSeat: null,
  firstEntry: null,
};
const result = ['minPoint', 'maxPoint', 'scoring', 'minCoverage', 'judgedBy', 'entriesShown', 'imageTypes'];
const named = (of: Freezable, now: Date) => frozenFields(of, now).map(({ field }) => field);
const since = (of: Freezable, now: Date, name: string) => frozenFields(of, now).find(({ field }) => field === name);

test.each([
  ['while photos are entered', at(1), []],
  ['the moment voting starts', at(2), ['competitionStart', 'votingStart', ...result]],
  ['in VOTING', at(3), ['competitionStart', 'votingStart', ...result]],
  ['in AWARD', at(5), ['competitionStart', 'votingStart', 'votingEnd', ...result]],
  ['once it has ended', at(7), ['competitionStart', 'votingStart', 'votingEnd', 'award', ...result]],
])('%s', (_, now, fields) => expect(named(competition, now)).toEqual(fields));

test('each one says since when and why', () => {
  expect(since(competition, at(7), 'scoring')).toEqual({ field: 'scoring', since: at(2), reason: 'VOTING' });
  expect(since(competition, at(7), 'competitionStart')).toMatchObject({ since: at(2), reason: 'VOTING' });
  expect(since(competition, at(7), 'votingEnd')).toMatchObject({ since: at(4), reason: 'DATE_PASSED' });
});

test('a vote that came before the present votingStart freezes from its instant on', () => {
  const voted = { ...competition, firstVote: at(1) };
  expect(named(voted, at(1))).toEqual(['competitionStart', ...result]);
  expect(since(voted, at(3), 'minPoint')).toMatchObject({ since: at(1), reason: 'VOTING' });
});

test('a draft is free, whatever its dates: nobody can have voted', () => {
  expect(named({ ...competition, status: 'DRAFT' }, at(9))).toEqual([]);
});

test.each(['CANCELLED', 'ARCHIVED'] as const)('once it is %s all of it is, the title too', (status) => {
  const closed = { ...competition, status, closedAt: at(1) };
  expect(named(closed, at(1))).toEqual(['title', 'competitionStart', 'votingStart', 'votingEnd', 'award', ...result]);
  expect(since(closed, at(9), 'title')).toMatchObject({ since: at(1), reason: status });
  expect(since(closed, at(9), 'scoring')).toMatchObject({ since: at(1), reason: status });
  const later = { ...closed, closedAt: at(8) };
  expect(since(later, at(9), 'scoring')).toMatchObject({ since: at(2), reason: 'VOTING' });
});

test('the judges are frozen from the first accepted seat on, or earlier when voting begins before that', () => {
  const of = (hour: number): Freezable => ({ ...competition, firstSeat: at(hour) });
  expect(named(of(1), at(1))).toEqual(['judgedBy']);
  expect(since(of(1), at(9), 'judgedBy')).toMatchObject({ since: at(1), reason: 'JURY' });
  expect(since(of(3), at(9), 'judgedBy')).toMatchObject({ since: at(2), reason: 'VOTING' });
  expect(since(of(1), at(9), 'scoring')).toMatchObject({ since: at(2), reason: 'VOTING' });
});

test('of two causes at one instant the one of the field itself is named', () => {
  expect(since(competition, at(7), 'votingStart')).toMatchObject({ since: at(2), reason: 'DATE_PASSED' });
  const closed = { ...competition, status: 'ARCHIVED' as const, closedAt: at(6) };
  expect(since(closed, at(7), 'award')).toMatchObject({ since: at(6), reason: 'DATE_PASSED' });
});

test('only the status closes a competition, and only with the instant at which it was closed', () => {
  expect(named({ ...competition, closedAt: at(1) }, at(1))).toEqual([]);
  expect(named({ ...competition, status: 'CANCELLED' }, at(1))).toEqual([]);
});

const content = {
  title: { hu: 'Tél', en: 'Winter' },
  description: { hu: '', en: '' },
  competitionStart: at(0).toISOString(),
  votingStart: at(2).toISOString(),
  votingEnd: at(4).toISOString(),
  award: at(6).toISOString(),
  minPoint: 1,
  maxPoint: 5,
  scoring: 'BAYESIAN' as const,
  minCoverage: 0,
  judgedBy: 'VOTERS' as const,
  entriesShown: 'ALL' as const,
  preModeration: false,
  minLongerSide: 800,
  imageTypes: [{ code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: 4 }],
};

test('a refusal names every frozen field that would change, and no other', () => {
  const after = {
    ...content,
    scoring: 'SUM' as const,
    minCoverage: 10,
    minPoint: 0,
    votingEnd: at(5).toISOString(),
    title: { hu: 'A', en: 'A' },
  };
  const refused = () => checkFrozen(competition, content, after, at(3));
  expect(refused).toThrow('FROZEN');
  try {
    refused();
  } catch (error) {
    const { errors } = error as Problem;
    expect(errors).toEqual(
      ['minPoint', 'scoring', 'minCoverage'].map((field) => ({
        field,
        code: 'FROZEN',
        values: { since: at(2), reason: { phrase: 'frozen.VOTING' } },
      })),
    );
  }
});

test('for any instant: a boundary moves only while it lies ahead, and only to where it lies ahead', () => {
  const hours = fc.integer({ min: -20, max: 200 }).map((tenths) => new Date(at(0).getTime() + tenths * 360_000));
  const boundary = fc.constantFrom('competitionStart', 'votingStart', 'votingEnd', 'award');
  fc.assert(
    fc.property(hours, hours, boundary, (now, to, name) => {
      const attempt = () => checkFrozen(competition, content, { ...content, [name]: to.toISOString() }, now);
      const begun = competition.votingStart <= now;
      const same = competition[name].getTime() === to.getTime();
      const free = !begun || same || (competition[name] > now && to > now);
      if (free) expect(attempt).not.toThrow();
      else expect(attempt).toThrow();
    }),
  );
});

test('a boundary that lies ahead does not move to the present instant or before it; before voting begins it does', () => {
  const move = (to: number, now: number) => () =>
    checkFrozen(competition, content, { ...content, votingEnd: at(to).toISOString() }, at(now));
  for (const to of [2, 3]) expect(move(to, 3)).toThrow('VALIDATION_FAILED');
  expect(move(5, 3)).not.toThrow();
  expect(move(1, 1)).not.toThrow();
});
