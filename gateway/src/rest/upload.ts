import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import fetch from 'node-fetch';
import type { Logger } from '../log.ts';
import { identityHeaders, type Identity } from './caller.ts';
import {
  ClientGone,
  failureOf,
  MissingParameter,
  RestProblem,
  UpstreamTimeout,
  UpstreamUnavailable,
} from './problem.ts';
import { segment } from './required.ts';

type Schemas = components['schemas'];

/** A file on its way through. */
export interface PassingFile {
  stream: Readable;
  mimetype: string;
}

/** Puts a photo, or only new words, into a slot of the request's viewer. */
export type Uploader = (
  competitionId: string,
  slot: string,
  data: Schemas['UploadData'],
  file: PassingFile | null,
) => Promise<Schemas['Image']>;

interface UploadBounds {
  origin: string;
  timeoutMs: number;
  maxBytes: number;
  gone: AbortSignal;
  log: Logger;
}

/** The client has sent more than the gateway lets through. */
class TooLarge extends Error {}

const problemTooLarge = (maxBytes: number, locale: string) => {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return new RestProblem({
    type: '/problems/FILE_TOO_LARGE',
    title: 'File too large',
    status: 413,
    code: 'FILE_TOO_LARGE',
    detail:
      locale === 'en'
        ? `The file is larger than ${megabytes} MB. Please choose or export a smaller one.`
        : `A fájl nagyobb ${megabytes} MB-nál. Kérjük, válassz vagy ments kisebbet.`,
    requestId: '',
  });
};

/** The two parts, framed by hand: a FormData with a Blob would hold the whole file in memory. */
async function* framed(
  boundary: string,
  data: Schemas['UploadData'],
  file: PassingFile | null,
): AsyncGenerator<Uint8Array> {
  const text = (part: string) => Buffer.from(part, 'utf8');
  yield text(
    `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(data)}\r\n`,
  );
  if (file) {
    // The name says nothing: the service judges by the bytes.
    yield text(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    );
    try {
      yield* file.stream as AsyncIterable<Buffer>;
    } catch (error) {
      throw (error as { status?: number }).status === 413 ? new TooLarge() : error;
    }
    yield text('\r\n');
  }
  yield text(`--${boundary}--\r\n`);
}

/** Uploads as streams; node-fetch sends the body as it arrives. */
export function uploaderOf(identity: Identity, { origin, timeoutMs, maxBytes, gone, log }: UploadBounds): Uploader {
  return async (competitionId, slot, data, file) => {
    const boundary = `photo-competition-${randomUUID()}`;
    const timeout = AbortSignal.timeout(timeoutMs);
    const body = Readable.from(framed(boundary, data, file));
    let cause: unknown;
    body.once('error', (error) => {
      cause = error;
    });
    // It may fail before it is read from; an error that nobody listens to would end the process.
    file?.stream.on('error', () => undefined);
    try {
      const path = `/api/competition/upload/${segment('competition_id', competitionId)}/${segment('image_type', slot)}`;
      const response = await fetch(`${origin.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: {
          ...identityHeaders(identity),
          ...(identity.token === null ? {} : { authorization: `Bearer ${identity.token}` }),
          accept: 'application/json',
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([timeout, gone]),
      });
      const answer = await response.text();
      if (response.ok) return JSON.parse(answer) as Schemas['Image'];
      const type = response.headers.get('content-type');
      throw failureOf(response.status, type, answer, response.headers.get('retry-after'));
    } catch (error) {
      if (error instanceof RestProblem || error instanceof MissingParameter) throw error;
      if (cause instanceof TooLarge) throw problemTooLarge(maxBytes, identity.locale);
      if (gone.aborted) throw new ClientGone('the client has gone');
      log.warn({ err: cause ?? error, competitionId, slot }, 'an upload failed upstream');
      if (timeout.aborted) throw new UpstreamTimeout('the upload took too long');
      throw error instanceof UpstreamUnavailable ? error : new UpstreamUnavailable('unreachable', { cause: error });
    } finally {
      body.destroy();
      file?.stream.destroy();
    }
  };
}
