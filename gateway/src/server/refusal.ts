import type { Response } from 'express';
import type { Request } from 'express';
import type { ErrorCode } from '../graph/generated/resolvers.ts';
import { requestIdOf } from './requestNames.ts';

/** Milliseconds in which the rest of a refused body may arrive: a connection cut at once would lose the answer. */
const lingerMs = 15_000;

/** Refuses a GraphQL request before it is parsed, in the form that GraphQL clients read. */
export function refuse(
  request: Request,
  response: Response,
  { status, code, message, retryAfter }: { status: number; code: ErrorCode; message: string; retryAfter?: number },
): void {
  if (!request.complete && !request.destroyed) {
    const timer = setTimeout(() => request.destroy(), lingerMs).unref();
    request.once('close', () => clearTimeout(timer)).resume();
  }
  if (retryAfter !== undefined) response.set('retry-after', String(retryAfter));
  const extensions = { code, requestId: requestIdOf(response), ...(retryAfter === undefined ? {} : { retryAfter }) };
  response
    .status(status)
    .set('cache-control', 'no-store')
    .json({ errors: [{ message, extensions }] });
}
