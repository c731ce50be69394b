import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import fetch from 'node-fetch';
import { callService, type RestService } from '../call/callService.ts';
import { failureOf, RestProblem, UpstreamUnavailable } from '../call/problem.ts';
import type { RequestLifetime } from '../call/requestLifetime.ts';
import { fetchReply, type FetchReply } from './fetchReply.ts';

/** A call for bytes: a picture, a table or an archive. */
export interface ByteCall {
  operation: 'getImageBytes' | 'getMyEntryBytes' | 'adminExportCompetition' | 'adminExportOriginals' | 'getMyData';
  method: 'GET' | 'HEAD';
  path: string;
  headers: Record<string, string>;
  /** Media types that are passed on; those of photos when absent. */
  types?: RegExp;
}

/** The bytes, a not-modified, or a refusal. */
export interface ByteAnswer {
  status: number;
  /** A header; null without it. @param name in lower case */
  header(name: string): string | null;
  /** Whoever asked must read it to its end or destroy it. Null with a refusal. */
  body: Readable | null;
  /** What the service says instead of bytes. */
  refusal: RestProblem | null;
}

/** Formats that a photo may have; no vector graphics, which may hold scripts. */
const photoTypes = /^(?:image\/(?:avif|webp|jpeg|png|tiff|heic|heif)|application\/octet-stream)\s*(?:;|$)/i;

/** Bytes of a problem at most. */
const largestProblem = 65_536;

/** The bytes that were asked for, or a not-modified: anything else, e.g. a proxy's page with status 200, goes no further. */
function isWanted(reply: FetchReply, types: RegExp): boolean {
  if (reply.status === 304) return true;
  if (reply.status !== 200 && reply.status !== 206) return false;
  return types.test(reply.header('content-type') ?? '') && reply.header('content-encoding') === null;
}

/** @throws UpstreamUnavailable for what is neither wanted nor a refusal of the contract */
async function answerOf(reply: FetchReply, types: RegExp): Promise<ByteAnswer> {
  const { status, header, stream } = reply;
  if (isWanted(reply, types)) return { status, header, body: stream, refusal: null };
  if (status < 400) {
    stream?.destroy();
    throw new UpstreamUnavailable(`status ${status} without the wanted bytes`);
  }
  const failure = failureOf(reply, await reply.text());
  if (failure instanceof RestProblem) return { status, header, body: null, refusal: failure };
  throw failure;
}

/** Calls for bytes, as streams over node-fetch. */
export class ByteTransport {
  private readonly service: RestService;
  private readonly agent: http.Agent;
  /** Opens a connection for each call. */
  private readonly repeats: http.Agent;

  constructor(service: RestService) {
    this.service = service;
    const { Agent } = service.origin.startsWith('https:') ? https : http;
    // Kept alive: a page shows dozens of pictures.
    this.agent = new Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 32 });
    this.repeats = new Agent({ maxSockets: 128 });
  }

  /**
   * Opens a stream of bytes. The head must come within the lifetime; the bytes may take longer.
   * @throws UpstreamTimeout, UpstreamUnavailable or ClientGone
   */
  open({ operation, method, path, headers, types = photoTypes }: ByteCall, lifetime: RequestLifetime) {
    const { service, agent, repeats } = this;
    const options = { method, headers, compress: false, size: largestProblem, redirect: 'manual' } as const;
    return callService<FetchReply, ByteAnswer>(
      service,
      {
        operation,
        retry: 'read',
        send: async ({ signal }, isRepeat) =>
          fetchReply(await fetch(service.origin + path, { ...options, agent: isRepeat ? repeats : agent, signal })),
        read: (reply) => answerOf(reply, types),
        discard: ({ stream }) => void stream?.destroy(),
      },
      lifetime,
    );
  }

  close(): void {
    this.agent.destroy();
    this.repeats.destroy();
  }
}
