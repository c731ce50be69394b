/** An event of a calendar. */
export interface CalendarEvent {
  /** Unique id: an event imported again replaces the earlier version, even if its date has changed. */
  uid: string;
  /** ISO 8601, UTC. */
  at: string;
  summary: string;
  /** Link to more information. */
  url: string;
}

/** Trigger of the alarm, one day before the event (RFC 5545, section 3.3.6). */
const alarmBefore = '-P1D';

/** Maximum length of a line in bytes, without the line break (RFC 5545, section 3.1). */
const maxLineBytes = 75;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a long line: continuation lines start with a space, and characters are not split. */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (bytes(last + character) > maxLineBytes) parts.push(` ${character}`);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n');
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Formats an instant as `20260510T100000Z`. */
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

/** A calendar file (RFC 5545) with an alarm one day before each event. @param writtenAt ISO 8601, timestamp of the data */
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

/** Characters that file systems do not allow in names. */
const forbidden = /[\\/:*?"<>|]/g;

/** Offers a calendar as a download. */
export function saveCalendar(calendar: string, name: string): void {
  const address = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(forbidden, ' ').trim();
  link.click();
  // Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
