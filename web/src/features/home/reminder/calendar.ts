/** A date for a calendar. */
export interface CalendarEvent {
  /** Names it: the same date saved anew replaces the old one, also when it was moved. */
  uid: string;
  /** ISO 8601, UTC. */
  at: string;
  summary: string;
  /** Where to read more. */
  url: string;
}

/** How long before a date its alarm goes off: a day (RFC 5545, section 3.3.6). */
const alarmBefore = '-P1D';

/** Longest line in bytes, without its end (RFC 5545, section 3.1). */
const longestLine = 75;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Breaks a line that is too long; each further part begins with a space, and no letter is split. */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (bytes(last + character) > longestLine) parts.push(` ${character}`);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n');
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** `20260510T100000Z` */
const stamp = (instant: string): string => new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

const linesOf = ({ uid, at, summary, url }: CalendarEvent, writtenAt: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(writtenAt)}`,
  `DTSTART:${stamp(at)}`,
  `SUMMARY:${escaped(summary)}`,
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:${alarmBefore}`,
  'END:VALARM',
  'END:VEVENT',
];

/** A calendar file (RFC 5545) with an alarm a day before each date. @param writtenAt ISO 8601, when the dates were read */
export function calendarOf(events: readonly CalendarEvent[], writtenAt: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//photo-competition//dates//EN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, writtenAt)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** What no file system takes in a name. */
const forbidden = /[\\/:*?"<>|]/g;

/** Hands a calendar to the browser as a file to save or to open. */
export function saveCalendar(calendar: string, name: string): void {
  const address = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(forbidden, ' ').trim();
  link.click();
  // Safari reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
