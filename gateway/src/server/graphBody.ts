import type { IncomingMessage } from 'node:http';
import { textOf } from '../utf8.ts';

/** Largest JSON body of a request to the graph, in bytes; files come as multipart. */
const largestBody = 256 * 1024;

const jsonType = /^application\/json *(?:;|$)/i;

/** Whether a request brings a JSON body; that is always UTF-8, whatever a `charset` says (RFC 8259 §8.1). */
export const isJson = ({ headers }: IncomingMessage): boolean => jsonType.test(headers['content-type'] ?? '');

/** Whether a body is compressed, which bodies of this size need not be and which a hostile one could grow by. */
export const isEncoded = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity';

/**
 * Reads a body of text.
 * @returns null when it is larger than allowed; the rest of it is not read
 * @throws Error when the client goes before it has sent everything
 */
export function readText(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > largestBody) return resolve(null);
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= largestBody) return;
      request.off('data', take);
      resolve(null);
    };
    request.on('data', take);
    request.once('end', () => resolve(textOf(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))));
    request.once('error', reject);
  });
}
