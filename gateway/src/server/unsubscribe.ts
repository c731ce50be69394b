import { Router } from 'express';
import type { Logger } from '../log.ts';
import { callersOf } from '../rest/caller.ts';
import { subscriptionEndpoints } from '../rest/endpoints/email.ts';
import { RestProblem } from '../rest/problem.ts';
import { RequestBounds } from '../rest/requestBounds.ts';
import type { Transport } from '../rest/transport.ts';
import { identityOf } from './identity.ts';

/**
 * The one-click unsubscription of mail providers (RFC 8058): they POST to the address of the mail's header, without a
 * session, and read the status alone. People who open the same address get the client's page, which asks first.
 */
export function unsubscribe(transport: Transport, timeoutMs: number, log: Logger): Router {
  const router = Router();
  router.post('/:key/:list', async (request, response) => {
    // The body says nothing that the address does not.
    request.resume();
    const bounds = new RequestBounds(performance.now() + timeoutMs, log);
    response.once('close', () => bounds.leave());
    const { open } = callersOf(transport, { ...identityOf(request, response), token: null }, bounds);
    const say = (status: number, text: string) =>
      response.status(status).set('cache-control', 'no-store').type('text/plain').send(text);
    const { key, list } = request.params;
    try {
      await subscriptionEndpoints({ open }).unsubscribe(key, list);
      say(200, 'Unsubscribed.');
    } catch (error) {
      if (error instanceof RestProblem && error.status === 404) say(404, 'There is no such subscription.');
      else if (!response.closed) say(503, 'Please try again later.');
    }
  });
  return router;
}
