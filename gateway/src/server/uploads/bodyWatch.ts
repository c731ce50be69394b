import type { IncomingMessage } from 'node:http';

/** What a multipart body may not do. */
export type Misbehaviour = 'parts' | 'stall';

interface BodyLimits {
  /** Parts at most. */
  parts: number;
  /** Milliseconds for which nothing may come. */
  stallMs: number;
}

const boundaryForm = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i;

/** What separates the parts; null when the type names nothing, which the parser will refuse. */
function delimiterOf(request: IncomingMessage): Buffer | null {
  const [, quoted, plain] = boundaryForm.exec(request.headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : Buffer.from(`--${boundary}`, 'latin1');
}

/** How many delimiters a chunk contains. One that lies across two chunks is not counted: a limit against floods needs no more. */
function occurrences(delimiter: Buffer, chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(delimiter); at !== -1; at = chunk.indexOf(delimiter, at + delimiter.length)) count += 1;
  return count;
}

/**
 * Looks at a multipart body beside its parser, which bounds neither: a flood of tiny parts costs it seconds of processor
 * time, and a client that vanishes would keep its place for as long as a request may take.
 * @param stop hears of the first misbehaviour
 * @returns ends the watch, which else ends with the body
 */
export function watchBody(
  request: IncomingMessage,
  { parts, stallMs }: BodyLimits,
  stop: (why: Misbehaviour) => void,
): () => void {
  const delimiter = delimiterOf(request);
  let seen = 0;
  const end = () => {
    clearTimeout(timer);
    request.off('data', look);
  };
  const look = (chunk: Buffer) => {
    timer.refresh();
    // The last delimiter ends the last part.
    if (delimiter && (seen += occurrences(delimiter, chunk)) > parts + 1) {
      end();
      stop('parts');
    }
  };
  const timer = setTimeout(() => {
    end();
    stop('stall');
  }, stallMs);
  request.on('data', look).once('end', end).once('close', end);
  return end;
}
