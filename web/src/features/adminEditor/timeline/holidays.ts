import { CalendarDate, parseDate } from '@internationalized/date';

/** A public holiday of Hungary. The list is our own: libraries bring the holidays of the world, 30 kB and more for these lines. */
export type Holiday = keyof typeof fixed | keyof typeof afterEaster;

/**
 * Month and day of those that are on the same day each year, and the days after Easter Sunday of the others: the Hungarian
 * Labour Code (2012. évi I. törvény, 102. §), with 24 December, which is one since 2024.
 */
const fixed = {
  newYear: '01-01',
  revolutionOf1848: '03-15',
  labourDay: '05-01',
  stateFoundation: '08-20',
  revolutionOf1956: '10-23',
  allSaints: '11-01',
  christmasEve: '12-24',
  christmas: '12-25',
  secondDayOfChristmas: '12-26',
} as const;
const afterEaster = { goodFriday: -2, easterSunday: 0, easterMonday: 1, pentecost: 49, whitMonday: 50 } as const;

/** The time zone in which the holidays of Hungary are told. */
const hungary = 'Europe/Budapest';

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, 2nd ed., chapter 8). */
function easterSunday(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const late = Math.floor(((year % 19) + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return new CalendarDate(year, Math.floor(days / 31), (days % 31) + 1);
}

const entriesOf = Object.entries as <Key extends string, Value>(of: Record<Key, Value>) => [Key, Value][];

/**
 * The public holiday on which a date lies.
 * @param field what a field of the type `datetime-local` holds
 * @param timeZone IANA name; holidays are known for that of Hungary only
 * @returns null on other days, in other time zones, and where the field holds no date
 */
export function holidayOf(field: string, timeZone: string): Holiday | null {
  if (timeZone !== hungary) return null;
  const [date = ''] = field.split('T');
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const onDate = entriesOf(fixed).find(([, monthAndDay]) => date.endsWith(`-${monthAndDay}`));
  if (onDate) return onDate[0];
  const fromEaster = parseDate(date).compare(easterSunday(Number(date.slice(0, 4))));
  return entriesOf(afterEaster).find(([, days]) => days === fromEaster)?.[0] ?? null;
}
