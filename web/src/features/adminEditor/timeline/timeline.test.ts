import { minutesBetween, moved, movedOnClock, sundayNight, weekendsBetween } from './localTime.ts';
import { draggedBy, keyStep, presetDates, restMoved, warningsOf, type DateFields } from './timeline.ts';

const zone = 'Europe/Budapest';
/** In Budapest clocks go forward on 29 March 2026 at 2:00, and back on 25 October 2026 at 3:00. */
const at = (local: string) => Date.parse(`${local}:00+02:00`);
const never = () => false;
const fields: DateFields = {
  competitionStart: '2026-05-02T20:00',
  votingStart: '2026-05-29T20:00',
  votingEnd: '2026-06-12T20:00',
  award: '2026-06-19T20:00',
};

describe('moving a date', () => {
  it.each([
    ['2026-03-28T20:00', { days: 1 }, '2026-03-29T20:00'],
    ['2026-10-24T20:00', { days: 7 }, '2026-10-31T20:00'],
    ['2026-05-01T20:00', { hours: -1 }, '2026-05-01T19:00'],
    // The hour that is skipped: the first that exists.
    ['2026-03-28T02:30', { days: 1 }, '2026-03-29T03:30'],
    ['2026-03-29T01:00', { hours: 1 }, '2026-03-29T03:00'],
    // The hour that comes twice has one name.
    ['2026-10-25T02:00', { hours: 1 }, '2026-10-25T03:00'],
    ['2026-10-25T03:00', { hours: -1 }, '2026-10-25T02:00'],
    ['', { days: 1 }, ''],
  ])('%s by %o is %s', (field, step, to) => expect(moved(field, step, zone)).toBe(to));

  it('takes the later ones along by the clock, over a change of the clocks, but none that is frozen', () => {
    const before = { ...fields, competitionStart: '2026-10-01T20:00', votingStart: '2026-10-20T20:00' };
    expect(minutesBetween('2026-10-01T20:00', '2026-10-08T20:00')).toBe(7 * 24 * 60);
    expect(movedOnClock('2026-10-20T20:00', 7 * 24 * 60, zone)).toBe('2026-10-27T20:00');
    const rest = restMoved(before, 'competitionStart', 60, zone, (name) => name === 'award');
    expect(rest).toEqual({ votingStart: '2026-10-20T21:00', votingEnd: '2026-06-12T21:00' });
  });

  it('is a day by an arrow, an hour with Shift, a week with Ctrl; of a pointer, whole days or whole hours', () => {
    expect(keyStep('ArrowRight', false, false)).toEqual({ days: 1 });
    expect(keyStep('ArrowLeft', true, false)).toEqual({ hours: -1 });
    expect(keyStep('ArrowUp', false, true)).toEqual({ days: 7 });
    expect(keyStep('a', false, false)).toBeNull();
    const scale = { from: 0, to: 100 * 86_400_000 };
    expect(draggedBy(0.104, scale, false)).toEqual({ days: 10 });
    expect(draggedBy(-0.01, scale, true)).toEqual({ hours: -24 });
  });
});

describe('a timetable', () => {
  it('counts the weekends whose Saturday noon it holds', () => {
    // From a Sunday night to the one two weeks later.
    expect(weekendsBetween(at('2026-05-03T23:00'), at('2026-05-17T23:00'), zone)).toBe(2);
    expect(weekendsBetween(at('2026-05-04T08:00'), at('2026-05-08T08:00'), zone)).toBe(0);
    expect(weekendsBetween(at('2026-05-09T13:00'), at('2026-05-16T11:00'), zone)).toBe(0);
  });

  it('of whole weeks has all dates on Sunday nights, the first neither before the field nor before tomorrow', () => {
    expect(sundayNight(at('2026-05-03T22:00'), zone)).toBe('2026-05-03T23:00');
    expect(sundayNight(at('2026-05-03T23:30'), zone)).toBe('2026-05-10T23:00');
    const of = (first: string) => presetDates('usual', first, zone, at('2026-05-03T12:00'));
    expect(of('2026-05-01T20:00')).toEqual({
      competitionStart: '2026-05-10T23:00',
      votingStart: '2026-06-07T23:00',
      votingEnd: '2026-06-21T23:00',
      award: '2026-06-28T23:00',
    });
    // Clocks go back in between.
    expect(of('2026-10-01T20:00').votingStart).toBe('2026-11-01T23:00');
  });
});

describe('the cause of a warning', () => {
  const neighbour = {
    id: '9',
    number: 9,
    title: { hu: 'Tél', en: 'Winter' },
    from: '2026-06-01T10:00:00.000Z',
    to: '2026-08-01T10:00:00.000Z',
  };
  const kinds = (changes: Partial<DateFields>, now = '2026-04-01T12:00', neighbours = [neighbour]) =>
    Object.entries(warningsOf({ ...fields, ...changes }, zone, at(now), neighbours, never)).flatMap(([name, found]) =>
      found.map(({ kind }) => `${name}: ${kind}`),
    );

  it('is absent where all is well', () => expect(kinds({}, undefined, [])).toEqual([]));
  it('is a date that has passed', () => expect(kinds({}, '2026-05-03T12:00', [])).toEqual(['competitionStart: past']));
  it('is a phase of less than a day', () => {
    expect(kinds({ votingStart: '2026-06-11T20:01' }, undefined, [])).toEqual(['votingEnd: short']);
    expect(kinds({ votingStart: '2026-06-11T20:00' }, undefined, [])).toEqual([]);
  });
  it('is another competition at the same time, beside the first date within it', () => {
    expect(kinds({})).toEqual(['votingEnd: overlap']);
    // A neighbour that lies within this one.
    const short = { ...neighbour, from: '2026-05-03T10:00:00.000Z', to: '2026-05-04T10:00:00.000Z' };
    expect(kinds({}, undefined, [short])).toEqual(['award: overlap']);
    // A neighbour that ends as this one begins.
    const earlier = { ...neighbour, from: '2026-01-01T10:00:00.000Z', to: '2026-05-02T18:00:00.000Z' };
    expect(kinds({}, undefined, [earlier])).toEqual([]);
  });
  it('is a public holiday', () => {
    expect(kinds({ competitionStart: '2026-05-01T20:00' }, undefined, [])).toEqual(['competitionStart: holiday']);
  });
  it('is an hour that comes twice', () =>
    expect(warningsOf(fields, zone, 0, [], (name) => name === 'award').award).toEqual([{ kind: 'twice' }]));
});
