import { networkOf } from '@photo-competition/schema/network';
import type { NoSlot } from '@photo-competition/schema/slots';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../graph/generated/resolvers.ts';
import { message, type MessageKey } from '../../messages.ts';
import { viewerOf, type RequestIdentity } from '../http/identity.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { limitBody } from './bodyLimits.ts';
import { holdsUpload } from './holdsUpload.ts';
import { makeUploadsImmutable } from './immutableUploads.ts';
import type { ProveToken } from './tokenProof.ts';
import type { UploadSlots } from './uploadConcurrency.ts';

/** Limits of multipart requests. */
export interface UploadOptions {
  /** Largest file, in bytes. */
  maxBytes: number;
  /** How many there are at the same time. */
  slots: UploadSlots;
  /** Milliseconds for which a client may send nothing. */
  stallMs: number;
  /** Bytes that a client must send in each second on average, those of the last `stallMs` counted at most. */
  leastRate: number;
  /** Proves the token before a byte of the body is read. */
  prove: ProveToken;
}

/** Bytes of a request besides its file, at most: the operations, the map and the heads of the parts. */
const frameBytes = 1024 * 1024;
/** Bytes of the operations, and of the map. */
const maxFieldSize = 32 * 1024;
/** Parts of a body: operations, map and file, and some that do no harm. */
const mostParts = 8;

/** Seconds after which a client may come again that finds no place. */
const retryAfter = 10;

/** Whether a request is a form with files. */
export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data *(?:;|$)/i.test(headers['content-type'] ?? '');

/** Why graphql-upload has refused a request. */
function refusalOf(error: unknown): { status: number; code: ErrorCode; key: MessageKey } {
  const { status = 400, message: reason = '' } = error as { status?: number; message?: string };
  if (status !== 413) return { status, code: 'BAD_USER_INPUT', key: 'uploadUnreadable' };
  return {
    status,
    code: 'PAYLOAD_TOO_LARGE',
    key: reason.includes('max file uploads') ? 'oneFileOnly' : 'requestTooLarge',
  };
}

/**
 * Reads multipart requests (GraphQL multipart request specification). graphql-upload parses before Apollo Server looks for
 * cross-site requests, so everything that can be refused is refused here, before a byte of the body is read: also a token that
 * does not hold.
 * @returns reads the operations of one request; null when it was refused
 */
export function uploads({ maxBytes, slots, stallMs, leastRate, prove }: UploadOptions) {
  makeUploadsImmutable();

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    identity: RequestIdentity,
  ): Promise<{ body: unknown } | null> => {
    const { headers } = request;
    const { locale, token, address } = identity;
    const refuseWith = (status: number, code: ErrorCode, key: MessageKey, more: Pick<Refusal, 'retryAfter'> = {}) => {
      refuse(request, response, { status, code, message: message(key, locale), ...more });
      return null;
    };
    if (!headers['apollo-require-preflight']) return refuseWith(400, 'BAD_USER_INPUT', 'uploadNeedsHeader');
    if (token === null) return refuseWith(401, 'UNAUTHENTICATED', 'uploadNeedsLogin');
    const unproven = await prove(identity, response);
    if (response.closed) return null;
    if (unproven) {
      refuse(request, response, unproven);
      return null;
    }
    const refuseFull = (full: NoSlot) =>
      full === 'all'
        ? refuseWith(503, 'UPSTREAM_UNAVAILABLE', 'tooManyUploads', { retryAfter })
        : refuseWith(429, 'RATE_LIMITED', 'tooManyOwnUploads', { retryAfter });
    const names = [String(viewerOf(token)?.id), networkOf(address)];
    const full = slots.running.fullFor(names);
    if (full) return refuseFull(full);
    const arriving = slots.arriving.take(names);
    if (typeof arriving === 'string') return refuseFull(arriving);
    let stopCounting = arriving;
    let parsed = false;
    // A body is refused once, for what is noticed first; what is left of it is discarded, which is no upload under way.
    const refuseBody = (status: number, code: ErrorCode, key: MessageKey) => {
      stopCounting();
      return response.headersSent ? null : refuseWith(status, code, key);
    };
    const stopLimiting = limitBody(request, { parts: mostParts, stallMs, leastRate }, (limit) => {
      // A resolver that reads the file, or waits for it, learns of it only when the request is destroyed.
      if (parsed) return request.destroy();
      request.unpipe();
      if (limit === 'stall') refuseBody(408, 'BAD_USER_INPUT', 'uploadStalled');
      else refuseBody(400, 'BAD_USER_INPUT', 'uploadUnreadable');
    });
    response.once('close', () => {
      stopCounting();
      stopLimiting();
      // Answered before the whole file arrived. The parser has released its file by now and takes no more, yet a client
      // that cannot finish sending reads no answer: the rest is discarded, for as long as a request may take.
      if (!request.readableEnded && !request.destroyed) {
        request.unpipe();
        request.resume();
      }
    });
    try {
      const body = await processRequest(request, response, {
        maxFiles: 1,
        // The parser counts a file that reaches the limit as cut off; one of exactly that size is allowed. Of a file that is
        // announced as too large nothing is waited for: its operation answers FILE_TOO_LARGE.
        maxFileSize: Number(headers['content-length'] ?? 0) > maxBytes + frameBytes ? 1 : maxBytes + 1,
        maxFieldSize,
      });
      // The chunk that brought the operations may have brought too many parts as well.
      if (response.headersSent) return null;
      // Without its file the operation would be another one: it would change the title of the entry, say, and keep its picture.
      if (!Array.isArray(body) && !holdsUpload((body as { variables?: unknown }).variables)) {
        request.unpipe();
        return refuseBody(400, 'BAD_USER_INPUT', 'uploadWithoutPlace');
      }
      // Only now there is something to do; a form that is still on its way takes no place.
      stopCounting();
      const running = slots.running.take(names);
      if (typeof running === 'string') {
        request.unpipe();
        return refuseFull(running);
      }
      if (response.closed) running();
      else stopCounting = running;
      parsed = true;
      return { body };
    } catch (error) {
      const { status, code, key } = refusalOf(error);
      return refuseBody(status, code, key);
    }
  };
}

/** How multipart requests of one gateway are read. */
export type ReadUpload = ReturnType<typeof uploads>;
