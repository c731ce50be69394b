import { Router, type Response } from 'express';
import fetch from 'node-fetch';
import type { Instances } from '../../rest/instances/instances.ts';

/** Milliseconds in which the service must answer. */
const patienceMs = 5000;

/** The service's pages for developers, under the gateway's own address; never registered in production. */
export function developmentTools(instances: Instances): Router {
  const router = Router();

  async function forward(path: string, response: Response): Promise<void> {
    try {
      const upstream = await fetch(`${instances.next().origin}${path}`, { signal: AbortSignal.timeout(patienceMs) });
      const policy = upstream.headers.get('content-security-policy');
      response.status(upstream.status).type(upstream.headers.get('content-type') ?? 'text/plain');
      if (policy !== null) response.set('content-security-policy', policy);
      response.set('cache-control', 'no-store').send(Buffer.from(await upstream.arrayBuffer()));
    } catch {
      response.status(502).type('text/plain').send('The REST service cannot be reached.');
    }
  }

  router.get(['/mail', '/mail.json'], (request, response) => forward(`/dev${request.path}`, response));
  // The service's reading view of the REST contract names everything relative to itself.
  router.get('/api', (request, response) => {
    if (request.path.endsWith('/')) return forward('/docs/', response);
    response.redirect(308, `${request.baseUrl}/api/`);
  });
  router.get('/api/:file', (request, response) =>
    forward(`/docs/${encodeURIComponent(request.params.file)}`, response),
  );
  return router;
}
