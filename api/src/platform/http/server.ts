import { holdsAlready } from '@photo-competition/schema/entityTag';
import { shownPath } from '@photo-competition/schema/shownPath';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { hash, randomUUID } from 'node:crypto';
import type { Logger } from '../log.ts';
import { contractOperations, type ContractOperation, type OperationId } from './contract.ts';
import { heavyKindOf, type Doors } from './doors.ts';
import type { Handler, Handlers } from './operation.ts';
import { Problem } from './problem.ts';
import { underName } from '../requestName.ts';
import { refusals, requestIdOf } from './refusals.ts';
import { callOf, previewHeader, type CallParts } from './requestCall.ts';
import { RouteTable } from './routeTable.ts';

/** Everything the server needs to answer the contract. */
export interface ServerParts extends CallParts {
  handlers: Handlers<OperationId>;
  /** The reads that an administrator can have previewed (docs/product.md §3). */
  previewHandlers: Partial<Handlers<OperationId>>;
  /** Bounds what callers ask for. */
  doors: Doors;
  /** Callers whose `X-Forwarded-For` is believed. */
  trustedCallers: string;
  /** IANA time zone in which refusals name dates. */
  timeZone: string;
  /** Is told of each call of the contract that has ended. @param seconds to the last byte */
  observe?: ((operation: OperationId, status: number, seconds: number) => void) | undefined;
  /** Is shown each request before it is answered. */
  watch?: (request: Request, response: Response) => void;
}

const requestIdForm = /^[\w.-]{8,100}$/;

/** The path of a request; it stands in an address of its own where a proxy is asked (RFC 9112 §3.2.2). */
function pathOf({ url }: Request): string {
  if (!url.startsWith('/')) return new URL(url, 'http://localhost').pathname;
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** Every request has a name, its caller's own where it is sound, and one line in the log; no query string, no key, no code. */
function nameRequest(request: Request, response: Response, path: string, log: Logger): void {
  const given = request.headers['x-request-id'];
  response.setHeader('x-request-id', typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID());
  response.setHeader('x-content-type-options', 'nosniff');
  if (path === '/livez' || path === '/readyz' || !log.isLevelEnabled('info')) return;
  const start = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - start);
    const fields = { requestId: requestIdOf(response), method: request.method, path: shownPath(path), ms };
    log.info({ ...fields, status: response.statusCode, ended: response.writableEnded }, 'request');
  });
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Writes what a handler has answered; nothing where it has written the response itself. A read is named by its ETag, a hash
 * of what this caller is told, and told as 304 to a caller who holds it (docs/product.md §9).
 */
function send(
  request: Request,
  response: Response,
  reply: Awaited<ReturnType<Handler<OperationId>>>,
  status: number,
): void {
  if (!reply) return;
  const { headers = {}, body } = reply;
  if (!('cache-control' in headers) && !response.hasHeader('cache-control'))
    response.setHeader('cache-control', 'no-store');
  for (const name in headers) response.setHeader(name, headers[name] as string);
  response.statusCode = reply.status ?? status;
  if (body === undefined) {
    response.end();
    return;
  }
  const text = JSON.stringify(body);
  if (isRead(request) && response.statusCode === 200) {
    const tag = `"${hash('sha1', text, 'base64url')}"`;
    response.setHeader('etag', tag);
    if (holdsAlready(request.headers['if-none-match'], tag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(text);
}

type Answer = (params: Record<string, string>, request: Request, response: Response) => Promise<void>;

function answerOf(operation: ContractOperation, parts: ServerParts): Answer {
  if (!(operation.id in parts.handlers)) throw new Error(`The operation ${operation.id} has no handler`);
  const handler = parts.handlers[operation.id] as (call: unknown) => ReturnType<Handler<OperationId>>;
  const preview = parts.previewHandlers[operation.id] as typeof handler | undefined;
  const asked = { ...operation, previewed: preview !== undefined };
  const heavy = heavyKindOf(operation);
  const { observe } = parts;
  return async (params, request, response) => {
    if (observe) {
      const start = performance.now();
      response.once('close', () => observe(operation.id, response.statusCode, (performance.now() - start) / 1000));
    }
    const call = await callOf(asked, params, { request, response }, parts);
    if (heavy) parts.doors.begin(heavy, call);
    if (!preview || previewHeader(request) === undefined)
      return send(request, response, await handler(call), operation.successStatus);
    const reply = await preview(call);
    const headers = { ...reply?.headers, 'cache-control': 'no-store', vary: 'Authorization, X-Preview' };
    send(request, response, reply && { ...reply, headers }, operation.successStatus);
  };
}

/** @throws Problem 405 with what the path takes (RFC 9110 §15.5.6) */
function refuseMethod(method: string, methods: Iterable<string>, response: Response): void {
  const allowed = [...methods].join(', ');
  if (method !== 'OPTIONS')
    throw new Problem('METHOD_NOT_ALLOWED', { values: { method, allowed }, headers: { allow: allowed } });
  response.setHeader('allow', allowed);
  response.statusCode = 204;
  response.end();
}

/** The request handler, and the Express application whose requests and responses it takes. */
export interface ApiServer {
  app: Express;
  answer(request: Request, response: Response): void;
}

/**
 * Answers the contract. Its operations are found without Express, whose router costs more than most of our statements do; what
 * stands beside the contract goes through it.
 * @param extend adds what stands beside the contract
 * @throws Error when an operation has no handler
 */
export function createServer(parts: ServerParts, extend: (app: Express) => void): ApiServer {
  const refuse = refusals(parts);
  const routes = new RouteTable<Answer>();
  for (const operation of contractOperations) routes.add(operation.path, operation.method, answerOf(operation, parts));

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // The gateway names the address it was called from.
  app.set('trust proxy', parts.trustedCallers);
  extend(app);
  app.use(() => {
    throw new Problem('NOT_FOUND');
  });
  const failed: ErrorRequestHandler = (error, request, response, _next) => refuse(error, request, response);
  app.use(failed);

  async function answer(path: string, request: Request, response: Response): Promise<void> {
    parts.doors.enter(request, response);
    const route = routes.find(path);
    if (!route) return app(request, response);
    const { method } = request;
    const { methods, params } = route;
    const found = methods.get(method === 'HEAD' ? 'GET' : method);
    return found ? found(params, request, response) : refuseMethod(method, methods.keys(), response);
  }
  return {
    app,
    answer(request, response) {
      const path = pathOf(request);
      nameRequest(request, response, path, parts.log);
      parts.watch?.(request, response);
      void underName(requestIdOf(response), () =>
        answer(path, request, response).catch((error: unknown) => refuse(error, request, response)),
      );
    },
  };
}
