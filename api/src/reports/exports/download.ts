import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../platform/log.ts';

/** A file made for one answer. */
export interface Download {
  contentType: string;
  fileName: string;
  content: Readable;
}

/** Streams an attachment. When its source fails the connection is cut: half a file must not look whole. */
export async function sendDownload(response: Response, log: Logger, { contentType, fileName, content }: Download) {
  response.status(200).set({
    'content-type': contentType,
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
  });
  try {
    await pipeline(content, response);
  } catch (error) {
    if (response.destroyed && !response.errored) return;
    log.warn({ err: error, fileName }, 'a download ended early');
    response.destroy();
  }
}
