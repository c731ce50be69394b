import type { RequestHandler } from 'express';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { ErrorCode } from '../graph/generated/resolvers.ts';
import { addressKey } from './addressKey.ts';
import { watchBody } from './bodyWatch.ts';
import { identityOf } from './identity.ts';
import { refuse, type Refusal } from './refusal.ts';
import { sealUploads } from './sealedUploads.ts';
import { UploadPlaces, type UploadLoad } from './uploadPlaces.ts';

/** Limits of multipart requests. */
export interface UploadLimits {
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Uploads that are taken at the same time. */
  atOnce: number;
  /** Milliseconds for which a client may send nothing. */
  stallMs: number;
}

const texts = {
  preflight: {
    hu: 'A feltöltéshez az apollo-require-preflight fejléc szükséges.',
    en: 'An upload needs the header apollo-require-preflight.',
  },
  token: { hu: 'A feltöltéshez előbb jelentkezz be.', en: 'Please log in before you upload.' },
  size: { hu: 'A fájl nagyobb {limit} MB-nál.', en: 'The file is larger than {limit} MB.' },
  busy: {
    hu: 'Most túl sok feltöltés fut. Kérjük, próbáld újra.',
    en: 'Too many uploads are running. Please try again.',
  },
  files: { hu: 'Egyszerre egy fájl küldhető.', en: 'One file can be sent at a time.' },
  fields: { hu: 'A kérés túl nagy.', en: 'The request is too large.' },
  stall: { hu: 'A feltöltés megszakadt.', en: 'The upload has come to a standstill.' },
  broken: { hu: 'A feltöltés nem olvasható.', en: 'The upload cannot be read.' },
} as const;

/** The frame, the operations and the map around a file. */
const frameBytes = 1024 * 1024;
/** Parts of a body: operations, map and file, and some that do no harm. */
const mostParts = 8;

/** Why graphql-upload has refused a request. */
function refusalOf(error: unknown): { status: number; code: ErrorCode; text: keyof typeof texts } {
  const { status = 400, message = '' } = error as { status?: number; message?: string };
  if (status !== 413) return { status, code: 'BAD_USER_INPUT', text: 'broken' };
  return { status, code: 'PAYLOAD_TOO_LARGE', text: message.includes('max file uploads') ? 'files' : 'fields' };
}

/**
 * Multipart requests (GraphQL multipart request specification). graphql-upload parses before Apollo Server looks for
 * cross-site requests, so everything that can be refused is refused here, before a byte of the body is read.
 * @param load kept up to date, for metrics
 */
export function uploads(
  { maxBytes, atOnce, stallMs }: UploadLimits,
  load: UploadLoad = { running: 0 },
): RequestHandler {
  sealUploads();
  const places = new UploadPlaces(atOnce, load);
  return async (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    const { locale, token, address } = identityOf(request, response);
    const limit = String(Math.floor(maxBytes / 1024 / 1024));
    const say = (status: number, code: ErrorCode, text: keyof typeof texts, more: Pick<Refusal, 'retryAfter'> = {}) =>
      refuse(request, response, { status, code, message: texts[text][locale].replace('{limit}', limit), ...more });
    if (!request.get('apollo-require-preflight')) return say(400, 'BAD_USER_INPUT', 'preflight');
    if (token === null) return say(401, 'UNAUTHENTICATED', 'token');
    if (Number(request.get('content-length') ?? 0) > maxBytes + frameBytes)
      return say(413, 'PAYLOAD_TOO_LARGE', 'size');
    const place = addressKey(address);
    if (!places.take(place)) return say(503, 'UPSTREAM_UNAVAILABLE', 'busy', { retryAfter: 10 });
    let parsed = false;
    const endWatch = watchBody(request, { parts: mostParts, stallMs }, (why) => {
      // Once a resolver waits for the file, only the end of the request tells the parser.
      if (parsed || response.headersSent) return request.destroy();
      request.unpipe();
      if (why === 'stall') say(408, 'BAD_USER_INPUT', 'stall');
      else say(400, 'BAD_USER_INPUT', 'broken');
    });
    response.once('close', () => {
      places.giveBack(place);
      endWatch();
      // Answered before the file had come whole. The parser has let go of its file by now and takes no more, yet a client
      // that cannot finish sending reads no answer: the rest is thrown away, for as long as a request may take.
      if (!request.readableEnded && !request.destroyed) {
        request.unpipe();
        request.resume();
      }
    });
    try {
      request.body = await processRequest(request, response, {
        maxFiles: 1,
        // The parser counts a file that reaches the limit as cut off; one of exactly that size is allowed.
        maxFileSize: maxBytes + 1,
        maxFieldSize: 100_000,
      });
    } catch (error) {
      const { status, code, text } = refusalOf(error);
      if (!response.headersSent) say(status, code, text);
      return;
    }
    parsed = true;
    next();
  };
}
