/** A value that a spreadsheet would take for a formula begins with an apostrophe, as in the files of the service. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as a CSV file (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\u{FEFF}${[heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** Offers a CSV file as a download. */
export function saveCsv(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
