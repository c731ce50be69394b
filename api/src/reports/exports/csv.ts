import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';

/** A row by column name; null is an empty cell. */
export type CsvRow = Record<string, string | number | null>;

/**
 * Rows as CSV: UTF-8 with a byte order mark, CRLF (RFC 4180). Cells that a spreadsheet would take for a formula begin with
 * an apostrophe (CWE-1236).
 */
export function csvOf(columns: readonly string[], rows: AsyncIterable<CsvRow> | Iterable<CsvRow>): Readable {
  const writer = stringify({
    columns: [...columns],
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
  });
  const source = Readable.from(rows);
  source.once('error', (error) => writer.destroy(error));
  writer.once('close', () => source.destroy());
  return source.pipe(writer);
}
