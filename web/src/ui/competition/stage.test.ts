import { nextBoundary, showsPhotos, stageOf } from './stage.ts';

const times = {
  status: 'PUBLISHED' as const,
  judgedBy: 'VOTERS' as const,
  ended: false,
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-10T10:00:00.000Z',
  votingEnd: '2026-05-20T10:00:00.000Z',
  award: '2026-05-25T10:00:00.000Z',
};
const votingStart = Date.parse(times.votingStart);

test.each([
  ['2026-04-30T10:00:00Z', 'upcoming', 'competitionStart'],
  ['2026-05-02T10:00:00Z', 'uploading', 'votingStart'],
  ['2026-05-12T10:00:00Z', 'voting', 'votingEnd'],
  ['2026-05-22T10:00:00Z', 'award', 'award'],
  ['2026-06-01T10:00:00Z', 'ended', null],
])('at %s it is %s, and %s comes next', (instant, stage, next) => {
  const now = Date.parse(instant);
  expect(stageOf(times, now)).toBe(stage);
  expect(nextBoundary(times, now)).toBe(next);
});

test.each([
  ['2026-05-02T10:00:00Z', 'uploading', false],
  ['2026-05-12T10:00:00Z', 'judging', false],
  ['2026-05-22T10:00:00Z', 'award', false],
  ['2026-05-25T10:00:00Z', 'award', false],
  ['2026-06-01T10:00:00Z', 'ended', true],
])('where a jury alone judges it is at %s %s, and whether photos are shown: %s', (instant, stage, shown) => {
  const byJury = { ...times, judgedBy: 'JURY' as const };
  expect(stageOf(byJury, Date.parse(instant))).toBe(stage);
  expect(showsPhotos(byJury, Date.parse(instant))).toBe(shown);
});

test('a boundary instant counts to the phase that it ends', () => {
  expect(stageOf(times, votingStart)).toBe('uploading');
  expect(nextBoundary(times, votingStart)).toBe('votingStart');
  expect(showsPhotos(times, votingStart)).toBe(false);
  expect(stageOf(times, votingStart + 1)).toBe('voting');
  expect(showsPhotos(times, votingStart + 1)).toBe(true);
});

test('a pause hides the phase but not the photos; what is archived has ended whatever the clock says', () => {
  expect(stageOf({ ...times, status: 'PAUSED' }, votingStart + 1)).toBe('paused');
  expect(showsPhotos({ ...times, status: 'PAUSED' }, votingStart + 1)).toBe(true);
  expect(stageOf({ ...times, status: 'CANCELLED' }, votingStart)).toBe('cancelled');
  expect(nextBoundary({ ...times, status: 'CANCELLED' }, votingStart)).toBeNull();
  expect(stageOf({ ...times, ended: true, status: 'ARCHIVED' }, votingStart)).toBe('ended');
});
