import { Router } from 'express';
import fetch from 'node-fetch';

/** Milliseconds in which the service must answer. */
const patienceMs = 5000;

/** The service's pages for developers, under the gateway's own address; never registered in production. */
export function developmentTools(origin: string): Router {
  const router = Router();
  router.get(['/mail', '/mail.json'], async (request, response) => {
    try {
      const upstream = await fetch(`${origin.replace(/\/$/, '')}/dev${request.path}`, {
        signal: AbortSignal.timeout(patienceMs),
      });
      response.status(upstream.status).type(upstream.headers.get('content-type') ?? 'text/plain');
      response.set('cache-control', 'no-store').send(Buffer.from(await upstream.arrayBuffer()));
    } catch {
      response.status(502).type('text/plain').send('The REST service cannot be reached.');
    }
  });
  return router;
}
