import { Router } from 'express';
import fetch from 'node-fetch';

/** Milliseconds in which the service must say that it is ready. */
const patienceMs = 2000;

async function isServiceReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin.replace(/\/$/, '')}/readyz`, { signal: AbortSignal.timeout(patienceMs) });
    // Read to its end, so that the connection is let go.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** The process runs. */
export function live(): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  return router;
}

/** The gateway takes requests, and the service behind it does. */
export function ready(origin: string, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/', async (_request, response) => {
    const ready = !isDraining() && (await isServiceReady(origin));
    response
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: ready ? 'ok' : 'unavailable' });
  });
  return router;
}
