import { writableInXml } from '@photo-competition/schema/xmlText';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { Locale } from '../../platform/http/messages.ts';
import type { CsvRow } from './csv.ts';
import { headingOf } from './headings.ts';

/*
 * `hucre` streams rows in constant memory and has no dependencies; `exceljs` brings nine packages, and `write-excel-file` takes a
 * whole sheet at once.
 */

/** Media type of an XLSX file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** For whom a sheet is written. */
export interface SheetReader {
  locale: Locale;
  /** IANA name of the zone of its dates. */
  timeZone: string;
}

/** Columns of instants, which a CSV has in UTC (RFC 3339). */
const instants = new Set([
  ...['at', 'createdAt', 'updatedAt', 'moderatedAt', 'editedAt', 'scheduledAt', 'startedAt', 'finishedAt', 'sentAt'],
  ...['competitionStart', 'votingStart', 'votingEnd', 'award'],
]);

/** Columns that say yes or no, which a CSV has as `true` and `false`. */
const answers = new Set(['administrator', 'enabled', 'activated', 'organiserMail']);
const yesNo = { hu: { true: 'igen', false: 'nem' }, en: { true: 'yes', false: 'no' } } as const;

/** Characters that a cell can hold at most. */
const longestText = 32_767;

/** The beginning of what spreadsheets take for an escaped character, e.g. `_x000D_`. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi;

const textCell = (value: string): string => {
  const text = writableInXml(value);
  const whole = text.length > longestText ? `${writableInXml(text.slice(0, longestText - 1))}…` : text;
  return whole.replace(escaped, '_x005F_');
};

/** Gives the wall clock of a zone as a date whose UTC parts are those of the clock: cells have no zone. */
function wallClock(timeZone: string): (instant: string) => Date {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second } = parts;
    return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  };
}

/**
 * Rows as a sheet for a person who opens it in a spreadsheet program: headings in the reader's language, instants as dates in
 * the installation's zone, texts as texts, so that none is carried out as a formula. Rows are read as the file is written out;
 * after 1,048,576 of them, which is what a sheet can hold, they go on in a further sheet.
 */
export function xlsxOf(
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  { locale, timeZone }: SheetReader,
): Readable {
  const clock = wallClock(timeZone);
  const cellOf = (column: string, value: string | number | null | undefined): CellValue => {
    if (value === null || value === undefined || typeof value === 'number') return value ?? null;
    if (instants.has(column)) return clock(value);
    if (answers.has(column) && (value === 'true' || value === 'false')) return yesNo[locale][value];
    return textCell(value);
  };
  async function* cells(): AsyncGenerator<CellValue[]> {
    for await (const row of rows) yield columns.map((column) => cellOf(column, row[column]));
  }
  const sheet = writeXlsxStream(cells(), {
    name,
    columns: columns.map((column) => ({
      header: headingOf(column, locale) + (instants.has(column) ? ` (${timeZone})` : ''),
      width: instants.has(column) ? 28 : 18,
      ...(instants.has(column) ? { numFmt: 'yyyy-mm-dd hh:mm:ss' } : {}),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(sheet as Parameters<typeof Readable.fromWeb>[0]);
}
