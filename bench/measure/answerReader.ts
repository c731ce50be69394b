/** State of the current response after the bytes read so far. */
export type ReadState = 'incomplete' | 'expected' | 'unexpected';

const headEnd = '\r\n\r\n';
const okForm = /^HTTP\/1\.1 200 /;
const lengthForm = /\r\ncontent-length: *(\d+)/i;
const chunkedForm = /\r\ntransfer-encoding: *chunked/i;

/** Decodes a chunked body (RFC 9112 §7.1); null while it is incomplete. */
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

/** The expected body of a response: exact bytes, or a pattern for a body with unpredictable parts such as timestamps. */
export type Expected = Buffer | RegExp;

/**
 * Parses the responses of a connection in order and compares each with the expectation: status 200 and the expected body.
 * It implements only the parts of HTTP/1.1 that this takes.
 */
export class AnswerReader {
  private expected: Expected = Buffer.alloc(0);
  /** Bytes of a head, or of a chunked body, that is not complete yet. */
  private pending: Buffer | null = null;
  /** Number of body bytes that were received and are as expected; -1 before the head is complete. */
  private matched = -1;

  /** Sets the expected body of the next response; called before the request is sent. */
  expect(expected: Expected): void {
    this.expected = expected;
  }

  /** The beginning of the undecided bytes, for error messages. */
  get text(): string {
    return this.pending?.toString('utf8', 0, 600) ?? '';
  }

  read(chunk: Buffer): ReadState {
    if (this.matched >= 0 && this.expected instanceof Buffer) return this.compare(this.expected, chunk, 0);
    const bytes = this.pending ? Buffer.concat([this.pending, chunk]) : chunk;
    this.pending = bytes;
    const end = bytes.indexOf(headEnd);
    if (end < 0) return 'incomplete';
    const head = bytes.toString('latin1', 0, end);
    const start = end + headEnd.length;
    if (!okForm.test(head)) return 'unexpected';
    const length = lengthForm.exec(head)?.[1];
    if (length === undefined) return chunkedForm.test(head) ? this.compareChunked(bytes.subarray(start)) : 'unexpected';
    if (this.expected instanceof RegExp) {
      if (bytes.length < start + Number(length)) return 'incomplete';
      return this.decide(this.expected.test(bytes.toString('utf8', start)));
    }
    if (Number(length) !== this.expected.length) return 'unexpected';
    this.matched = 0;
    this.pending = null;
    return this.compare(this.expected, bytes, start);
  }

  private compare(body: Buffer, bytes: Buffer, start: number): ReadState {
    const next = this.matched + bytes.length - start;
    if (next > body.length || bytes.compare(body, this.matched, next, start) !== 0) {
      this.pending = bytes;
      return 'unexpected';
    }
    this.matched = next;
    if (next < body.length) return 'incomplete';
    this.matched = -1;
    return 'expected';
  }

  private compareChunked(bytes: Buffer): ReadState {
    const body = dechunked(bytes);
    if (!body) return 'incomplete';
    return this.decide(
      this.expected instanceof RegExp ? this.expected.test(body.toString()) : body.equals(this.expected),
    );
  }

  private decide(right: boolean): ReadState {
    if (!right) return 'unexpected';
    this.pending = null;
    return 'expected';
  }
}
