import { Router } from 'express';
import { mediaPath } from './mediaPaths.ts';
import { pass, tellMissing, type PassingParts } from './passing.ts';

/** Picture bytes, streamed from the service with their cache headers, ranges and conditions. */
export function media(parts: PassingParts): Router {
  const router = Router();
  router.get('/{*path}', (request, response) => {
    const path = mediaPath(request.path, request.query['v']);
    if (path === null) return tellMissing(response, 'picture');
    const operation = request.path.startsWith('/entry/') ? 'getMyEntryBytes' : 'getImageBytes';
    return pass(parts, request, response, { operation, path }, 'picture');
  });
  return router;
}
