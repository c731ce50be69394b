import { formatFor } from './format.ts';
import { locales } from './locale.ts';
import { relativeTime } from './relativeTime.ts';

const hu = formatFor('hu');
const en = formatFor('en');

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** `Intl` separates with spaces that do not break; which of them is not of interest here. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

it('is made once for each locale', () => {
  expect(formatFor('hu')).toBe(hu);
  expect(hu.locale).toBe('hu');
  expect(en.locale).toBe('en');
});

describe('dates', () => {
  const instant = new Date(2026, 4, 1, 14, 5);

  it('read as the language has them', () => {
    expect(plain(hu.date(instant))).toBe('2026. május 1.');
    expect(plain(en.date(instant))).toBe('1 May 2026');
  });

  it('are taken as instants, ISO texts and epoch milliseconds alike', () => {
    expect(hu.date(instant.toISOString())).toBe(hu.date(instant));
    expect(hu.date(instant.getTime())).toBe(hu.date(instant));
  });

  it('have the time in the zone of the viewer', () => {
    expect(plain(hu.dateTime(instant))).toBe('2026. május 1. 14:05');
    expect(plain(en.dateTime(instant))).toMatch(/^1 May 2026 at 14:05$/);
  });

  it('are not broken between day and month, nor before the zone', () => {
    expect([hu.date(instant), en.date(instant)]).toEqual(['2026. május\u00a01.', '1\u00a0May 2026']);
    expect(hu.zoned(instant, 'UTC')).toMatch(/^2026\. május\u00a01\. \d\d:\d\d\u00a0UTC$/);
    expect(en.zoned(instant, 'UTC')).toMatch(/^1\u00a0May 2026 at \d\d:\d\d\u00a0UTC$/);
  });

  it('name the zone where they are deadlines', () => {
    for (const format of [hu, en]) {
      const zone = new Intl.DateTimeFormat(format.convention, { timeZoneName: 'short' })
        .formatToParts(instant)
        .find(({ type }) => type === 'timeZoneName')?.value;
      expect(zone).toBeTruthy();
      expect(format.deadline(instant)).toContain(zone);
      expect(format.deadline(instant)).toMatch(/14:05/);
    }
  });
});

describe('relative times', () => {
  const now = Date.UTC(2026, 4, 20, 12);
  const at = (ms: number, format = hu) => plain(relativeTime(format, now + ms, now));

  it.each([
    [-3 * day, '3 nappal ezelőtt', '3 days ago'],
    [-day, '1 nappal ezelőtt', '1 day ago'],
    [-(day - 1), '23 órával ezelőtt', '23 hours ago'],
    [-hour, '1 órával ezelőtt', '1 hour ago'],
    [-59 * minute, '59 perccel ezelőtt', '59 minutes ago'],
    [-5 * second, '5 másodperccel ezelőtt', '5 seconds ago'],
    [0, 'most', 'now'],
    [2 * hour, '2 óra múlva', 'in 2 hours'],
    [day, '1 nap múlva', 'in 1 day'],
    [-60 * day, '2 hónappal ezelőtt', '2 months ago'],
    [-730 * day, '2 évvel ezelőtt', '2 years ago'],
  ])('%d ms from now reads %s and %s', (ms, hungarian, english) => {
    expect(at(ms)).toBe(hungarian);
    expect(at(ms, en)).toBe(english);
  });
});

describe('countdown', () => {
  it.each([
    [3 * day + 4 * hour + 5 * minute, '3 nap és 4 óra', '3 days and 4 hours'],
    [day, '1 nap', '1 day'],
    [day + 59 * minute, '1 nap', '1 day'],
    [hour + minute, '1 óra és 1 perc', '1 hour and 1 minute'],
    [minute + 1, '1 perc', '1 minute'],
    [90 * second, '1 perc és 30 másodperc', '1 minute and 30 seconds'],
    [999, '0 másodperc', '0 seconds'],
    [0, '0 másodperc', '0 seconds'],
    [-day, '0 másodperc', '0 seconds'],
  ])('of %d ms reads %s and %s', (ms, hungarian, english) => {
    expect(plain(hu.countdown(ms))).toBe(hungarian);
    expect(plain(en.countdown(ms))).toBe(english);
  });
});

describe('numbers', () => {
  it('are grouped as the language does', () => {
    expect(plain(hu.number(1234567.5))).toBe('1 234 567,5');
    expect(en.number(1234567.5)).toBe('1,234,567.5');
  });

  it('take the options of Intl', () => {
    expect(plain(hu.number(0.25, { style: 'percent' }))).toBe('25%');
    expect(en.number(2, { minimumFractionDigits: 1 })).toBe('2.0');
    expect([hu.score(3.7), en.score(3.696)]).toEqual(['3,70', '3.70']);
  });

  it('have units', () => {
    expect(plain(hu.unit('megabyte', 30))).toBe('30 megabájt');
    expect(plain(en.unit('megabyte', 1))).toBe('1 megabyte');
  });
});

describe('words', () => {
  it('are listed', () => {
    expect(hu.list(['a', 'b', 'c'])).toBe('a, b és c');
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(hu.list([])).toBe('');
  });

  it('name people with the family name first in Hungarian', () => {
    const name = { firstName: 'Béla', lastName: 'Nagy' };
    expect(hu.personName(name)).toBe('Nagy Béla');
    expect(en.personName(name)).toBe('Béla Nagy');
    expect(hu.personName({ firstName: 'Béla', lastName: '' })).toBe('Béla');
  });

  it.each(locales)('are read in %s out of a text in each', (locale) => {
    expect(formatFor(locale).text({ hu: 'hu', en: 'en' })).toBe(locale);
  });
});
