import { request, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request whose body a test writes piece by piece, like a browser on a slow or failing connection. */
export interface RawRequest {
  request: ClientRequest;
  /** The answer; rejects when the connection is closed first. */
  answer: Promise<RawAnswer>;
  /** Writes these parts, ends the request and waits for the answer. */
  send(...parts: (string | Buffer)[]): Promise<RawAnswer>;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export function rawRequest(method: string, url: string, headers: Record<string, string>): RawRequest {
  const sent = request(url, { method, headers });
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
  });
  // A test that closes the connection itself does not await the answer.
  answer.catch(() => undefined);
  const send = (...parts: (string | Buffer)[]) => {
    for (const one of parts) sent.write(one);
    sent.end();
    return answer;
  };
  return { request: sent, answer, send };
}

const boundary = 'boundary-of-the-test';

/** The content type of a body with `multipartHead` and `multipartEnd`. */
export const multipartType = `multipart/form-data; boundary=${boundary}`;
export const multipartEnd = `\r\n--${boundary}--\r\n`;

/** A part of a body, without the line break after it. @param more parameters and headers of the part */
export const part = (name: string, content: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}`;

const query = `mutation ($input: UploadImageInput!) {
  uploadImage(input: $input) { image { id } userErrors { code field message } }
}`;

/** An upload by the GraphQL multipart specification, up to the first byte of the file. */
export function multipartHead({ files = 1 } = {}): string {
  const input = { competitionId: '3', slot: 'colour-1', title: 'Cím', ownImage: true, file: null };
  const map = Object.fromEntries(Array.from({ length: files }, (_, i) => [String(i), ['variables.input.file']]));
  return [
    part('operations', JSON.stringify({ query, variables: { input } })),
    part('map', JSON.stringify(map)),
    part('0', '', '; filename="a.jpg"\r\nContent-Type: image/jpeg'),
  ].join('\r\n');
}
