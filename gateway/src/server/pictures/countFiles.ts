import { Router } from 'express';
import { compressFile } from '../http/compressAnswer.ts';
import { relay, writeMissing, type RelayOptions } from './relay.ts';

/** `/<competition>/<name>`: an encoded slash is no slash here, and nothing else reaches the service. */
const form = /^\/(\d{1,10})\/([a-z]+(?:-[0-9a-f]{1,16})?(?:-cosigned|\.(?:atom|bin|jsonl|json|tsr))?)$/;

const types =
  /^(?:text\/plain|application\/(?:json|jsonl|octet-stream|atom\+xml|timestamp-reply|vnd\.photo-count))\s*(?:;|$)/i;

/** Files of counts, streamed from the service with their cache headers and conditions, compressed as the client takes it: by the service, or here. */
export function countFiles(parts: RelayOptions): Router {
  const router = Router();
  router.get('/{*path}', (request, response) => {
    const [, id, name] = form.exec(request.path) ?? [];
    if (id === undefined || name === undefined) return writeMissing(request, response, 'file');
    compressFile(request, response);
    const path = `/api/competition/${id}/count/file/${name}`;
    return relay(parts, request, response, { operation: 'getCountFile', path, types, encoded: true }, 'file');
  });
  return router;
}
