import { Router } from 'express';
import { mediaPath } from './mediaPaths.ts';
import { relay, writeMissing, type RelayOptions } from './relay.ts';

/** Picture bytes, streamed from the service with their cache headers, ranges and conditions. */
export function media(parts: RelayOptions): Router {
  const router = Router();
  router.get('/{*path}', (request, response) => {
    const path = mediaPath(request.path, request.query['v']);
    if (path === null) return writeMissing(request, response, 'picture');
    const operation = request.path.startsWith('/entry/') ? 'getMyEntryBytes' : 'getImageBytes';
    return relay(parts, request, response, { operation, path }, 'picture');
  });
  return router;
}
