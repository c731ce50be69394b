/** How the cells of a column stand. */
export interface Column {
  title: string;
  /** Numbers stand at the right unless told otherwise. */
  align?: 'left' | 'right';
}

/** A Markdown table whose source reads like one. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, i) => Math.max(3, title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const pad = (text: string, i: number) =>
    columns[i]?.align === 'left' ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map(({ align }, i) =>
    align === 'left' ? '-'.repeat(widths[i] ?? 3) : `${'-'.repeat((widths[i] ?? 3) - 1)}:`,
  );
  return [
    line(columns.map(({ title }, i) => pad(title, i))),
    line(rule),
    ...rows.map((row) => line(columns.map((_, i) => pad(row[i] ?? '', i)))),
  ].join('\n');
}

/** Three significant digits, never an exponent: `0.46`, `4.6`, `46`, `1,234`. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** How many times `value` is `reference`. */
export const times = (value: number, reference: number): string =>
  Number.isFinite(value / reference) ? `${figure(value / reference)}×` : '–';
