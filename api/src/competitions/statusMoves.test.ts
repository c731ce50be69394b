import { problemBody } from '../platform/http/messages.ts';
import type { Problem } from '../platform/http/problem.ts';
import { checkStatusMove, statusMoves } from './statusMoves.ts';

const dates = {
  judgedBy: 'VOTERS' as const,
  competitionStart: new Date('2026-05-01T10:00:00Z'),
  votingStart: new Date('2026-05-10T10:00:00Z'),
  votingEnd: new Date('2026-05-20T10:00:00Z'),
  award: new Date('2026-05-30T10:00:00Z'),
};
const statuses = ['DRAFT', 'PUBLISHED', 'PAUSED', 'CANCELLED', 'ARCHIVED'] as const;
type Status = (typeof statuses)[number];

const legal = [
  'DRAFT PUBLISHED',
  'DRAFT CANCELLED',
  'PUBLISHED PAUSED',
  'PUBLISHED CANCELLED',
  'PAUSED PUBLISHED',
  'PAUSED CANCELLED',
];
const every = statuses.flatMap((from) => statuses.map((to) => [from, to] as [Status, Status]));

function refusalOf(from: Status, to: Status, now: Date): Problem | null {
  try {
    checkStatusMove({ ...dates, status: from }, to, now);
    return null;
  } catch (error) {
    return error as Problem;
  }
}
const detail = (problem: Problem | null, locale: 'hu' | 'en') =>
  problem && problemBody(problem, { locale, timeZone: 'Europe/Budapest' }, 'r').detail;

test.each(every)('%s to %s: legal as the rules say, else refused in words that say why', (from, to) => {
  const during = new Date('2026-05-15T10:00:00Z');
  const refusal = refusalOf(from, to, during);
  expect(refusal === null).toBe(legal.includes(`${from} ${to}`));
  if (!refusal) return;
  expect(refusal.code).toBe('ILLEGAL_STATUS_CHANGE');
  for (const locale of ['hu', 'en'] as const) {
    expect(detail(refusal, locale)).toMatch(/: .+\.$/);
    for (const status of statuses) expect(detail(refusal, locale)).not.toContain(status);
  }
});

test('archiving is legal once the award has passed, and says from when before', () => {
  expect(detail(refusalOf('PUBLISHED', 'ARCHIVED', dates.award), 'en')).toBe(
    'The competition cannot go from “published” to “archived”: that is possible only after the award, from 30 May 2026 at 12:00 (Central European Summer Time).',
  );
  expect(detail(refusalOf('PUBLISHED', 'ARCHIVED', dates.award), 'hu')).toBe(
    'A pályázat nem kerülhet „közzétett” állapotból „archivált” állapotba: ez csak az eredményhirdetés után lehetséges, ettől: 2026. május 30. 12:00 (közép-európai nyári idő).',
  );
  expect(refusalOf('PUBLISHED', 'ARCHIVED', new Date(dates.award.getTime() + 1))).toBeNull();
});

test('a draft whose dates are all over is not published', () => {
  for (const now of [dates.award, new Date(dates.award.getTime() + 1)]) {
    const refusal = refusalOf('DRAFT', 'PUBLISHED', now);
    expect(refusal).toMatchObject({ code: 'DATES_OVER', errors: [{ field: 'award', code: 'PAST' }] });
    expect(detail(refusal, 'hu')).toContain('2026. május 30. 12:00');
  }
  expect(refusalOf('DRAFT', 'PUBLISHED', new Date(dates.award.getTime() - 1))).toBeNull();
  // A competition that was public before goes on.
  expect(refusalOf('PAUSED', 'PUBLISHED', new Date(dates.award.getTime() + 1))).toBeNull();
});

test.each([
  ['PUBLISHED', 'PUBLISHED', 'move.SAME'],
  ['ARCHIVED', 'ARCHIVED', 'move.SAME'],
  ['ARCHIVED', 'DRAFT', 'move.FINAL'],
  ['CANCELLED', 'PUBLISHED', 'move.FINAL'],
  ['PUBLISHED', 'DRAFT', 'move.TO_DRAFT'],
  ['DRAFT', 'PAUSED', 'move.PUBLISH_FIRST'],
  ['DRAFT', 'ARCHIVED', 'move.PUBLISH_FIRST'],
  ['PAUSED', 'ARCHIVED', 'move.RESUME_FIRST'],
] as const)('%s to %s is refused because of %s', (from, to, phrase) => {
  expect(refusalOf(from, to, dates.votingStart)?.values['reason']).toMatchObject({ phrase });
});

test.each(statuses)('the moves told of %s are allowed as the change itself is, at every instant', (status) => {
  const codes = ['FINAL', 'TO_DRAFT', 'PUBLISH_FIRST', 'RESUME_FIRST', 'BEFORE_AWARD'];
  const at = dates.award.getTime();
  for (const now of [dates.votingStart.getTime(), at - 1, at, at + 1].map((ms) => new Date(ms))) {
    const moves = statusMoves({ ...dates, status }, now);
    expect(moves.map(({ to }) => to).sort()).toEqual(statuses.filter((to) => to !== status).sort());
    for (const { to, allowed, reason, from } of moves) {
      const refusal = refusalOf(status, to, now);
      expect(allowed).toBe(refusal === null);
      const said = refusal?.code === 'DATES_OVER' ? refusal.code : refusal?.values['reason'];
      expect(
        said === 'DATES_OVER' || said === undefined
          ? said
          : codes.find((c) => `move.${c}` === (said as { phrase: string }).phrase),
      ).toBe(reason);
      expect(from).toBe(reason === 'BEFORE_AWARD' ? dates.award.toISOString() : undefined);
    }
  }
});
