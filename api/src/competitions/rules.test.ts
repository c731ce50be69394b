import fc from 'fast-check';
import { msUntilNextPhase, phaseAt } from '@photo-competition/schema/phase';
import type { Problem } from '../platform/http/problem.ts';
import { checkCommenting, checkContent, checkPhase, type Timed } from './rules.ts';
import { stageAt } from './visibility.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 4, 1) + hours * 3_600_000);
const competition: Timed = {
  status: 'PUBLISHED',
  judgedBy: 'VOTERS',
  competitionStart: at(0),
  votingStart: at(1),
  votingEnd: at(2),
  award: at(3),
};

test.each([
  [-1, 'NOT_STARTED', 'BEFORE'],
  [0, 'NOT_STARTED', 'BEFORE'],
  [0.5, 'UPLOADING', 'UPLOADING'],
  [1, 'NOT_STARTED', 'UPLOADING'],
  [1.5, 'VOTING', 'VOTING'],
  [2, 'NOT_STARTED', 'VOTING'],
  [2.5, 'AWARD', 'AWARD'],
  [3, 'NOT_STARTED', 'AWARD'],
  [4, 'NOT_STARTED', 'ENDED'],
])('at hour %d the phase is %s and the stage %s', (hour, phase, stage) => {
  expect(phaseAt(competition, at(hour))).toBe(phase);
  expect(stageAt(competition, at(hour))).toBe(stage);
});

test.each([
  [0.5, 'UPLOADING'],
  [1, 'UPLOADING'],
  [1.5, 'JUDGING'],
  [2, 'JUDGING'],
  [2.5, 'JUDGING'],
  [3, 'JUDGING'],
  [4, 'ENDED'],
])('at hour %d the stage of one that its jury alone judges is %s', (hour, stage) => {
  expect(stageAt({ ...competition, judgedBy: 'JURY' }, at(hour))).toBe(stage);
});

test.each([
  ['VOTERS', 1],
  ['BOTH', 1],
  ['JURY', 3],
] as const)('where %s judge, comments open at hour %d', (judgedBy, hour) => {
  const commenting = (now: Date) => () => checkCommenting({ ...competition, judgedBy }, now);
  expect(commenting(at(hour))).toThrow('WRONG_PHASE');
  expect(commenting(new Date(at(hour).getTime() + 1))).not.toThrow();
});

test('for any dates and any instant: a write is possible in exactly its phase, and never at a boundary', () => {
  const rising = fc
    .uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 4, maxLength: 4 })
    .map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(rising, fc.integer({ min: -10, max: 10_010 }), (dates, instant) => {
      const [competitionStart, votingStart, votingEnd, award] = dates.map((ms) => new Date(ms)) as [
        Date,
        Date,
        Date,
        Date,
      ];
      const some: Timed = { ...competition, competitionStart, votingStart, votingEnd, award };
      for (const phase of ['UPLOADING', 'VOTING'] as const) {
        const [from, to] = phase === 'UPLOADING' ? [competitionStart, votingStart] : [votingStart, votingEnd];
        const possible = from.getTime() < instant && instant < to.getTime();
        const attempt = () => checkPhase(some, phase, new Date(instant));
        if (possible) expect(attempt).not.toThrow();
        else expect(attempt).toThrow('WRONG_PHASE');
      }
    }),
  );
});

test('for any dates and any instant: the phase stays the same until the next one is said to come, and no longer than that', () => {
  const instants = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(instants, fc.integer({ min: -10, max: 310 }), (dates, now) => {
      const [competitionStart = 0, votingStart = 0, votingEnd = 0, award = 0] = dates.sort((a, b) => a - b);
      const some = { competitionStart, votingStart, votingEnd, award };
      const left = msUntilNextPhase(some, now);
      expect(left).toBeGreaterThan(0);
      for (let later = now; later < Math.min(now + left, 320); later++)
        expect(phaseAt(some, later)).toBe(phaseAt(some, now));
      const boundary = now + left;
      if (left < Infinity) expect([dates.includes(boundary), dates.includes(now)]).toContain(true);
      else expect(now).toBeGreaterThan(award);
    }),
  );
});

test('without a competition there is no phase', () => {
  expect([phaseAt(null, at(1)), phaseAt(undefined, at(1))]).toEqual(['NOT_STARTED', 'NOT_STARTED']);
});

test.each([0, 1, 2, 3])('at the boundary of hour %d the phase may be another one a millisecond later', (hour) => {
  expect(msUntilNextPhase(competition, at(hour))).toBe(1);
});

/** The problem that an attempt is refused with; null when it is not refused. */
function refusalOf(attempt: () => void): Problem | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error as Problem;
  }
}

