import { localeOf } from '@photo-competition/schema/requestLocale';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../graph/generated/resolvers.ts';
import type { Logger } from '../../log.ts';
import { message, type MessageKey } from '../../messages.ts';
import { refuse } from './refusal.ts';
import { requestIdOf } from './requestNames.ts';

export interface FailureOptions {
  /** Is told of faults of ours. */
  log: Logger;
}

/**
 * Status of an error: below 500 only for what Express and readers of bodies say of a request, which they mark as fit to be told
 * (`expose`), and for an address that the router cannot decode. Any other error is ours, whatever status it names.
 */
function statusOf(error: unknown): number {
  const { status = 500, expose } = error as { status?: number; expose?: boolean };
  const isOfRequest =
    expose === true || (error instanceof URIError && error.message.startsWith('Failed to decode param'));
  return isOfRequest ? status : 500;
}

/** Answers a request that a handler could not: refusals of what the client sent, and faults of ours, which go to the log. */
export const failures =
  ({ log }: FailureOptions) =>
  (error: unknown, request: IncomingMessage, response: ServerResponse): void => {
    // A client that goes before everything was sent reads no answer.
    if (request.destroyed && !request.complete) return;
    const status = statusOf(error);
    if (status >= 500) log.error({ err: error, requestId: requestIdOf(response) }, 'request failed');
    const refuseWith = (code: ErrorCode, key: MessageKey) =>
      refuse(request, response, { status, code, message: message(key, localeOf(request)) });
    if (response.headersSent) response.destroy();
    else if (status === 413) refuseWith('PAYLOAD_TOO_LARGE', 'requestTooLarge');
    else if (status < 500) refuseWith('BAD_USER_INPUT', 'requestUnreadable');
    else refuseWith('INTERNAL_SERVER_ERROR', 'fault');
  };

/** How the handlers of one gateway tell of failures. */
export type Fail = ReturnType<typeof failures>;
