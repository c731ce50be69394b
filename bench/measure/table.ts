/** Title and alignment of a table column. */
export interface Column {
  title: string;
  /** `right` by default. */
  align?: 'left' | 'right';
}

/** Renders a Markdown table with padded cells. */
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

/** Formats a number with up to two decimals and no exponent: `0.46`, `4.60`, `46.2`, `1,234`; a dash for NaN and infinity. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Formats the ratio of `value` to `reference`, e.g. `1.50×`. */
export const times = (value: number, reference: number): string =>
  Number.isFinite(value / reference) ? `${figure(value / reference)}×` : '–';
