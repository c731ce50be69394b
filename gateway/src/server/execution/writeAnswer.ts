import type { HTTPGraphQLResponse } from '@apollo/server';
import { holdsAlready } from '@photo-competition/schema/entityTag';
import type { GraphQLFormattedError } from 'graphql';
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatError } from '../../graph/errors.ts';
import type { RequestIdentity } from '../http/identity.ts';

/** Name and language of a request. */
type AskedBy = Pick<RequestIdentity, 'requestId' | 'locale'>;

/** An answer as it is sent. */
export interface GraphAnswer {
  /** Media type of the body. */
  type: string;
  body: string;
  /** Whether it brings data and no error. */
  faultless: boolean;
}

/**
 * Errors that come before there is a context, e.g. of a cross-site request or a batch, in the documented form.
 * @returns what is to be sent, and whether they are such: those of an operation have the request id already
 */
function documented(text: string, asked: AskedBy): { text: string; early: boolean } {
  const { errors = [], ...rest } = JSON.parse(text) as { errors?: GraphQLFormattedError[] };
  const isEarly = ({ extensions }: GraphQLFormattedError) => extensions?.['requestId'] === undefined;
  const named = errors.map((error) => (isEarly(error) ? formatError(error, undefined, asked) : error));
  return { text: JSON.stringify({ errors: named, ...rest }), early: errors.some(isEarly) };
}

/**
 * Names a query by GET by a hash of its answer, which asking again with `If-None-Match` makes cheap (docs/graph.md). The tag is
 * weak: the answer may be compressed on its way.
 * @returns whether the client holds the answer already
 */
function isHeld({ method, headers }: IncomingMessage, response: ServerResponse, text: string): boolean {
  if (method !== 'GET') return false;
  const tag = `W/"${hash('sha1', text, 'base64url')}"`;
  response.setHeader('etag', tag);
  return holdsAlready(headers['if-none-match'], tag);
}

/** Writes what Apollo Server has answered. */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  asked: AskedBy,
  { status: proposed = 200, headers, body: { kind, ...body } }: HTTPGraphQLResponse,
): GraphAnswer {
  if (!('string' in body)) throw new Error(`the answer is ${kind}`);
  const type = headers.get('content-type') ?? '';
  const isError = proposed >= 400 && !type.startsWith('text/');
  const { text, early } = isError ? documented(body.string, asked) : { text: body.string, early: true };
  // Mistakes in an operation are reported in the body alone to a client that does not take `application/graphql-response+json`:
  // there, a status says something of the way to the graph (GraphQL over HTTP, section on application/json).
  const status = proposed === 400 && !early && type.startsWith('application/json') ? 200 : proposed;
  const faultless = text.startsWith('{"data":');
  if (faultless && status === 200 && isHeld(request, response, text)) {
    response.writeHead(304, { 'cache-control': 'no-store' }).end();
    return { type, body: text, faultless };
  }
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
    ...Object.fromEntries(headers),
  });
  // Text goes out with the headers in one write; bytes would be a second one.
  response.end(text);
  return { type, body: text, faultless };
}
