import fc from 'fast-check';
import { msUntilNextPhase, phaseAt } from '@photo-competition/schema/phase';
import { checkPhase, type Timed } from './rules.ts';
import { stageAt } from './visibility.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 4, 1, hours));
const competition: Timed = {
  status: 'PUBLISHED',
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
  const now = new Date(at(0).getTime() + hour * 3_600_000);
  expect(phaseAt(competition, now)).toBe(phase);
  expect(stageAt(competition, now)).toBe(stage);
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
      const some: Timed = { status: 'PUBLISHED', competitionStart, votingStart, votingEnd, award };
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
