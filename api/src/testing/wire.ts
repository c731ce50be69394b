import { connect } from 'node:net';

/** An HTTP answer, parsed from its bytes. */
export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/** The outcome of a request: an answer, or a connection that was closed without one. */
export type Outcome = WireAnswer | 'closed';

/** Options of sending raw bytes. */
export interface SendOptions {
  /** Milliseconds within which the peer must have answered or closed. */
  deadlineMs?: number;
  /** Destroy the connection once the bytes are written. */
  leave?: boolean;
  /** Close the writable side once the bytes are written. */
  half?: boolean;
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
    if (end < 0 || !length) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 4 + length;
  }
}

/** Reads the first final answer of a connection. */
function parse(bytes: Buffer): Outcome {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return 'closed';
  const [start = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1]);
  if (status >= 100 && status < 200) return parse(bytes.subarray(end + 4));
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const rest = bytes.subarray(end + 4);
  const length = headers.get('content-length');
  const whole = headers.get('transfer-encoding') === 'chunked' ? unchunked(rest) : rest;
  return { status, headers, body: length === undefined ? whole : whole.subarray(0, Number(length)) };
}

/** Sends bytes as they are. @throws when nothing has come back, nor has the connection ended, before the deadline */
export function exchange(url: string, request: Buffer | string, options: SendOptions = {}): Promise<Outcome> {
  const { deadlineMs = 20_000, leave = false, half = false } = options;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer within ${deadlineMs} ms to ${request.toString('latin1').slice(0, 500)}`));
    }, deadlineMs);
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parse(Buffer.concat(received)));
    };
    socket.on('data', (chunk) => received.push(chunk));
    // A reset counts as an end: the peer may have answered before it read the whole request.
    socket.on('error', finish).on('end', finish).on('close', finish);
    socket.write(typeof request === 'string' ? Buffer.from(request, 'latin1') : request, () => {
      if (leave) socket.destroy();
      else if (half) socket.end();
    });
  });
}
