import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import fetch from 'node-fetch';
import { blamed, type Verdict } from './breaker.ts';
import { identityHeaders, type Identity } from './caller.ts';
import { largestAnswer } from './httpAttempt.ts';
import { FileBrokenOff, FileTooLarge, framed, isTooLarge } from './multipart.ts';
import { ClientGone, failureOf, RestProblem, UpstreamTimeout, UpstreamUnavailable } from './problem.ts';
import type { CutReason, RequestBounds, Running } from './requestBounds.ts';
import { segment } from './required.ts';
import type { CallStatus } from './transport.ts';
import type { Upstream } from './upstream.ts';

type Schemas = components['schemas'];

/** A file on its way through. */
export interface PassingFile {
  /** @throws Error with status 413 when more has come than is let through; any other when it has broken off */
  createReadStream(): Readable;
}

/** Puts a photo, or only new words, into a slot of the request's viewer. */
export type Uploader = (
  competitionId: string,
  slot: string,
  data: Schemas['UploadData'],
  file: PassingFile | null,
) => Promise<Schemas['Image']>;

/** What is the same for every upload. */
export interface UploadLimits {
  /** Milliseconds that one may take upstream. */
  timeoutMs: number;
  /** Largest file, in bytes. */
  maxBytes: number;
}

type Service = Pick<Upstream, 'origin' | 'breaker' | 'observe'>;

/** A refusal in the form of the service, in the request's language. */
const refusal = (
  status: 400 | 413,
  code: 'MALFORMED_REQUEST' | 'FILE_TOO_LARGE',
  detail: { hu: string; en: string },
  locale: string,
) =>
  new RestProblem({
    type: `/problems/${code}`,
    title: code,
    status,
    code,
    detail: locale === 'en' ? detail.en : detail.hu,
    requestId: '',
  });

function tooLarge(maxBytes: number, locale: string): RestProblem {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const en = `The file is larger than ${megabytes} MB. Please choose or export a smaller one.`;
  const hu = `A fájl nagyobb ${megabytes} MB-nál. Kérjük, válassz vagy ments kisebbet.`;
  return refusal(413, 'FILE_TOO_LARGE', { hu, en }, locale);
}

function brokenOff(locale: string): RestProblem {
  const en = 'The file has not come whole. Please send it again.';
  const hu = 'A fájl nem érkezett meg egészben. Kérjük, küldd el újra.';
  return refusal(400, 'MALFORMED_REQUEST', { hu, en }, locale);
}

/** How an upload that brought nothing has ended. */
interface Failure {
  error: Error;
  status: CallStatus;
  /** What it says of the service. */
  verdict: Verdict;
}

/** One upload on its way: what may end it, and what it has ended with. */
class PassingUpload implements Running {
  private readonly service: Service;
  private readonly limits: UploadLimits;
  private readonly identity: Identity;
  private readonly bounds: RequestBounds;
  private readonly controller = new AbortController();
  private readonly start = performance.now();
  private cutBecause: CutReason | null = null;
  /** Why the body has broken off. */
  private broken: unknown;
  private status: number | null = null;

  constructor(service: Service, limits: UploadLimits, identity: Identity, bounds: RequestBounds) {
    this.service = service;
    this.limits = limits;
    this.identity = identity;
    this.bounds = bounds.extended(limits.timeoutMs);
  }

  cut(reason: CutReason): void {
    this.cutBecause = reason;
    this.controller.abort();
  }

  async send(path: string, data: Schemas['UploadData'], file: Readable | null): Promise<Schemas['Image']> {
    const { breaker } = this.service;
    const pass = breaker.admit();
    if (pass === 0) throw this.refused();
    if (this.bounds.gone) this.cut('gone');
    else this.bounds.enter(this);
    const boundary = `photo-competition-${randomUUID()}`;
    const body = Readable.from(framed(boundary, data, file));
    body.once('error', (error) => {
      this.broken = error;
    });
    try {
      const image = await this.exchange(path, boundary, body);
      breaker.settle(pass, 'sound');
      this.observe(this.status ?? 200);
      return image;
    } catch (thrown) {
      const { error, status, verdict } = this.explained(thrown);
      breaker.settle(pass, verdict);
      this.observe(status);
      if (error instanceof UpstreamTimeout || error instanceof UpstreamUnavailable)
        this.bounds.log.warn({ err: thrown, path }, 'an upload failed upstream');
      throw error;
    } finally {
      this.bounds.exit(this);
      body.destroy();
    }
  }

  private async exchange(path: string, boundary: string, body: Readable): Promise<Schemas['Image']> {
    const { token } = this.identity;
    const response = await fetch(this.service.origin + path, {
      method: 'POST',
      headers: {
        ...identityHeaders(this.identity),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        accept: 'application/json',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
      redirect: 'error',
      compress: false,
      size: largestAnswer,
      signal: this.controller.signal,
    });
    this.status = response.status;
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as Schemas['Image'];
    const { headers, status } = response;
    throw failureOf(status, headers.get('content-type'), text, headers.get('retry-after'));
  }

  private explained(thrown: unknown): Failure {
    if (thrown instanceof RestProblem) return { error: thrown, status: thrown.status, verdict: 'sound' };
    const { locale } = this.identity;
    const unfinished = { status: 'gone', verdict: 'unknown' } as const;
    if (this.broken instanceof FileTooLarge) return { error: tooLarge(this.limits.maxBytes, locale), ...unfinished };
    if (this.cutBecause === 'gone') return { error: new ClientGone('the client has gone'), ...unfinished };
    if (this.broken instanceof FileBrokenOff) return { error: brokenOff(locale), ...unfinished };
    const verdict = this.status === null || this.status >= 500 ? blamed(this.bounds) : 'unknown';
    if (this.cutBecause === 'late')
      return { error: new UpstreamTimeout('the upload took too long'), status: 'timeout', verdict };
    const error =
      thrown instanceof UpstreamUnavailable ? thrown : new UpstreamUnavailable('unreachable', { cause: thrown });
    return { error, status: this.status ?? 'unavailable', verdict };
  }

  private refused(): UpstreamUnavailable {
    this.observe('refused');
    return new UpstreamUnavailable('left alone for a while', { retryAfter: this.service.breaker.retryAfter });
  }

  private observe(status: CallStatus): void {
    this.service.observe?.({ operation: 'uploadImage', status, ms: performance.now() - this.start });
  }
}

/**
 * Opens a file that a client is sending.
 * @throws RestProblem FILE_TOO_LARGE when more than the limit has come already, MALFORMED_REQUEST when it has broken off
 */
function opened(file: PassingFile, maxBytes: number, locale: string): Readable {
  try {
    // It may fail before it is read from; an error that nobody listens to would end the process.
    return file.createReadStream().on('error', () => undefined);
  } catch (error) {
    throw isTooLarge(error) ? tooLarge(maxBytes, locale) : brokenOff(locale);
  }
}

/** Uploads as streams; node-fetch sends the body as it arrives. */
export function uploaderOf(
  service: Service,
  limits: UploadLimits,
  identity: Identity,
  bounds: RequestBounds,
): Uploader {
  return async (competitionId, slot, data, file) => {
    const stream = file && opened(file, limits.maxBytes, identity.locale);
    try {
      const path = `/api/competition/upload/${segment('competition_id', competitionId)}/${segment('image_type', slot)}`;
      return await new PassingUpload(service, limits, identity, bounds).send(path, data, stream);
    } finally {
      stream?.destroy();
    }
  };
}
