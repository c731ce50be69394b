import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../../log.ts';
import { refuse } from './refusal.ts';
import { requestIdOf } from './requestNames.ts';

export interface FailureOptions {
  /** Is told of faults of ours. */
  log: Logger;
}

/** Answers a request that a handler could not: a body-parser's refusals, and faults of ours, which go to the log. */
export const failures =
  ({ log }: FailureOptions) =>
  (error: unknown, request: IncomingMessage, response: ServerResponse): void => {
    // A client that goes before everything was sent reads no answer.
    if (request.destroyed && !request.complete) return;
    const { status = 500 } = error as { status?: number };
    if (status >= 500) log.error({ err: error, requestId: requestIdOf(response) }, 'request failed');
    if (response.headersSent) response.destroy();
    else if (status === 413)
      refuse(request, response, { status, code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' });
    else if (status < 500)
      refuse(request, response, { status, code: 'BAD_USER_INPUT', message: 'The request cannot be read.' });
    else
      refuse(request, response, {
        status: 500,
        code: 'INTERNAL_SERVER_ERROR',
        message: 'Something went wrong on our side.',
      });
  };

/** How the handlers of one gateway tell of failures. */
export type Fail = ReturnType<typeof failures>;
