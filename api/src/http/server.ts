import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { randomUUID } from 'node:crypto';
import type { Clock } from '@photo-competition/schema/clock';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { Logger } from '../log.ts';
import { contractOperations, type ContractOperation, type OperationId } from './contract.ts';
import { localeOf, problemBody } from './messages.ts';
import type { Call, Handlers, Viewer } from './operation.ts';
import { Problem } from './problem.ts';

/** Everything the server needs to answer the contract. */
export interface ServerParts {
  handlers: Handlers<OperationId>;
  /** Proves a bearer token. @throws Problem UNAUTHENTICATED or TOKEN_EXPIRED */
  authenticate(token: string, now: Date): Promise<Viewer>;
  clock: Clock;
  log: Logger;
  /** Callers whose `X-Forwarded-For` is believed. */
  trustedCallers: string;
  /** IANA time zone in which refusals name dates. */
  timeZone: string;
}

const requestIdForm = /^[\w.-]{8,100}$/;

const requestIdOf = (response: Response): string => String(response.getHeader('x-request-id') ?? '');

/** Every request has a name, its caller's own where it is sound, and one line in the log; no query string, no secret. */
const requestNames =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const given = request.get('x-request-id') ?? '';
    response.setHeader('x-request-id', requestIdForm.test(given) ? given : randomUUID());
    response.setHeader('x-content-type-options', 'nosniff');
    const start = performance.now();
    const { path } = request;
    response.once('close', () => {
      if (request.path === '/livez' || request.path === '/readyz') return;
      const ms = Math.round(performance.now() - start);
      const fields = { requestId: requestIdOf(response), method: request.method, path, ms };
      log.info({ ...fields, status: response.statusCode, ended: response.writableEnded }, 'request');
    });
    next();
  };

async function viewerOf(request: Request, operation: ContractOperation, parts: ServerParts, now: Date) {
  if (operation.security === 'none') return null;
  const header = request.get('authorization');
  if (header === undefined) {
    if (operation.security === 'required') throw new Problem('UNAUTHENTICATED');
    return null;
  }
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined) throw new Problem('UNAUTHENTICATED');
  return parts.authenticate(token, now);
}

const readJson = express.json({ limit: '256kb', strict: false, type: 'application/json' });

/** Reads a JSON body. @throws Problem 415 for another media type; the parser's own error otherwise */
async function readBody(request: Request, response: Response, operation: ContractOperation): Promise<unknown> {
  const { bodyType } = operation;
  const empty =
    request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0;
  if (bodyType === null || (empty && !operation.bodyRequired)) return undefined;
  if (!request.is(bodyType)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', { values: { expected: bodyType } });
  if (bodyType !== 'application/json') return undefined;
  await new Promise<void>((resolve, reject) => {
    readJson(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  return operation.readBody(request.body);
}

const signalOf = (response: Response): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) controller.abort();
  });
  return controller.signal;
};

function operationHandler(operation: ContractOperation, parts: ServerParts): RequestHandler {
  const handler = parts.handlers[operation.id] as (
    call: Call<OperationId>,
  ) => ReturnType<Handlers<OperationId>[OperationId]>;
  return async (request, response) => {
    const now = parts.clock();
    const signal = signalOf(response);
    const params = operation.readParams(request.params as Record<string, string>);
    const viewer = await viewerOf(request, operation, parts, now);
    const query = operation.readQuery(new URL(request.originalUrl, 'http://localhost').searchParams);
    const body = await readBody(request, response, operation);
    const requestId = requestIdOf(response);
    const call = {
      params,
      query,
      body,
      viewer,
      now,
      clock: parts.clock,
      locale: localeOf(request.get('accept-language')),
      requestId,
      address: request.ip ?? 'unknown',
      log: parts.log.child({ requestId }),
      signal,
      request,
      response,
    } as unknown as Call<OperationId>;
    const reply = await handler(call);
    if (!reply) return;
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
    for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
    response.status(reply.status ?? operation.successStatus);
    if (reply.body === undefined) response.end();
    // Not Express's own `json`, which answers `If-None-Match: *` with 304 where nothing is versioned.
    else response.type('json').end(JSON.stringify(reply.body));
  };
}

/** What body-parser and express refuse, as problems of ours. */
function asProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const { status, type } = error as { status?: number; type?: string };
  if (type === 'entity.too.large') return new Problem('FILE_TOO_LARGE', { values: { limit: 0.25 } });
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new Problem('UNSUPPORTED_MEDIA_TYPE', { values: { expected: 'application/json; charset=utf-8' } });
  if (status !== undefined && status >= 400 && status < 500)
    return new Problem('MALFORMED_REQUEST', { values: { reason: type ?? 'syntax' } });
  return null;
}

/** Milliseconds in which the rest of a refused body may arrive: a connection cut at once would lose the answer. */
const lingerMs = 15_000;

function drain(request: Request): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), lingerMs).unref();
  request.once('close', () => clearTimeout(timer)).resume();
}

function writeProblem(problem: Problem, request: Request, response: Response, timeZone: string): void {
  const reader = { locale: localeOf(request.get('accept-language')), timeZone };
  const body = problemBody(problem, reader, requestIdOf(response));
  for (const name of ['etag', 'content-length', 'content-range', 'content-encoding']) response.removeHeader(name);
  if (problem.status === 401) response.setHeader('www-authenticate', 'Bearer');
  drain(request);
  response.set({ 'cache-control': 'no-store', 'content-language': reader.locale });
  response.set(problem.headers).status(problem.status).type('application/problem+json').send(JSON.stringify(body));
}

/** Seconds after which a database that was away may be asked again. */
const databaseRetryAfter = 5;

const failureOf = (error: unknown): Problem =>
  isDatabaseUnavailable(error)
    ? new Problem('OVERLOADED', { retryAfter: databaseRetryAfter })
    : new Problem('INTERNAL_ERROR');

const problems =
  ({ log, timeZone }: ServerParts): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const problem = asProblem(error);
    if (!problem) log.error({ err: error, requestId: requestIdOf(response), path: request.path }, 'request failed');
    if (response.headersSent) response.destroy();
    else writeProblem(problem ?? failureOf(error), request, response, timeZone);
  };

const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Another method on a path of the contract: 405 with what it takes (RFC 9110 §15.5.6). */
function refuseOtherMethods(app: Express): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of contractOperations)
    methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  for (const [path, taken] of methods) {
    const allowed = taken.join(', ');
    app.all(expressPath(path), (request, _response, next) => {
      if (request.method === 'OPTIONS' || taken.includes(request.method)) return next();
      throw new Problem('METHOD_NOT_ALLOWED', {
        values: { method: request.method, allowed },
        headers: { allow: allowed },
      });
    });
  }
}

/** An HTTP server of the contract. @throws Error when an operation has no handler */
export function createServer(parts: ServerParts, extend: (app: Express) => void): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // The gateway names the address it was called from.
  app.set('trust proxy', parts.trustedCallers);
  app.use(requestNames(parts.log));
  extend(app);
  for (const operation of contractOperations) {
    if (!(operation.id in parts.handlers)) throw new Error(`The operation ${operation.id} has no handler`);
    const route = app.route(expressPath(operation.path));
    route[operation.method as 'get' | 'post' | 'put' | 'delete'](operationHandler(operation, parts));
  }
  refuseOtherMethods(app);
  app.use(() => {
    throw new Problem('NOT_FOUND');
  });
  app.use(problems(parts));
  return app;
}
