import type { RequestHandler } from 'express';
import processRequest from 'graphql-upload/processRequest.mjs';
import { identityOf } from './identity.ts';
import { refuse } from './refusal.ts';

/** Limits of multipart requests. */
export interface UploadLimits {
  maxBytes: number;
  atOnce: number;
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
  broken: { hu: 'A feltöltés nem olvasható.', en: 'The upload cannot be read.' },
} as const;

/** The frame, the operations and the map around a file. */
const frameBytes = 1024 * 1024;

/**
 * Multipart requests (GraphQL multipart request specification). graphql-upload parses before Apollo Server looks for
 * cross-site requests, so everything that can be refused is refused here, before a byte of the body is read.
 */
export function uploads({ maxBytes, atOnce }: UploadLimits): RequestHandler {
  let running = 0;
  return async (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    const { locale, token } = identityOf(request, response);
    const limit = String(Math.floor(maxBytes / 1024 / 1024));
    const say = (key: keyof typeof texts) => texts[key][locale].replace('{limit}', limit);
    if (!request.get('apollo-require-preflight'))
      return refuse(request, response, { status: 400, code: 'BAD_USER_INPUT', message: say('preflight') });
    if (token === null)
      return refuse(request, response, { status: 401, code: 'UNAUTHENTICATED', message: say('token') });
    if (Number(request.get('content-length') ?? 0) > maxBytes + frameBytes)
      return refuse(request, response, { status: 413, code: 'PAYLOAD_TOO_LARGE', message: say('size') });
    if (running >= atOnce) {
      const busy = { status: 503, code: 'UPSTREAM_UNAVAILABLE', message: say('busy'), retryAfter: 10 } as const;
      return refuse(request, response, busy);
    }
    running += 1;
    response.once('close', () => {
      running -= 1;
      // Answered before the file had come whole. The parser has let go of its file by now and takes no more, yet a client
      // that cannot finish sending reads no answer: the rest is thrown away, for as long as a request may take.
      if (!request.complete && !request.destroyed) {
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
      const { status = 400 } = error as { status?: number };
      const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT';
      return refuse(request, response, { status, code, message: say(status === 413 ? 'size' : 'broken') });
    }
    next();
  };
}
