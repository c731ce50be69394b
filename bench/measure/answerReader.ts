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

/** What the body of an answer must be: these bytes; or, where a part of them is not known before, what its text must match. */
export type Expected = Buffer | RegExp;

/**
 * Reads answers off a connection, one after the other, and compares each with what it must be: status 200 and the expected
 * body. It reads no more of HTTP than that needs.
 */
export class AnswerReader {
  private expected: Expected = Buffer.alloc(0);
  /** What has come of a head, or of a chunked body, that is not whole. */
  private pending: Buffer | null = null;
  /** How much of the body has come and was right; -1 before its head has come. */
  private matched = -1;

  /** What the next answer must be; to be said before it comes. */
  expect(expected: Expected): void {
    this.expected = expected;
  }

  /** The beginning of what was read and is not decided yet, for messages. */
  get text(): string {
    return this.pending?.toString('utf8', 0, 600) ?? '';
  }

  read(chunk: Buffer): Reading {
    if (this.matched >= 0 && this.expected instanceof Buffer) return this.compare(this.expected, chunk, 0);
    const bytes = this.pending ? Buffer.concat([this.pending, chunk]) : chunk;
    this.pending = bytes;
    const end = bytes.indexOf(headEnd);
    if (end < 0) return 'more to come';
    const head = bytes.toString('latin1', 0, end);
    const start = end + headEnd.length;
    if (!okForm.test(head)) return 'wrong';
    const length = lengthForm.exec(head)?.[1];
    if (length === undefined) return chunkedForm.test(head) ? this.compareChunked(bytes.subarray(start)) : 'wrong';
    if (this.expected instanceof RegExp) {
      if (bytes.length < start + Number(length)) return 'more to come';
      return this.decide(this.expected.test(bytes.toString('utf8', start)));
    }
    if (Number(length) !== this.expected.length) return 'wrong';
    this.matched = 0;
    this.pending = null;
    return this.compare(this.expected, bytes, start);
  }

  private compare(body: Buffer, bytes: Buffer, start: number): Reading {
    const next = this.matched + bytes.length - start;
    if (next > body.length || bytes.compare(body, this.matched, next, start) !== 0) {
      this.pending = bytes;
      return 'wrong';
    }
    this.matched = next;
    if (next < body.length) return 'more to come';
    this.matched = -1;
    return 'right';
  }

  private compareChunked(bytes: Buffer): Reading {
    const body = dechunked(bytes);
    if (!body) return 'more to come';
    return this.decide(
      this.expected instanceof RegExp ? this.expected.test(body.toString()) : body.equals(this.expected),
    );
  }

  private decide(right: boolean): Reading {
    if (!right) return 'wrong';
    this.pending = null;
    return 'right';
  }
}
