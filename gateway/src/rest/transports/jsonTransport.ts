import { Pool, type Dispatcher } from 'undici';
import { callService, type RestService, type ServiceCall } from '../call/callService.ts';
import { failureOf, UpstreamUnavailable } from '../call/problem.ts';
import type { ReplyHead } from '../call/replyHead.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from '../call/upstreamCall.ts';
import { sharedUntil } from '../sharing/cacheControl.ts';

/** Bytes of the largest answer that the contract has; a larger one is refused before it fills the memory. */
export const largestAnswer = 16 * 1024 * 1024;

/** Connections at most; a further call waits for a free one, within its deadline. */
const connections = 64;

interface JsonReply extends ReplyHead {
  body: Buffer;
}

const isTooLarge = (error: unknown): boolean => (error as { code?: string }).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';

async function replyOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<JsonReply> {
  return {
    status: statusCode,
    header(name) {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
    body: Buffer.from(await body.arrayBuffer()),
  };
}

function jsonOf({ status, body }: JsonReply): unknown {
  if (body.length === 0 && (status === 202 || status === 204)) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new UpstreamUnavailable('the answer is not JSON');
  }
}

/**
 * Calls for JSON, over undici's pool of kept-alive connections. node-fetch, which carries uploads and bytes as streams
 * (`upload.ts`, `byteTransport.ts`), takes about five times the processor time for a small answer (170 µs against 33 µs on
 * one core, half of a light query's whole cost), and its agent has no limit on how long a connection may take to open.
 * @param shareable whether answers may be shared between requests at all; without, none is ever fresh
 */
export function jsonTransport(service: RestService, { shareable }: { shareable: boolean }): Transport {
  const { origin, pathname } = new URL(service.origin);
  const prefix = pathname.replace(/\/$/, '');
  const options: Pool.Options = {
    connections,
    keepAliveTimeout: 30_000,
    connect: { timeout: 5000 },
    maxResponseSize: largestAnswer,
    // The request's deadline bounds both.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const pool = new Pool(origin, options);
  // No pipelining means for undici a new connection for each call.
  const repeats = new Pool(origin, { ...options, pipelining: 0 });

  function serviceCall(call: UpstreamCall): ServiceCall<JsonReply, UpstreamAnswer> {
    const { operation, method, isRead, path, headers, body = null } = call;
    const isShareable = shareable && method === 'GET' && headers['authorization'] === undefined;
    const sentAt = performance.now();
    return {
      operation,
      retry: isRead ? 'read' : 'unsent',
      async send(signal, isRepeat) {
        const connectionsOf = isRepeat ? repeats : pool;
        try {
          return await replyOf(await connectionsOf.request({ method, path: prefix + path, headers, body, signal }));
        } catch (error) {
          throw isTooLarge(error) ? new UpstreamUnavailable('the answer is too large') : error;
        }
      },
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
      await Promise.all([pool.close(), repeats.close()]);
    },
  };
}
