/**
 * A file of receipts, `receipts.txt`: one note after the other. The client saves one, the service sends one when a log is
 * closed; the page of a count and `count/verify.mjs` read both.
 */
export const formatReceiptFile = (notes: readonly string[]): string => notes.join('\n');

/** Splits a file of receipts, which stand one after the other, with or without an empty line between them. */
export const receiptsIn = (file: string): string[] =>
  file
    .replace(/\r\n/g, '\n')
    .split(/\n(?=\S+\/receipt\n)/)
    .map((note) => `${note.trim()}\n`)
    .filter((note) => note !== '\n');
