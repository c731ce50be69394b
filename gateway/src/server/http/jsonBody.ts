import { localeOf } from '@photo-competition/schema/requestLocale';
import type { IncomingMessage } from 'node:http';
import { message, type Locale } from '../../messages.ts';
import type { Refusal } from './refusal.ts';

/**
 * Largest JSON body of a request to the graph, in bytes: a static text of 50,000 characters (docs/product.md §2) of three bytes
 * each, and what is around it. Files come as multipart.
 */
const largestBody = 160 * 1024;

const jsonType = /^application\/json *(?:;|$)/i;

const tooLarge = (locale: Locale): Refusal => ({
  status: 413,
  code: 'PAYLOAD_TOO_LARGE',
  message: message('requestTooLarge', locale),
});
const unreadable = (locale: Locale): Refusal => ({
  status: 400,
  code: 'BAD_USER_INPUT',
  message: message('requestNotJson', locale),
});
/** A type that a form of another origin can send without its browser asking first; and every other one. */
export const notJson: Refusal = {
  status: 415,
  code: 'BAD_USER_INPUT',
  message:
    'A POST must bring application/json; files come as multipart/form-data, with the header Apollo-Require-Preflight.',
};
const encoded: Refusal = { status: 415, code: 'BAD_USER_INPUT', message: 'The request must not be compressed.' };

/** Whether a request brings a JSON body; that is always UTF-8, whatever a `charset` says (RFC 8259 §8.1). */
export const isJson = ({ headers }: IncomingMessage): boolean => jsonType.test(headers['content-type'] ?? '');

/** Whether a body is compressed, which bodies of this size need not be and which a hostile one could grow by. */
const isEncoded = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity';

/**
 * Reads a body of text.
 * @returns why it is refused where it is too large, of which the rest is not read, or compressed
 * @throws Error when the client goes before it has sent everything
 */
export function readText(request: IncomingMessage): Promise<string | Refusal> {
  if (isEncoded(request)) return Promise.resolve(encoded);
  if (Number(request.headers['content-length'] ?? 0) > largestBody) return Promise.resolve(tooLarge(localeOf(request)));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= largestBody) return;
      request.off('data', take);
      resolve(tooLarge(localeOf(request)));
    };
    request.on('data', take);
    request.on('end', () => {
      const [first, ...more] = chunks;
      resolve((first && !more.length ? first : Buffer.concat(chunks)).toString());
    });
    request.on('error', reject);
  });
}

/** @returns why it is refused where it is no JSON */
export function parseJson(text: string, locale: Locale): { body: unknown } | Refusal {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return unreadable(locale);
  }
}
