import type { Request, Response } from 'express';
import type { Logger } from '../log.ts';
import { answerDifference } from './answers.ts';

const bytesOf = (chunk: unknown): Buffer =>
  typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);

/**
 * Checks each answer against the contract before it leaves: for tests. A differing answer becomes a failure that says so;
 * a streamed one is cut off.
 */
export const checkedAnswers =
  (log: Logger) =>
  (request: Request, response: Response): void => {
    const { method, path: pathname } = request;
    const end = response.end.bind(response) as (...given: unknown[]) => Response;
    const checked = (...given: unknown[]): Response => {
      const difference = answerDifference({
        method,
        pathname,
        preview: request.headers['x-preview'] !== undefined,
        status: response.statusCode,
        header: (name) => response.getHeader(name)?.toString() ?? null,
        body: response.headersSent || method === 'HEAD' ? null : bytesOf(given[0]),
      });
      if (difference === null) return end(...given);
      log.error({ difference }, 'an answer differs from the contract');
      if (response.headersSent) return response.destroy() as Response;
      const body = Buffer.from(difference);
      response.status(500).set({ 'content-type': 'text/plain', 'content-length': String(body.length) });
      return end(body);
    };
    response.end = checked as typeof response.end;
  };
