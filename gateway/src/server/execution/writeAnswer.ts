import type { HTTPGraphQLResponse } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { ServerResponse } from 'node:http';
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

/** Writes what Apollo Server has answered. */
export function writeAnswer(
  response: ServerResponse,
  asked: AskedBy,
  { status: proposed = 200, headers, body: { kind, ...body } }: HTTPGraphQLResponse,
): GraphAnswer {
  if (!('string' in body)) throw new Error(`the answer is ${kind}`);
  const type = headers.get('content-type') ?? '';
  const isError = proposed >= 400 && !type.startsWith('text/');
  const { text, early } = isError ? documented(body.string, asked) : { text: body.string, early: true };
  // What is wrong with an operation is told in the body alone to who does not take `application/graphql-response+json`:
  // there, a status says something of the way to the graph (GraphQL over HTTP, section on application/json).
  const status = proposed === 400 && !early && type.startsWith('application/json') ? 200 : proposed;
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
    ...Object.fromEntries(headers),
  });
  // Text goes out with the headers in one write; bytes would be a second one.
  response.end(text);
  return { type, body: text, faultless: text.startsWith('{"data":') };
}
