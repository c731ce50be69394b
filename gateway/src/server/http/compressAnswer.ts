import compression from 'compression';
import type { Request, Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';

/** Bytes that are not worth it: they fit into one packet anyway. */
const worthwhileBytes = 1024;

const compress = compression({
  threshold: worthwhileBytes,
  // Responses made for one request are compressed while its client waits; the build compresses files as small as they get.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
});

const compressAll = compression({
  threshold: worthwhileBytes,
  filter: () => true,
  // Rolls are random numbers for the most part: higher qualities take four times as long for the same number of bytes.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
});

/** Compresses a file of whatever type. */
export function compressFile(request: Request, response: Response): void {
  compressAll(request, response, () => undefined);
}

/**
 * Compresses what is answered, with Brotli or gzip as the client takes it: answers of the graph and documents, which are text.
 * An answer never has a secret beside words of somebody else who could make a browser ask for it (docs/security.md).
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['accept-encoding'] === undefined) return;
  compress(request as Request, response as Response, () => undefined);
}
