import { Router } from 'express';
import { mediaPath } from './mediaPaths.ts';
import { relay, writeMissing, type RelayOptions } from './relay.ts';

/** The operation of the contract that answers for a picture. */
function operationOf(path: string) {
  if (path.startsWith('/entry/')) return 'getMyEntryBytes';
  if (path.startsWith('/jury/')) return 'getJuryPhotoBytes';
  return path.startsWith('/site/') ? 'getSiteLogo' : 'getImageBytes';
}

/** Picture bytes, streamed from the service with their cache headers, ranges and conditions. */
export function media(parts: RelayOptions): Router {
  const router = Router();
  router.get('/{*path}', (request, response) => {
    const path = mediaPath(request.path, request.query['v']);
    if (path === null) return writeMissing(request, response, 'picture');
    const operation = operationOf(request.path);
    return relay(parts, request, response, { operation, path }, 'picture');
  });
  return router;
}
