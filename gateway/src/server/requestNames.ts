import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import type { followRequests } from './followRequests.ts';
import { recordOf } from './requestRecord.ts';

/** The name of a request, in the logs of both processes and in every answer that tells of a failure. */
export const requestIdOf = (response: ServerResponse): string => recordOf(response)?.requestId ?? '';

/** `followRequests` as the first handler of Express; each answer bears the request's name. */
export const requestNames =
  (follow: ReturnType<typeof followRequests>): RequestHandler =>
  (request, response, next) => {
    response.setHeader('x-request-id', follow(request, response).requestId);
    next();
  };
