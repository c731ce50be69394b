import { createWriteStream, statSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { CsvRow } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

const budapest = { locale: 'hu', timeZone: 'Europe/Budapest' } as const;
const columns = ['imageId', 'title', 'createdAt', 'enabled', 'score'];

async function sheetOf(rows: CsvRow[], reader: { locale: 'hu' | 'en'; timeZone: string } = budapest) {
  const { sheets } = await readXlsx(new Uint8Array(await buffer(xlsxOf('entries-7', columns, rows, reader))));
  return sheets[0]?.rows ?? [];
}

test('headings are in the reader’s language, and those of instants name the zone', async () => {
  const [hu] = await sheetOf([]);
  expect(hu).toEqual(['Kép azonosítója', 'Cím', 'Létrejött (Europe/Budapest)', 'Engedélyezve', 'Pontszám']);
  const [en] = await sheetOf([], { locale: 'en', timeZone: 'UTC' });
  expect(en).toEqual(['Photo id', 'Title', 'Created (UTC)', 'Enabled', 'Score']);
});

test('numbers are numbers, instants dates of the zone, and answers words', async () => {
  const row = { imageId: 7, title: 'Őszi fény', enabled: 'true', score: 3.7041 };
  const [, summer, winter] = await sheetOf([
    { ...row, createdAt: '2026-06-30T23:30:15.000Z' },
    { ...row, createdAt: '2026-12-31T23:30:00.000Z', score: null },
  ]);
  expect(summer).toEqual([7, 'Őszi fény', new Date('2026-07-01T01:30:15Z'), 'igen', 3.7041]);
  expect(winter?.slice(0, 4)).toEqual([7, 'Őszi fény', new Date('2027-01-01T00:30:00Z'), 'igen']);
  expect(winter?.[4] ?? null).toBeNull();
});

test.each([
  '=1+1',
  '=HYPERLINK("http://x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '007',
  '1,5',
  '2026-05-01',
  '<&>"',
  '_x000D_',
  '  two  ',
])('the text %s stays a text, as it is', async (title) => {
  const file = new Uint8Array(await buffer(xlsxOf('entries', columns, [{ title }], budapest)));
  const { sheets } = await readXlsx(file);
  expect(sheets[0]?.rows[1]?.[1]).toBe(title);
});

test('a text that a cell cannot hold is cut, and characters that XML cannot hold are left out', async () => {
  const [, long, odd] = await sheetOf([{ title: 'é'.repeat(40_000) }, { title: 'a\u0000\u000bb\ud800c' }]);
  expect([String(long?.[1]).length, String(long?.[1]).endsWith('…')]).toEqual([32_767, true]);
  expect(odd?.[1]).toBe('abc');
});

test('65,536 rows are written as they are read, whole and in order', async () => {
  const rows = 65_536;
  let read = 0;
  function* source(): Generator<CsvRow> {
    for (; read < rows; read += 1)
      yield {
        imageId: read,
        title: `Photo ${read}`,
        createdAt: '2026-05-01T10:00:00.000Z',
        enabled: 'false',
        score: 3.5,
      };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'xlsx-'));
  try {
    const file = path.join(folder, 'table.xlsx');
    const stream = xlsxOf('entries', columns, source(), budapest);
    await new Promise((resolve, reject) => stream.once('readable', resolve).once('error', reject));
    expect(read).toBeLessThan(rows / 2);
    await pipeline(stream, createWriteStream(file));
    expect(read).toBe(rows);
    expect(statSync(file).size).toBeLessThan(8_000_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
  let count = 0;
  read = 0;
  const bytes = new Uint8Array(await buffer(xlsxOf('entries', columns, source(), budapest)));
  for await (const { values } of streamXlsxRows(bytes)) {
    if (count > 0 && values[0] !== count - 1) throw new Error(`Row ${count} is ${String(values[0])}`);
    count += 1;
  }
  expect(count).toBe(rows + 1);
});
