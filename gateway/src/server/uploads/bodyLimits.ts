import type { IncomingMessage } from 'node:http';

/** Which limit a multipart body has exceeded: `parts`, too many of them; `stall`, no byte for too long, or too few. */
export type ExceededLimit = 'parts' | 'stall';

interface BodyLimits {
  /** Most parts. */
  parts: number;
  /** Milliseconds for which the client may send nothing. */
  stallMs: number;
  /** Bytes that it must send in each second on average: each byte buys time, up to `stallMs` from now. */
  leastRate: number;
}

const boundaryForm = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i;

/** The delimiter of the parts (RFC 2046 §5.1.1); null when the content type names no boundary, which the parser will refuse. */
function delimiterOf(request: IncomingMessage): Buffer | null {
  const [, quoted, plain] = boundaryForm.exec(request.headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : Buffer.from(`--${boundary}`, 'latin1');
}

/** How many delimiters a chunk contains. A split one between two chunks is not counted: a limit against floods needs no exact number. */
function occurrences(delimiter: Buffer, chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(delimiter); at !== -1; at = chunk.indexOf(delimiter, at + delimiter.length)) count += 1;
  return count;
}

/**
 * Limits a multipart body while its parser reads it. The parser has neither limit itself: thousands of tiny parts cost
 * seconds of processor time, and a client that sends nothing more, or a byte now and then, would count as an upload under way
 * for as long as a request may take.
 * @param onExceeded is called once, for the first limit that is exceeded
 * @returns stops looking; it stops by itself when the body has ended
 */
export function limitBody(
  request: IncomingMessage,
  { parts, stallMs, leastRate }: BodyLimits,
  onExceeded: (limit: ExceededLimit) => void,
): () => void {
  const delimiter = delimiterOf(request);
  let delimiters = 0;
  let deadline = performance.now() + stallMs;
  const stop = () => {
    clearTimeout(timer);
    request.off('data', look);
  };
  const look = (chunk: Buffer) => {
    deadline = Math.min(performance.now() + stallMs, deadline + (chunk.length * 1000) / leastRate);
    if (!delimiter) return;
    delimiters += occurrences(delimiter, chunk);
    // A delimiter more than parts: the last one closes the body.
    if (delimiters <= parts + 1) return;
    stop();
    onExceeded('parts');
  };
  // The deadline moves with every chunk, the timer only when it has passed.
  const lookAtTime = () => {
    const left = deadline - performance.now();
    if (left > 0) {
      timer = setTimeout(lookAtTime, Math.ceil(left));
      return;
    }
    stop();
    onExceeded('stall');
  };
  let timer = setTimeout(lookAtTime, stallMs);
  request.on('data', look).once('end', stop).once('close', stop);
  return stop;
}
