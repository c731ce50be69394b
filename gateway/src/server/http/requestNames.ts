import type { IncomingMessage, ServerResponse } from 'node:http';
import type { followRequests } from '../../observing/followRequests.ts';
import { recordOf } from '../../observing/requestRecord.ts';

/** The name of a request, in the logs of both processes and in every answer that tells of a failure. */
export const requestIdOf = (response: ServerResponse): string => recordOf(response)?.requestId ?? '';

/** Follows each request and gives its answer the request's name. */
export const requestNames =
  (follow: ReturnType<typeof followRequests>) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('x-request-id', follow(request, response).requestId);
  };
