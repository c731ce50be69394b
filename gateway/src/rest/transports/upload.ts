import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import fetch from 'node-fetch';
import { message } from '../../messages.ts';
import { callService, type RestService, type ServiceCall } from '../call/callService.ts';
import { identityHeaders, type Identity } from '../call/identity.ts';
import { segment } from '../call/required.ts';
import { failureOf, RestProblem, UpstreamUnavailable } from '../call/problem.ts';
import type { RequestLifetime } from '../call/requestLifetime.ts';
import { InstanceConnections } from '../instances/instanceConnections.ts';
import { fetchReply, type FetchReply } from './fetchReply.ts';
import { largestAnswer } from './jsonTransport.ts';
import { FileIncomplete, FileTooLarge, isTooLarge, multipartBody } from './multipart.ts';

type Schemas = components['schemas'];

/** A file of a client's upload, received as a stream. */
export interface IncomingFile {
  /** @throws Error with status 413 when the file exceeds the limit; another error when the upload was interrupted */
  createReadStream(): Readable;
}

/** Uploads a photo, or only a new title and description, to a slot of the viewer. */
export type Uploader = (
  competitionId: string,
  slot: string,
  data: Schemas['UploadData'],
  file: IncomingFile | null,
) => Promise<Schemas['Image']>;

/** The service as uploads meet it, over connections of their own. */
export interface UploadService extends RestService {
  agents: InstanceConnections<http.Agent>;
}

export const uploadService = (service: RestService): UploadService => ({
  ...service,
  agents: new InstanceConnections(
    service.instances,
    // As Node's own agent: an answer that comes before all of the file is read, too.
    ({ origin }) => new (origin.startsWith('https:') ? https : http).Agent({ keepAlive: true }),
    (agent) => agent.destroy(),
  ),
});

/** Limits of an upload. */
export interface UploadLimits {
  /** Deadline of the upstream call, in milliseconds. */
  timeoutMs: number;
  /** Maximum file size in bytes. */
  maxBytes: number;
}

const refusals = {
  tooLarge: { code: 'FILE_TOO_LARGE', status: 413, key: 'fileTooLarge' },
  incomplete: { code: 'MALFORMED_REQUEST', status: 400, key: 'fileIncomplete' },
} as const;

/** A refusal of a file by the gateway, in the format of the service's problems and in the request's language. */
function refusalOf(kind: keyof typeof refusals, { maxBytes }: UploadLimits, { locale }: Identity): RestProblem {
  const { code, status, key } = refusals[kind];
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const detail = message(key, locale === 'en' ? 'en' : 'hu', { megabytes });
  const errors = [{ field: 'file', code, message: detail }];
  return new RestProblem({ type: `/problems/${code}`, title: code, status, code, detail, errors, requestId: '' });
}

function uploadHeaders(identity: Identity, boundary: string): Record<string, string> {
  const { token } = identity;
  return {
    ...identityHeaders(identity),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    accept: 'application/json',
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
}

async function imageOf(reply: FetchReply): Promise<Schemas['Image']> {
  const text = await reply.text();
  if (reply.status < 200 || reply.status > 299) throw failureOf(reply, text);
  try {
    return JSON.parse(text) as Schemas['Image'];
  } catch {
    throw new UpstreamUnavailable('the answer is not JSON');
  }
}

/** Streams uploads with node-fetch: the file is forwarded as it arrives, with backpressure from the service to the client. */
export function uploaderOf(
  service: UploadService,
  limits: UploadLimits,
  identity: Identity,
  lifetime: RequestLifetime,
): Uploader {
  /** @throws RestProblem when the file exceeded its limit or was interrupted before it was opened */
  function open(file: IncomingFile): Readable {
    try {
      // The stream may fail before it is read, and an `error` event without a listener would end the process.
      return file.createReadStream().on('error', () => undefined);
    } catch (error) {
      throw refusalOf(isTooLarge(error) ? 'tooLarge' : 'incomplete', limits, identity);
    }
  }

  function serviceCall(path: string, body: Readable, boundary: string): ServiceCall<FetchReply, Schemas['Image']> {
    let bodyError: unknown;
    body.once('error', (error) => {
      bodyError = error;
    });
    const headers = uploadHeaders(identity, boundary);
    const options = { method: 'POST', headers, body, redirect: 'error', compress: false, size: largestAnswer } as const;
    return {
      operation: 'uploadImage',
      retry: 'never',
      async send({ signal }, { instance, begun }) {
        begun();
        try {
          const agent = service.agents.to(instance);
          return fetchReply(await fetch(instance.origin + path, { ...options, agent, signal }));
        } catch (error) {
          if (bodyError instanceof FileTooLarge) throw refusalOf('tooLarge', limits, identity);
          // When the client has disconnected, which interrupts the file too, nobody reads a refusal.
          if (bodyError instanceof FileIncomplete && !signal.aborted) throw refusalOf('incomplete', limits, identity);
          throw error;
        }
      },
      read: imageOf,
    };
  }

  return async (competitionId, slot, data, file) => {
    const stream = file && open(file);
    const boundary = `photo-competition-${randomUUID()}`;
    const body = Readable.from(multipartBody(boundary, data, stream));
    try {
      const path = `/api/competition/upload/${segment('competition_id', competitionId)}/${segment('image_type', slot)}`;
      return await callService(service, serviceCall(path, body, boundary), lifetime.withTimeout(limits.timeoutMs));
    } finally {
      body.destroy();
      stream?.destroy();
    }
  };
}
