import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import type { followRequests } from './followRequests.ts';

/** The name of a request, in the logs of both processes and in every answer that tells of a failure. */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader('x-request-id') ?? '');

/** `followRequests` as the first handler of Express. */
export const requestNames =
  (follow: ReturnType<typeof followRequests>): RequestHandler =>
  (request, response, next) => {
    follow(request, response);
    next();
  };
