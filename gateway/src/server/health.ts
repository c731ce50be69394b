import { Router } from 'express';
import fetch from 'node-fetch';

/** `/livez`: the process runs. `/readyz`: it takes requests and the service behind it does. */
export function health(origin: string, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const upstream = fetch(`${origin.replace(/\/$/, '')}/readyz`, { signal: AbortSignal.timeout(2000) });
    const ready = !isDraining() && (await upstream.then(({ ok }) => ok).catch(() => false));
    response
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: ready ? 'ok' : 'unavailable' });
  });
  return router;
}
