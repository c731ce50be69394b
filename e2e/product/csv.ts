/** The rows of a CSV file (RFC 4180) by the names of its columns; its byte order mark goes. */
export function rowsOf(file: Uint8Array): Record<string, string>[] {
  const text = new TextDecoder().decode(file);
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
    else if (end === '') break;
  }
  const [names = [], ...rows] = lines;
  return rows
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(names.map((name, n) => [name, cells[n] ?? ''])));
}
