import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import fetch from 'node-fetch';
import { callService, type RestService } from '../call/callService.ts';
import { failureOf, RestProblem, UpstreamUnavailable } from '../call/problem.ts';
import type { RequestLifetime } from '../call/requestLifetime.ts';
import { InstanceConnections } from '../instances/instanceConnections.ts';
import { ConnectionQueue, type ConnectionLimits } from './connectionQueue.ts';
import { fetchReply, type FetchReply } from './fetchReply.ts';

/** An administrators' list as a file. */
export type ListExport =
  | 'adminExportUsers'
  | 'adminExportAudit'
  | 'adminExportCompetitions'
  | 'adminExportEmails'
  | 'adminExportEmailMessages'
  | 'adminExportStaticTexts';

/** A call for bytes: a picture, a table or an archive. */
export interface ByteCall {
  operation:
    | 'getImageBytes'
    | 'getMyEntryBytes'
    | 'getJuryPhotoBytes'
    | 'adminExportCompetition'
    | 'adminExportOriginals'
    | 'getMyData'
    | 'getCountFile'
    | 'getSiteLogo'
    | ListExport;
  /** POST for a read whose question is a body. */
  method: 'GET' | 'HEAD' | 'POST';
  path: string;
  /** The client's network, between which connections are shared out. */
  network: string;
  headers: Record<string, string>;
  /** JSON; with POST alone. */
  body?: string;
  /** Allowed media types; those of photos by default. */
  types?: RegExp;
  /** Whether the bytes may come compressed, as the headers ask for. */
  encoded?: boolean;
}

/** A stream of bytes, a 304 response, or a refusal. */
export interface ByteAnswer {
  status: number;
  /** A header; null without it. @param name in lower case */
  header(name: string): string | null;
  /** The caller must consume or destroy it. Null with a refusal. */
  body: Readable | null;
  /** The service's problem; null on success. */
  refusal: RestProblem | null;
}

/** Media types of photos; vector graphics are excluded because they may contain scripts. */
const photoTypes = /^(?:image\/(?:avif|webp|jpeg|png|tiff|heic|heif)|application\/octet-stream)\s*(?:;|$)/i;

/** Maximum size of an error response in bytes. */
const maxProblemBytes = 65_536;

/** Whether a reply has the requested bytes or is a 304; anything else, e.g. an error page of a proxy with status 200, is rejected. */
function isWanted(reply: FetchReply, { types = photoTypes, encoded = false }: ByteCall): boolean {
  if (reply.status === 304) return true;
  if (reply.status !== 200 && reply.status !== 206) return false;
  return types.test(reply.header('content-type') ?? '') && (encoded || reply.header('content-encoding') === null);
}

/** @throws UpstreamUnavailable for a reply with neither the requested bytes nor a problem of the contract */
async function answerOf(reply: FetchReply, call: ByteCall): Promise<ByteAnswer> {
  const { status, header, stream } = reply;
  if (isWanted(reply, call)) return { status, header, body: stream, refusal: null };
  if (status < 400) {
    stream?.destroy();
    throw new UpstreamUnavailable(`status ${status} without the wanted bytes`);
  }
  const failure = failureOf(reply, await reply.text());
  if (failure instanceof RestProblem) return { status, header, body: null, refusal: failure };
  throw failure;
}

function destroy({ agent, repeats }: { agent: http.Agent; repeats: http.Agent }): void {
  agent.destroy();
  repeats.destroy();
}

/** Calls for bytes of one kind, as streams over node-fetch, over connections of their own. */
export class ByteTransport {
  private readonly service: RestService;
  private readonly connections: ConnectionQueue;
  /** Agents for each instance; `repeats` opens a new connection for each call: used for retries. */
  private readonly agents: InstanceConnections<{ agent: http.Agent; repeats: http.Agent }>;

  constructor(service: RestService, limits: ConnectionLimits) {
    this.service = service;
    this.connections = new ConnectionQueue(limits);
    this.agents = new InstanceConnections(
      service.instances,
      ({ origin }) => {
        const { Agent } = origin.startsWith('https:') ? https : http;
        // Connections are reused: a page loads dozens of pictures. How many there are the queue decides.
        return { agent: new Agent({ keepAlive: true, maxFreeSockets: 32 }), repeats: new Agent() };
      },
      destroy,
    );
  }

  /**
   * Opens a stream of bytes. The lifetime's deadline applies to the response head, not to the bytes.
   * @throws UpstreamTimeout, UpstreamUnavailable (ConnectionsTaken among them) or ClientGone
   */
  open(call: ByteCall, lifetime: RequestLifetime) {
    const { operation, method, path, network, headers, body } = call;
    const { service, connections, agents } = this;
    const content =
      body === undefined ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body };
    const options = { method, ...content, compress: false, size: maxProblemBytes, redirect: 'manual' } as const;
    return callService<FetchReply, ByteAnswer>(
      service,
      {
        operation,
        retry: 'read',
        async send(cancellation, { instance, isRepeat, begun }) {
          const release = await connections.take(network, cancellation);
          begun();
          try {
            const { agent, repeats } = agents.to(instance);
            const connection = { agent: isRepeat ? repeats : agent, signal: cancellation.signal };
            const reply = fetchReply(await fetch(instance.origin + path, { ...options, ...connection }));
            // The bytes need the connection as well, until they are read or nobody wants them.
            if (reply.stream) reply.stream.once('close', release);
            else release();
            return reply;
          } catch (error) {
            release();
            throw error;
          }
        },
        read: (reply) => answerOf(reply, call),
        discard: ({ stream }) => void stream?.destroy(),
      },
      lifetime,
    );
  }

  close(): void {
    for (const opened of this.agents.all()) destroy(opened);
  }
}
