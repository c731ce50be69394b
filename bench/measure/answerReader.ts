/** What has come of an answer so far. */
export type Reading = 'more to come' | 'right' | 'wrong';

const headEnd = '\r\n\r\n';
const okForm = /^HTTP\/1\.1 200 /;
const lengthForm = /\r\ncontent-length: *(\d+)/i;
const chunkedForm = /\r\ntransfer-encoding: *chunked/i;

/** The bytes of a chunked body that has come whole; null when more is to come. */
function dechunked(bytes: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    const next = end + 2 + size + 2;
    if (!(next <= bytes.length)) return null;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(end + 2, end + 2 + size));
    at = next;
  }
}

/**
 * Reads answers off a connection, one after the other, and compares each with what it must be: status 200 and the same
 * body, byte by byte. It reads no more of HTTP than that needs.
 */
export class AnswerReader {
  private readonly body: Buffer;
  /** What has come of a head, or of a chunked body, that is not whole. */
  private pending: Buffer | null = null;
  /** How much of the body has come and was right; -1 before its head has come. */
  private matched = -1;

  /** @param body of every answer */
  constructor(body: Buffer) {
    this.body = body;
  }

  /** The beginning of what was read and is not decided yet, for messages. */
  get text(): string {
    return this.pending?.toString('utf8', 0, 600) ?? '';
  }

  read(chunk: Buffer): Reading {
    if (this.matched >= 0) return this.compare(chunk, 0);
    const bytes = this.pending ? Buffer.concat([this.pending, chunk]) : chunk;
    this.pending = bytes;
    const end = bytes.indexOf(headEnd);
    if (end < 0) return 'more to come';
    const head = bytes.toString('latin1', 0, end);
    const start = end + headEnd.length;
    if (!okForm.test(head)) return 'wrong';
    const length = lengthForm.exec(head)?.[1];
    if (length === undefined) return chunkedForm.test(head) ? this.compareChunked(bytes.subarray(start)) : 'wrong';
    if (Number(length) !== this.body.length) return 'wrong';
    this.matched = 0;
    this.pending = null;
    return this.compare(bytes, start);
  }

  private compare(bytes: Buffer, start: number): Reading {
    const next = this.matched + bytes.length - start;
    if (next > this.body.length || bytes.compare(this.body, this.matched, next, start) !== 0) {
      this.pending = bytes;
      return 'wrong';
    }
    this.matched = next;
    if (next < this.body.length) return 'more to come';
    this.matched = -1;
    return 'right';
  }

  private compareChunked(bytes: Buffer): Reading {
    const body = dechunked(bytes);
    if (!body) return 'more to come';
    if (!body.equals(this.body)) return 'wrong';
    this.pending = null;
    return 'right';
  }
}
