import { recentDays } from './recentDays.ts';

const zone = 'Europe/Budapest';
const active = [
  { day: '2026-03-28', entries: 1, votes: 2, comments: 3 },
  { day: '2026-03-30', entries: 4, votes: 5, comments: 6 },
];

describe('the last days', () => {
  it('end with today in the time zone of the installation, over a change of the clocks', () => {
    // Half an hour after midnight in Budapest, still the day before in UTC.
    const days = recentDays(active, Date.parse('2026-03-29T22:30:00.000Z'), zone, 3);
    expect(days.map(({ day, votes }) => [day, votes])).toEqual([
      ['2026-03-28', 2],
      ['2026-03-29', 0],
      ['2026-03-30', 5],
    ]);
    expect(recentDays(active, Date.parse('2026-03-29T21:30:00.000Z'), zone, 1)[0]).toMatchObject({
      day: '2026-03-29',
      entries: 0,
    });
  });
});
