import { calendarOf } from './calendar.ts';

const event = {
  uid: '2-votingEnd@example.org',
  at: '2026-05-30T10:00:00.000Z',
  summary: 'Fények; árnyak, formák: A szavazás vége',
  url: 'https://example.org/',
};
const written = calendarOf([event], '2026-05-20T12:00:00.000Z');

test('a calendar holds each date with its alarm, in UTC', () => {
  const lines = written.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'UID:2-votingEnd@example.org',
      'DTSTAMP:20260520T120000Z',
      'DTSTART:20260530T100000Z',
      'TRIGGER:-P1D',
    ]),
  );
  expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('signs with a meaning are escaped, so that a title adds no field', () => {
  expect(written).toContain(String.raw`SUMMARY:Fények\; árnyak\, formák: A szavazás vége`);
  expect(calendarOf([{ ...event, summary: 'a\r\nATTENDEE:b' }], event.at)).toContain(String.raw`SUMMARY:a\nATTENDEE:b`);
});

test('no line is longer than 75 bytes, and put together again it says the same', () => {
  const summary = 'Őszi árvíztűrő tükörfúrógép '.repeat(12).trim();
  const long = calendarOf([{ ...event, summary }], event.at);
  const tooLong = long.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75);
  expect(tooLong).toEqual([]);
  expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});
