import { Breaker, type BreakerOptions } from './call/breaker.ts';
import type { ObservedCall, RestService } from './call/callService.ts';
import { Instances } from './instances/instances.ts';
import { SharedReads, type SharingTransport } from './sharing/sharedReads.ts';
import { ByteTransport } from './transports/byteTransport.ts';
import { jsonTransport } from './transports/jsonTransport.ts';
import { uploadService, type UploadService } from './transports/upload.ts';

/**
 * Kinds of calls. Each has connections and a circuit breaker of its own: pictures that do not come say nothing of votes, and
 * nobody who downloads takes a connection from whoever logs in.
 */
export type CallKind = 'json' | 'pictures' | 'files' | 'uploads';

/** Connections for pictures. A hall of browsers that share an address loads some 360 at once, each within milliseconds. */
const pictureConnections = { atOnce: 256, perNetwork: 128, waiting: 1024 };
/** Connections for tables, archives and files of counts. */
const fileConnections = { atOnce: 64, perNetwork: 32, waiting: 256 };

/** The connection to the REST service that all requests of the gateway share: circuit breakers, connection pools and cache. */
export interface Upstream {
  /** The service as each kind of calls meets it. */
  services: Readonly<Record<CallKind, RestService> & { uploads: UploadService }>;
  instances: Instances;
  /** Calls for JSON; identical public reads of several requests are coalesced. */
  transport: SharingTransport;
  /** Calls for pictures. */
  pictures: ByteTransport;
  /** Calls for tables, archives and files of counts. */
  files: ByteTransport;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  /** Addresses of the service's instances, at least one. */
  origins: readonly string[];
  /** Milliseconds for which one of several instances may be silent. */
  silenceMs: number;
  /** Default deadline of a request's calls, in milliseconds. */
  timeoutMs: number;
  /** Size of the cache of public answers in bytes; 0 disables sharing between requests. */
  sharedBytes: number;
  breaker: BreakerOptions;
  /** Called after every call, including uploads and bytes. */
  observe?: (call: ObservedCall) => void;
}

/** Creates the shared connection to the REST service; sockets are opened on demand. */
export function upstreamOf({
  origins,
  silenceMs,
  timeoutMs,
  sharedBytes,
  breaker,
  observe,
}: UpstreamOptions): Upstream {
  const instances = new Instances(origins, silenceMs);
  const service = (): RestService => ({
    instances,
    breaker: new Breaker(breaker),
    timeoutMs,
    observe,
  });
  const services = { json: service(), pictures: service(), files: service(), uploads: uploadService(service()) };
  const json = jsonTransport(services.json, { shareable: sharedBytes > 0 });
  const transport = new SharedReads(json, { maxBytes: sharedBytes });
  const pictures = new ByteTransport(services.pictures, pictureConnections);
  const files = new ByteTransport(services.files, fileConnections);
  return {
    services,
    instances,
    transport,
    pictures,
    files,
    async close() {
      instances.close();
      pictures.close();
      files.close();
      await transport.close();
    },
  };
}
