import express, { type Request, type Response } from 'express';
import type { Clock } from '@photo-competition/schema/clock';
import { localeOf } from '@photo-competition/schema/requestLocale';
import type { Logger } from '../log.ts';
import type { ContractOperation } from './contract.ts';
import type { Who } from './contractDocument.ts';
import type { Locale } from './messages.ts';
import type { Viewer } from './operation.ts';
import { readPreview, type Preview, type PreviewRequest } from './preview.ts';
import { Problem } from './problem.ts';
import { requestIdOf } from './refusals.ts';

/** Dependencies of the call of an operation. */
export interface CallParts {
  /** Proves a bearer token. @throws Problem UNAUTHENTICATED or TOKEN_EXPIRED */
  authenticate(token: string, now: Date): Promise<Viewer>;
  clock: Clock;
  log: Logger;
  /** Finds whom a preview looks as, and notes its use. @throws Problem PREVIEW_INVALID */
  openPreview(use: { administrator: Viewer; request: PreviewRequest; requestId: string }): Promise<Preview>;
}

/** The caller; null without a token. @throws Problem UNAUTHENTICATED or TOKEN_EXPIRED for an invalid token */
async function viewerOf(request: Request, parts: CallParts, now: Date): Promise<Viewer | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined) throw new Problem('UNAUTHENTICATED');
  return parts.authenticate(token, now);
}

/** @throws Problem UNAUTHENTICATED or FORBIDDEN unless the caller is one of those who may call */
function checkCaller(who: Who, viewer: Viewer | null): void {
  if (who === 'anyone') return;
  if (!viewer) throw new Problem('UNAUTHENTICATED');
  if (who !== 'person' && viewer.administrator !== (who === 'administrator')) throw new Problem('FORBIDDEN');
}

const readJson = express.json({ limit: '256kb', strict: false, type: 'application/json' });

/** A refusal by the body parser, as a problem of ours; a fault of the parser itself is returned unchanged. */
function bodyRefusal(error: unknown): unknown {
  const { status = 500, type } = error as { status?: number; type?: string };
  if (type === 'entity.too.large') return new Problem('FILE_TOO_LARGE', { values: { limit: 0.25 } });
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new Problem('UNSUPPORTED_MEDIA_TYPE', { values: { expected: 'application/json; charset=utf-8' } });
  return status < 500 ? new Problem('MALFORMED_REQUEST', { values: { reason: type ?? 'syntax' } }) : error;
}

/** Reads a JSON body. @throws Problem 415 for another media type, 413 for a body that is too large, 400 for one that is no JSON */
async function readBody(request: Request, response: Response, operation: ContractOperation): Promise<unknown> {
  const { bodyType } = operation;
  if (bodyType === null) return undefined;
  const empty =
    request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0;
  if (empty && !operation.bodyRequired) return undefined;
  // Null where nothing is sent at all, which the body's rules refuse.
  if (request.is(bodyType) === false) throw new Problem('UNSUPPORTED_MEDIA_TYPE', { values: { expected: bodyType } });
  if (bodyType !== 'application/json') return undefined;
  await new Promise<void>((resolve, reject) => {
    readJson(request, response, (error?: unknown) => (error ? reject(bodyRefusal(error) as Error) : resolve()));
  });
  return operation.readBody(request.body);
}

/** The query of an address; most have none, and reading one is not free. */
function searchOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  const end = url.indexOf('#');
  return new URLSearchParams(at < 0 ? '' : url.slice(at, end < 0 ? undefined : end));
}

/** A request as handlers take it (see `Call`); what few of them ask for is made when it is asked for. */
class RequestCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly requestId: string;
  readonly clock: Clock;
  readonly request: Request;
  readonly response: Response;
  readonly #log: Logger;
  #signal: AbortSignal | undefined;

  constructor(
    { request, response, now }: { request: Request; response: Response; now: Date },
    read: { params: unknown; query: unknown; body: unknown; viewer: Viewer | null },
    { clock, log }: CallParts,
  ) {
    this.params = read.params;
    this.query = read.query;
    this.body = read.body;
    this.viewer = read.viewer;
    this.now = now;
    this.requestId = requestIdOf(response);
    this.clock = clock;
    this.request = request;
    this.response = response;
    this.#log = log;
  }

  get locale(): Locale {
    return localeOf(this.request);
  }

  get address(): string {
    return this.request.ip ?? 'unknown';
  }

  get log(): Logger {
    return this.#log.child({ requestId: this.requestId });
  }

  get signal(): AbortSignal {
    if (this.#signal) return this.#signal;
    const controller = new AbortController();
    this.#signal = controller.signal;
    if (this.response.destroyed && !this.response.writableEnded) controller.abort();
    this.response.once('close', () => {
      if (!this.response.writableEnded) controller.abort();
    });
    return this.#signal;
  }
}

/** The header that asks for a preview; undefined where the request is none. */
export const previewHeader = (request: Request): string | undefined => request.get('x-preview');

/**
 * The viewer and the instant of a call: in an administrator's preview those of the preview. They are decided before anything else of
 * the request is looked at (docs/product.md §3).
 * @throws Problem UNAUTHENTICATED, TOKEN_EXPIRED, FORBIDDEN, PREVIEW_INVALID, PREVIEW_READ_ONLY, PREVIEW_CLOSED
 */
async function standpointOf(
  request: Request,
  response: Response,
  operation: ContractOperation & { previewed: boolean },
  parts: CallParts,
): Promise<{ viewer: Viewer | null; now: Date }> {
  const now = parts.clock();
  const header = previewHeader(request);
  if (header === undefined) return { now, viewer: operation.takesToken ? await viewerOf(request, parts, now) : null };
  const administrator = await viewerOf(request, parts, now);
  if (!administrator) throw new Problem('UNAUTHENTICATED');
  checkCaller('administrator', administrator);
  const asked = readPreview(header);
  if (operation.method !== 'get') throw new Problem('PREVIEW_READ_ONLY');
  if (!operation.previewed) throw new Problem('PREVIEW_CLOSED');
  const requestId = requestIdOf(response);
  const { viewer, at } = await parts.openPreview({ administrator, request: asked, requestId });
  return { viewer, now: at };
}

/** Reads a request in the order in which it is refused: its path, its caller and their permission, its query, its body. @throws Problem */
export async function callOf(
  operation: ContractOperation & { previewed: boolean },
  pathParams: Record<string, string>,
  { request, response }: { request: Request; response: Response },
  parts: CallParts,
): Promise<RequestCall> {
  const params = operation.readParams(pathParams);
  const { viewer, now } = await standpointOf(request, response, operation, parts);
  const { who } = operation;
  // Before anything that the caller has sent is looked at; an administrator who enters or votes is told first what is wrong with it.
  checkCaller(who === 'entrant' ? 'person' : who, viewer);
  const query = operation.readQuery(searchOf(request.url));
  const body = await readBody(request, response, operation);
  checkCaller(who, viewer);
  return new RequestCall({ request, response, now }, { params, query, body, viewer }, parts);
}
