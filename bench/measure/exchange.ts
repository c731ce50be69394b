import { request } from 'node:http';

/** An HTTP request with all its headers. */
export interface PlainRequest {
  method: 'GET' | 'POST';
  /** Path with query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** An HTTP response with unparsed headers. */
export interface PlainAnswer {
  status: number;
  statusMessage: string;
  /** Alternating names and values, as received. */
  rawHeaders: string[];
  body: Buffer;
}

/** Sends one request over a new connection. */
export const exchange = (url: string, { method, path, headers = {}, body }: PlainRequest): Promise<PlainAnswer> =>
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
