import type { IncomingHttpHeaders } from 'node:http';
import { Pool, type Dispatcher } from 'undici';
import { callService, type RestService, type ServiceCall } from '../call/callService.ts';
import type { Cancellation } from '../call/cancellation.ts';
import { isPersonal } from '../call/identity.ts';
import { failureOf, UpstreamUnavailable } from '../call/problem.ts';
import type { ReplyHead } from '../call/replyHead.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from '../call/upstreamCall.ts';
import { InstanceConnections } from '../instances/instanceConnections.ts';
import { sharedUntil } from '../sharing/cacheControl.ts';

/** Maximum size of an answer in bytes, above any answer of the contract; larger ones are rejected to bound memory. */
export const largestAnswer = 16 * 1024 * 1024;

/** Maximum number of connections; further calls wait for a free one, within their deadline. */
const connections = 64;

interface JsonReply extends ReplyHead {
  body: Buffer;
}

const isTooLarge = (error: unknown): boolean => (error as { code?: string }).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';

/** Collects a reply through undici's dispatch interface, at a third of the cost of the body stream of `Pool.request`. */
class ReplyReader implements Dispatcher.DispatchHandler {
  private readonly cancellation: Cancellation;
  private readonly begun: () => void;
  private readonly resolve: (reply: JsonReply) => void;
  private readonly reject: (error: Error) => void;
  private readonly chunks: Buffer[] = [];
  private status = 0;
  private headers: IncomingHttpHeaders = {};

  /** @param begun is called when a connection has taken the call */
  constructor(
    cancellation: Cancellation,
    begun: () => void,
    resolve: (reply: JsonReply) => void,
    reject: (error: Error) => void,
  ) {
    this.cancellation = cancellation;
    this.begun = begun;
    this.resolve = resolve;
    this.reject = reject;
    // A call that waits for a connection has no controller to abort yet.
    cancellation.onCancel = reject;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const { cancellation } = this;
    this.begun();
    if (cancellation.reason) controller.abort(cancellation.reason);
    else
      cancellation.onCancel = (reason) => {
        this.reject(reason);
        controller.abort(reason);
      };
  }

  /** May be called for informational responses (1xx) before the final one, which overwrites them. */
  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const { status, headers, chunks } = this;
    const [first, ...more] = chunks;
    this.resolve({
      status,
      header(name) {
        const value = headers[name];
        return Array.isArray(value) ? value.join(', ') : (value ?? null);
      },
      body: first && !more.length ? first : Buffer.concat(chunks),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.reject(isTooLarge(error) ? new UpstreamUnavailable('the answer is too large') : error);
  }
}

function jsonOf({ status, body }: JsonReply): unknown {
  if (body.length === 0 && (status === 202 || status === 204)) return undefined;
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new UpstreamUnavailable('the answer is not JSON');
  }
}

/**
 * Calls for JSON over undici's pool of keep-alive connections. node-fetch, which streams uploads and bytes (`upload.ts`,
 * `byteTransport.ts`), uses about five times the processor time for a small answer (170 µs instead of 33 µs on one core, half
 * of the total cost of a light query), and its agent has no connect timeout.
 * @param shareable whether answers may be shared between requests; otherwise `freshUntil` is always 0
 */
export function jsonTransport(service: RestService, { shareable }: { shareable: boolean }): Transport {
  const options: Pool.Options = {
    connections,
    keepAliveTimeout: 30_000,
    connect: { timeout: 5000 },
    maxResponseSize: largestAnswer,
    // Disabled: the request's deadline applies.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const connectionsTo = new InstanceConnections(
    service.instances,
    (instance) => {
      const { origin, pathname } = new URL(instance.origin);
      return {
        prefix: pathname.replace(/\/$/, ''),
        pool: new Pool(origin, options),
        // With `pipelining: 0` undici opens a new connection for each call.
        repeats: new Pool(origin, { ...options, pipelining: 0 }),
      };
    },
    ({ pool, repeats }) => {
      const frozen = new Error('the instance does not answer any more');
      void Promise.all([pool.destroy(frozen), repeats.destroy(frozen)]);
    },
  );

  function serviceCall(call: UpstreamCall): ServiceCall<JsonReply, UpstreamAnswer> {
    const { operation, method, isRead, path, headers, body = null } = call;
    const isShareable = shareable && method === 'GET' && !isPersonal(headers);
    const sentAt = performance.now();
    return {
      operation,
      retry: isRead ? 'read' : 'unsent',
      send: (cancellation, { instance, isRepeat, begun }) =>
        new Promise((resolve, reject) => {
          const reader = new ReplyReader(cancellation, begun, resolve, reject);
          const { prefix, pool, repeats } = connectionsTo.to(instance);
          (isRepeat ? repeats : pool).dispatch({ method, path: prefix + path, headers, body }, reader);
        }),
      read(reply) {
        if (reply.status < 200 || reply.status > 299) throw failureOf(reply, reply.body.toString('utf8'));
        return {
          body: jsonOf(reply),
          authorization: reply.header('authorization'),
          deviceToken: reply.header('device-token'),
          freshUntil: isShareable ? sharedUntil(reply, sentAt) : 0,
          size: reply.body.length,
        };
      },
    };
  }

  return {
    send: (call, lifetime) => callService(service, serviceCall(call), lifetime),
    async close() {
      await Promise.all([...connectionsTo.all()].flatMap(({ pool, repeats }) => [pool.close(), repeats.close()]));
    },
  };
}
