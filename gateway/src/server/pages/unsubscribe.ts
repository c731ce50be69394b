import { tellLimits } from '@photo-competition/schema/rateLimitFields';
import { Router } from 'express';
import type { Logger } from '../../log.ts';
import { callersOf } from '../../rest/endpoints/caller.ts';
import { subscriptionEndpoints } from '../../rest/endpoints/email.ts';
import { RestProblem } from '../../rest/call/problem.ts';
import { RequestLifetime } from '../../rest/call/requestLifetime.ts';
import type { Transport } from '../../rest/call/upstreamCall.ts';
import type { Identify } from '../http/identity.ts';

export interface UnsubscribeOptions {
  identityOf: Identify;
  transport: Transport;
  /** Milliseconds in which the service must answer. */
  timeoutMs: number;
  log: Logger;
}

/**
 * The one-click unsubscription of mail providers (RFC 8058): they POST to the address of the mail's header, without a
 * session, and read the status alone. People who open the same address get the client's page, which asks first.
 */
export function unsubscribe({ identityOf, transport, timeoutMs, log }: UnsubscribeOptions): Router {
  const router = Router();
  router.post('/:key/:list', async (request, response) => {
    // The body says nothing that the address does not.
    request.resume();
    const lifetime = new RequestLifetime(performance.now() + timeoutMs, log);
    response.once('close', () => lifetime.disconnect());
    const { open } = callersOf(transport, { ...identityOf(request, response), token: null, preview: null }, lifetime);
    const respond = (status: number, text: string) =>
      response.status(status).set('cache-control', 'no-store').type('text/plain').send(text);
    const { key, list } = request.params;
    try {
      await subscriptionEndpoints({ open }).unsubscribe(key, list);
      respond(200, 'Unsubscribed.');
    } catch (error) {
      if (error instanceof RestProblem && error.status === 429) {
        if (error.rateLimit) tellLimits(response, error.rateLimit);
        response.set('retry-after', String(error.retryAfter));
        respond(429, 'Please try again later.');
      } else if (error instanceof RestProblem && error.status < 500) respond(404, 'There is no such subscription.');
      else if (!response.closed) respond(503, 'Please try again later.');
    }
  });
  return router;
}
