import { Router } from 'express';
import type { Instances } from '../../rest/instances/instances.ts';

/** Milliseconds in which the service must say that it is ready. */
const patienceMs = 2000;

/** The process runs. */
export function live(): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  return router;
}

/** The gateway takes requests, and an instance of the service behind it does. */
export function ready(instances: Instances, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/', async (_request, response) => {
    const ready = !isDraining() && (await instances.isAnyReady(patienceMs));
    response
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: ready ? 'ok' : 'unavailable' });
  });
  return router;
}
