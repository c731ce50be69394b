import type { HTTPGraphQLResponse } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { ServerResponse } from 'node:http';
import { formatError } from '../graph/errors.ts';
import { bytesOf } from '../utf8.ts';
import { recordOperation } from './operationRecord.ts';
import { requestIdOf } from './requestNames.ts';
import { recordOf } from './requestRecord.ts';
import { answerHeaders } from './securityHeaders.ts';
import type { SharedAnswer } from './sharedAnswers.ts';

/**
 * Errors that come before there is a context, e.g. of a cross-site request or a batch, in the form that is documented.
 * @returns what is to be sent, and whether they are such: those of an operation bear the request's name already
 */
function documented(text: string, requestId: string): { text: string; early: boolean } {
  const { errors = [], ...rest } = JSON.parse(text) as { errors?: GraphQLFormattedError[] };
  const isEarly = ({ extensions }: GraphQLFormattedError) => extensions?.['requestId'] === undefined;
  const named = errors.map((error) => (isEarly(error) ? formatError(error, undefined, { requestId }) : error));
  return { text: JSON.stringify({ errors: named, ...rest }), early: errors.some(isEarly) };
}

/** Writes what Apollo Server has answered. */
export function writeResponse(
  response: ServerResponse,
  { status: given = 200, headers, body }: HTTPGraphQLResponse,
): void {
  if (body.kind !== 'complete') throw new Error('the answer came in parts');
  const type = headers.get('content-type') ?? '';
  const isError = given >= 400 && !type.startsWith('text/');
  const { text, early } = isError ? documented(body.string, requestIdOf(response)) : { text: body.string, early: true };
  // What is wrong with an operation is told in the body alone to who does not take `application/graphql-response+json`:
  // there, a status says something of the way to the graph (GraphQL over HTTP, section on application/json).
  const status = given === 400 && !early && type.startsWith('application/json') ? 200 : given;
  const bytes = bytesOf(text);
  const fields: Record<string, string | number> = { 'cache-control': 'no-store', 'content-length': bytes.length };
  for (const [name, value] of headers) fields[name] = value;
  response.writeHead(status, fields).end(bytes);
}

/** Names and values in turn of what every answer says that goes past Apollo Server. */
const always = [...Object.entries(answerHeaders).flat(), 'cache-control', 'no-store'];

/** Writes the head as a list, nothing of which may be set before: the cheapest way to say it. @param length of the body in bytes */
const writeHead = (response: ServerResponse, status: number, type: string, length: number): ServerResponse =>
  response.writeHead(status, [
    'x-request-id',
    requestIdOf(response),
    ...always,
    'content-type',
    type,
    'content-length',
    String(length),
  ]);

/** Writes an answer that was executed without Apollo Server. */
export function writeExecuted(response: ServerResponse, status: number, type: string, bytes: Buffer): void {
  writeHead(response, status, type, bytes.length).end(bytes);
}

/** Writes an answer that was made for another visitor. */
export function writeShared(response: ServerResponse, { operation, type, body, length }: SharedAnswer): void {
  const record = recordOf(response);
  if (record) recordOperation(record, { name: operation.name, type: 'query' }, {});
  // A text is kept only where it is ASCII, which is the same in both.
  writeHead(response, 200, type, length).end(body, 'latin1');
}
