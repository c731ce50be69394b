import {
  address,
  choice,
  decimal,
  isAddressOf,
  matching,
  optional,
  port,
  readSettings,
  text,
  whole,
} from '@photo-competition/schema/settingForms';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const webAddress = (example: string) => address(['http', 'https'], example);
const host = text('an address of this machine, such as 127.0.0.1');
const folder = (example: string) => text(`the path of a folder, such as ${example}`);
const limit = (usual: number) => whole(1, null, usual);
const headers = z.string().transform((list, context) => {
  try {
    return Object.fromEntries(list.split(',').map(headerOf));
  } catch {
    context.addIssue('a list of name=value with percent-encoded values, separated by commas, such as x-key=a%20b');
    return z.NEVER;
  }
});

/** Scheme, host and, where it is not the scheme's own, the port; without a wildcard. Apps in a web view have schemes of their own. */
const originForm = /^[a-z][a-z\d+.-]*:\/\/(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?$/;

/** Whether a text is an origin as browsers send it (RFC 6454). */
const isOrigin = (one: string): boolean =>
  originForm.test(one) && (!/^https?:/.test(one) || (URL.canParse(one) && new URL(one).origin === one));

const listed = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Whether there are addresses, at least one, and none twice. */
function areAddresses(list: string): boolean {
  const named = listed(list);
  const distinct = new Set(named.map((one) => one.replace(/\/$/, '')));
  return (
    named.length > 0 && distinct.size === named.length && named.every((one) => isAddressOf(['http', 'https'], one))
  );
}

/** Addresses, separated by commas; at least one, none twice. */
const addresses = matching(
  areAddresses,
  'an address that begins with http:// or https://, such as http://api:4001, or several with commas between, each once',
).transform(listed);

/** Origins, separated by commas. */
const origins = z.string().transform((list, context) => {
  const named = listed(list);
  const wrong = named.find((one) => !isOrigin(one));
  if (wrong === undefined) return named;
  context.addIssue(`a list of origins such as https://app.example, separated by commas: "${wrong}" is none`);
  return z.NEVER;
});

/** @throws Error when it is none */
function headerOf(pair: string): [string, string] {
  const [, name = '', value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
  if (name === '') throw new Error('no header');
  return [name, decodeURIComponent(value)];
}

const settings = z.object({
  /** `production` hides what helps developers and refuses CLOCK_FILE. */
  NODE_ENV: choice('development', 'production', 'test').default('development'),
  /**
   * Address to listen on. When absent every one of the machine in production, and this machine's own (127.0.0.1) otherwise:
   * whoever reaches a gateway outside production reads everybody's mails.
   */
  HOST: optional(host),
  /** Port to listen on. */
  PORT: port(4000).default(4000),
  /** The address people use; previews of shared links carry it. */
  PUBLIC_URL: webAddress('https://photos.example.org').default('http://localhost:4000'),
  /**
   * Origins of other sites whose scripts may ask the graph, pictures and downloads, e.g. `https://app.example`, separated by
   * commas; none by default. No cookie opens anything, so none is sent along.
   */
  ALLOWED_ORIGINS: optional(origins),
  /**
   * The REST service that the graph resolves against; any one that keeps `openapi.yaml`. Several instances are separated by
   * commas: calls take them in turns, and one that does not answer is left alone until it does (docs/scaling.md).
   */
  REST_API_URL: addresses.default(['http://127.0.0.1:4001']),
  /**
   * Milliseconds for which one of several instances may be silent at `/readyz`; after them its connections are cut, so that reads
   * go to another one. Its unfinished writes are then reported as uncertain: leave room for a busy machine.
   */
  INSTANCE_SILENCE_MS: whole(200, 600_000, 1400),
  /** Milliseconds that all upstream calls of one request may take together. */
  UPSTREAM_TIMEOUT_MS: whole(100, 120_000, 10_000),
  /** Bytes of fresh public answers of the service that are kept and shared between requests; 0 shares none. */
  UPSTREAM_SHARED_BYTES: whole(0, 1024 * 1024 * 1024, 4 * 1024 * 1024),
  /** Bytes of whole answers to visitors that are kept and given to others who ask the same; 0 keeps none, nor does UPSTREAM_SHARED_BYTES=0. */
  SHARED_ANSWERS_BYTES: whole(0, 1024 * 1024 * 1024, 8 * 1024 * 1024),
  /** Milliseconds over which failures of the service are counted; longer than UPSTREAM_TIMEOUT_MS, else hangs never add up. */
  UPSTREAM_BREAKER_WINDOW_MS: whole(1000, 600_000, 20_000),
  /** Requests that must fail within that time, and be half of all calls, before the service is left alone. */
  UPSTREAM_BREAKER_FAILURES: whole(2, 10_000, 10),
  /** Milliseconds for which it is left alone; then one call tries. */
  UPSTREAM_BREAKER_OPEN_MS: whole(100, 60_000, 3000),
  /** Milliseconds that an upload may take upstream: its photo is processed there. */
  UPLOAD_TIMEOUT_MS: whole(1000, 600_000, 120_000),
  /** Largest upload, in bytes; the service has a limit of its own. */
  UPLOAD_MAX_BYTES: whole(1024, null, 30 * 1024 * 1024),
  /** Milliseconds for which a client that uploads may send nothing; then its place is another's. */
  UPLOAD_STALL_MS: whole(100, 600_000, 30_000),
  /** Bytes that a client that uploads must send in each second on average; with fewer its place is another's. */
  UPLOAD_LEAST_RATE: whole(1, 1_000_000, 4000),
  /**
   * Uploads that are taken at the same time once their operation has arrived, four of them of one account and half of them
   * from one address at most; a further one hears 503.
   */
  UPLOADS_AT_ONCE: whole(1, 1000, 20),
  /** Archives (ZIP) that are sent at the same time, half of them to one address and one to a session at most; a further one hears 503 or 429. */
  ARCHIVES_AT_ONCE: whole(1, 1000, 16),
  /** Tables (CSV) that are sent at the same time, half of them to one address and four to a session at most; a further one hears 503 or 429. */
  TABLES_AT_ONCE: whole(1, 1000, 32),
  /** Sandbox and introspection; on outside production unless said otherwise. */
  SANDBOX: optional(choice('on', 'off')),
  /** Which operations are answered: `listed` ones of the manifests only, or `any`. In production listed, unless SANDBOX is on. */
  OPERATIONS: optional(choice('listed', 'any')),
  /** Folder of further manifests, `.json` files as clients' tools write them, read at the start and after a SIGHUP; the web client's is built in. */
  OPERATIONS_DIR: optional(folder('/srv/operations')),
  /** Milliseconds that a page may wait for its own title, description and picture: people wait for what only robots read. */
  PAGE_DETAILS_TIMEOUT_MS: whole(50, 60_000, 300),
  /** `report` only counts operations over one of the limits below; `enforce` refuses them. */
  QUERY_LIMITS: choice('enforce', 'report').default('enforce'),
  /** Longest text of a document. */
  QUERY_MAX_CHARACTERS: limit(20_000),
  /** Most tokens of a document. */
  QUERY_MAX_TOKENS: limit(1000),
  /** Most fields below one another. */
  QUERY_MAX_DEPTH: limit(15),
  /** Most aliases of an operation, each fragment counted wherever it is spread. */
  QUERY_MAX_ALIASES: limit(30),
  /** Most directives of a document. */
  QUERY_MAX_DIRECTIVES: limit(20),
  /** Most fields at the root of an operation. */
  QUERY_MAX_ROOT_FIELDS: limit(10),
  /** Most items of lists that an operation may bring, by its page sizes. */
  QUERY_MAX_NODES: limit(15_000),
  /** Most points of an operation: one for each object of its answer, 100 for each field that calls the service. */
  QUERY_MAX_COST: limit(30_000),
  /** `off` only for tests, benchmarks and trusted load: no limit on requests in a minute. */
  RATE_LIMITS: choice('on', 'off').default('on'),
  /** Most requests to the graph from one address (an IPv6 network of 64 bits is one) in a minute, of each gateway. */
  RATE_LIMIT_PER_ADDRESS: limit(6000),
  /** Most requests to the graph with one session in a minute, of each gateway. */
  RATE_LIMIT_PER_VIEWER: limit(1200),
  /** Most bytes of JSON bodies that one address sends to the graph in a minute, to each gateway. Files have limits of their own. */
  RATE_LIMIT_BYTES: limit(60_000_000),
  /** Most milliseconds of processor time in which one address has new operations parsed and validated in a minute, by each gateway. */
  RATE_LIMIT_PROCESSOR_MS: limit(10_000),
  /**
   * Multiplies the limits of mutations and of doors, which `server/rates/mutationLimits.ts` and `server/doors/doors.ts` have: e.g. 3 for a
   * hall full of voters behind one address.
   */
  RATE_LIMIT_FACTOR: decimal(0.001, 1000, 1),
  /** A Redis in which gateways count mutations together; each counts by itself without one, and while it is away. */
  REDIS_URL: optional(address(['redis', 'rediss'], 'redis://redis:6379')),
  /** Number of proxies in front whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: whole(0, 10, 0),
  /** Folder of the built web client. */
  WEB_DIR: optional(folder('/srv/client')),
  /** Folder of the built page at `/explore`. */
  EXPLORE_DIR: optional(folder('/srv/explore')),
  /** A development server of the web client, to which pages are redirected. */
  WEB_DEV_URL: optional(webAddress('http://localhost:5173')),
  /** Milliseconds for which requests are still taken after SIGTERM while `/readyz` says no, so that a load balancer can notice. */
  DRAIN_DELAY_MS: whole(0, 600_000, 0),
  /** Milliseconds in which open requests may end after that; what is open then is cut. */
  DRAIN_TIMEOUT_MS: whole(100, 600_000, 10_000),
  /** Port of `/metrics`, for Prometheus; nothing is counted without one. A port of its own, so that no proxy makes it public. */
  METRICS_PORT: optional(port(9400)),
  /** Address that `/metrics` listens on: of this machine alone, unless a Prometheus elsewhere is to reach it. */
  METRICS_HOST: host.default('127.0.0.1'),
  /** Base address of an OpenTelemetry collector (OTLP/HTTP); nothing is traced without one. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress('http://collector:4318')),
  /** Headers that the collector asks for: `name=value`, separated by commas, values percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: optional(headers),
  /** Name of the gateway in traces. */
  OTEL_SERVICE_NAME: text('a name, such as photos').default('photo-competition-gateway'),
  /** Share of traces that are kept, 0–1; where a client has decided already, its decision holds. */
  OTEL_TRACES_SAMPLER_ARG: decimal(0, 1, 1),
  /** Least level written to the log. */
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  /** A file that sets the clock, for tests: an ISO instant freezes it, a signed integer shifts it by milliseconds. */
  CLOCK_FILE: optional(text('the path of a file')),
});

/** Every setting of the gateway, checked. */
export interface Config extends Omit<
  z.infer<typeof settings>,
  'ALLOWED_ORIGINS' | 'SANDBOX' | 'OPERATIONS' | 'OPERATIONS_DIR' | 'WEB_DIR' | 'EXPLORE_DIR'
> {
  ALLOWED_ORIGINS: readonly string[];
  SANDBOX: boolean;
  OPERATIONS: 'listed' | 'any';
  /** Absolute; null without further manifests. */
  OPERATIONS_DIR: string | null;
  /** Absolute. */
  WEB_DIR: string;
  /** Absolute. */
  EXPLORE_DIR: string;
}

/** A setting with a wrong value; the message names it in one plain sentence. */
export class ConfigError extends Error {}

const builtClient = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
const builtExplorer = fileURLToPath(new URL('../../explore/dist/page', import.meta.url));

/** The names of all settings; each may be kept in a file, which `NAME_FILE` names. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Reads the settings. @throws ConfigError when one has a wrong value */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const {
    ALLOWED_ORIGINS = [],
    SANDBOX,
    OPERATIONS,
    OPERATIONS_DIR,
    WEB_DIR,
    EXPLORE_DIR,
    ...rest
  } = readSettings(settings, environment, ConfigError);
  if (rest.CLOCK_FILE !== undefined && rest.NODE_ENV === 'production')
    throw new ConfigError('CLOCK_FILE is not accepted with NODE_ENV=production.');
  return {
    ...rest,
    ALLOWED_ORIGINS,
    HOST: rest.HOST ?? (rest.NODE_ENV === 'production' ? undefined : '127.0.0.1'),
    SANDBOX: SANDBOX === undefined ? rest.NODE_ENV !== 'production' : SANDBOX === 'on',
    // A Sandbox that answers no query of its own would be none.
    OPERATIONS: OPERATIONS ?? (rest.NODE_ENV === 'production' && SANDBOX !== 'on' ? 'listed' : 'any'),
    OPERATIONS_DIR: OPERATIONS_DIR === undefined ? null : path.resolve(OPERATIONS_DIR),
    WEB_DIR: path.resolve(WEB_DIR ?? builtClient),
    EXPLORE_DIR: path.resolve(EXPLORE_DIR ?? builtExplorer),
  };
}
