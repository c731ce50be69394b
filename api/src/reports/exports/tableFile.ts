import type { components } from '@photo-competition/schema/rest';
import { csvOf, type CsvRow } from './csv.ts';
import type { Download } from './download.ts';
import { xlsxOf, xlsxType, type SheetReader } from './xlsx.ts';

/** How a table is written, and for whom. */
export interface TableForm extends SheetReader {
  format: components['schemas']['TableFormat'];
}

/** A table as a file, made as it is read. @param name of the file, without its ending */
export function tableFile(
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<CsvRow>,
  { format, ...reader }: TableForm,
): Download {
  if (format === 'xlsx')
    return { contentType: xlsxType, fileName: `${name}.xlsx`, content: xlsxOf(name, columns, rows, reader) };
  return { contentType: 'text/csv; charset=utf-8', fileName: `${name}.csv`, content: csvOf(columns, rows) };
}
