import { holidayOf } from './holidays.ts';

const zone = 'Europe/Budapest';

describe('a public holiday', () => {
  // Easter Sundays as tables of the church have them, with the earliest and the latest that there can be.
  it.each([
    '1818-03-22',
    '1943-04-25',
    '2000-04-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])('Easter Sunday is %s', (date) => expect(holidayOf(`${date}T23:00`, zone)).toBe('easterSunday'));

  it.each([
    ['2026-04-02', null],
    ['2026-04-03', 'goodFriday'],
    ['2026-04-04', null],
    ['2026-04-06', 'easterMonday'],
    ['2026-04-07', null],
    ['2026-05-24', 'pentecost'],
    ['2026-05-25', 'whitMonday'],
    ['2027-01-01', 'newYear'],
    ['2026-03-15', 'revolutionOf1848'],
    ['2026-05-01', 'labourDay'],
    ['2026-08-20', 'stateFoundation'],
    ['2026-10-23', 'revolutionOf1956'],
    ['2026-11-01', 'allSaints'],
    ['2026-12-24', 'christmasEve'],
    ['2026-12-25', 'christmas'],
    ['2026-12-26', 'secondDayOfChristmas'],
    ['2026-12-31', null],
  ])('%s is %s', (date, holiday) => {
    expect(holidayOf(`${date}T00:00`, zone)).toBe(holiday);
    expect(holidayOf(`${date}T23:59`, zone)).toBe(holiday);
  });

  it('is told neither in other time zones nor of what is no date', () => {
    expect(holidayOf('2026-12-25T23:00', 'Europe/Vienna')).toBeNull();
    for (const field of ['', '2026', '2026-12-2', 'T10:00']) expect(holidayOf(field, zone)).toBeNull();
  });
});
