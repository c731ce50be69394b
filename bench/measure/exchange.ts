import { request } from 'node:http';

/** A request whose every byte is known. */
export interface PlainRequest {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** An answer as it went over the wire. */
export interface PlainAnswer {
  status: number;
  statusMessage: string;
  /** Names and values in turn, as they came. */
  rawHeaders: string[];
  body: Buffer;
}

/** Sends a request once, over a connection of its own. */
export const exchange = (url: string, { method, path, headers, body }: PlainRequest): Promise<PlainAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent: false });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, statusMessage = '', rawHeaders } = response;
        resolve({ status, statusMessage, rawHeaders, body: Buffer.concat(chunks) });
      });
    });
    sent.end(body);
  });

/** The request as it goes over a connection that is kept. */
export function wireBytesOf(url: string, { method, path, headers, body = '' }: PlainRequest): Buffer {
  const length: Record<string, string> = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const fields = Object.entries({ host: new URL(url).host, ...headers, ...length });
  const head = [`${method} ${path} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