const refusalsByStatus = [
  ['PAUSED', 'COMPETITION_PAUSED'],
  ['DRAFT', 'COMPETITION_CLOSED'],
  ['CANCELLED', 'COMPETITION_CLOSED'],
] as const;

describe('entering and voting', () => {
  test.each([...refusalsByStatus, ['ARCHIVED', 'COMPETITION_CLOSED'] as const])('in %s: %s', (status, code) => {
    const attempt = () => checkPhase({ ...competition, status }, 'VOTING', at(1.5));
    expect(refusalOf(attempt)?.code).toBe(code);
  });

  test.each([
    ['UPLOADING', at(0), at(1)],
    ['VOTING', at(1), at(2)],
  ] as const)('outside of %s the refusal says from when until when it lasts', (needed, from, to) => {
    const refusal = refusalOf(() => checkPhase(competition, needed, at(5)));
    expect(refusal?.code).toBe('WRONG_PHASE');
    expect(refusal?.values).toEqual({ reason: { phrase: `phase.${needed}`, values: { from, to } } });
  });
});

describe('commenting', () => {
  test.each(refusalsByStatus)('in %s: %s', (status, code) => {
    expect(refusalOf(() => checkCommenting({ ...competition, status }, at(1.5)))?.code).toBe(code);
  });

  test.each([at(1.5), at(2), at(9)])('is possible from VOTING on, for ever: %s', (now) => {
    for (const status of ['PUBLISHED', 'ARCHIVED'] as const)
      expect(refusalOf(() => checkCommenting({ ...competition, status }, now))).toBeNull();
  });

  test.each([at(0.5), at(1)])('is refused before it, and says from when: %s', (now) => {
    const refusal = refusalOf(() => checkCommenting(competition, now));
    expect(refusal?.code).toBe('WRONG_PHASE');
    expect(refusal?.values).toEqual({ reason: { phrase: 'phase.COMMENTING', values: { from: at(1) } } });
  });
});

describe('the content of a competition', () => {
  const title = { hu: 'Tavasz', en: 'Spring' };
  const content = {
    title,
    description: { hu: '', en: '' },
    competitionStart: at(0).toISOString(),
    votingStart: at(1).toISOString(),
    votingEnd: at(2).toISOString(),
    award: at(3).toISOString(),
    minPoint: 1,
    maxPoint: 5,
    imageTypes: [
      { code: 'colour', title, slots: 4 },
      { code: 'mono', title, slots: 4 },
    ],
  };
  const errorsOf = (changes: object, named?: object) => {
    const refusal = refusalOf(() =>
      checkContent({ ...content, ...changes } as Parameters<typeof checkContent>[0], named),
    );
    return refusal && refusal.errors?.map(({ field, code }) => [field, code].join(' '));
  };

  test.each([
    ['itself', {}, null],
    ['no categories', { imageTypes: undefined }, null],
    ['no Hungarian title', { title: { hu: ' ', en: 'Spring' } }, ['title.hu BLANK']],
    ['no English title', { title: { hu: 'Tavasz', en: '\u200b' } }, ['title.en BLANK']],
    ['voting at the start', { votingStart: at(0).toISOString() }, ['votingStart DATES_ORDER']],
    ['an end at the start of voting', { votingEnd: at(1).toISOString() }, ['votingEnd DATES_ORDER']],
    ['an award at the end of voting', { award: at(2).toISOString() }, ['award DATES_ORDER']],
    ['dates that fall', { award: at(1.5).toISOString() }, ['award DATES_ORDER']],
    ['one point', { minPoint: 5 }, ['maxPoint POINT_RANGE']],
    ['points that fall', { maxPoint: 0 }, ['maxPoint POINT_RANGE']],
    [
      'a category twice',
      { imageTypes: [content.imageTypes[0], content.imageTypes[0]] },
      ['imageTypes.1.code DUPLICATE'],
    ],
    [
      'a category without a title',
      { imageTypes: [content.imageTypes[0], { code: 'mono', title: { hu: '', en: 'Mono' }, slots: 1 }] },
      ['imageTypes.1.title.hu BLANK'],
    ],
  ])('with %s', (_, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  test('of two fields that contradict each other the one that is being set is refused', () => {
    const dates = { competitionStart: at(1).toISOString() };
    expect(errorsOf(dates, dates)).toEqual(['competitionStart DATES_ORDER']);
    expect(errorsOf(dates, { ...dates, votingStart: content.votingStart })).toEqual(['votingStart DATES_ORDER']);
    expect(errorsOf({ minPoint: 6 }, { minPoint: 6 })).toEqual(['minPoint POINT_RANGE']);
    expect(errorsOf({ minPoint: 6 }, { minPoint: 6, maxPoint: 5 })).toEqual(['maxPoint POINT_RANGE']);
  });
});
