import type { operations } from '@photo-competition/schema/rest';
import { createFreshness, type Freshness } from './freshness.ts';
import { OwnAnswers } from './ownAnswers.ts';
import type { RequestBounds } from './requestBounds.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from './transport.ts';

type OperationId = keyof operations;
type Json<T> = T extends { content: { 'application/json': infer V } } ? V : undefined;
type Responses<O extends OperationId> = operations[O]['responses'];

/** What an operation answers with when it succeeds. */
export type Success<O extends OperationId> =
  Responses<O> extends Record<200, infer A>
    ? Json<A>
    : Responses<O> extends Record<201, infer B>
      ? Json<B>
      : Responses<O> extends Record<202, infer C>
        ? Json<C>
        : undefined;

/** What an operation takes as its JSON body. */
export type Body<O extends OperationId> = operations[O] extends {
  requestBody?: { content: { 'application/json': infer V } };
}
  ? V
  : never;

/** What an operation takes as its query. */
export type Query<O extends OperationId> = NonNullable<operations[O]['parameters']['query']>;

/** What of a request travels upstream. */
export interface Identity {
  /** The bearer token; null for a visitor. */
  token: string | null;
  requestId: string;
  locale: string;
  /** The client's address, for the service's rate limits. */
  address: string;
  /** W3C trace context, where the client sent one. */
  traceparent: string | null;
}

/** Calls of one request, each typed by the contract's operation. */
export interface Caller {
  get<O extends OperationId>(operation: O, path: string, query?: Query<O>): Promise<Success<O>>;
  send<O extends OperationId>(
    operation: O,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    content?: { body?: Body<O>; query?: Query<O> },
  ): Promise<Success<O>>;
  /** Like `send`, with the answer's headers. */
  exchange(operation: OperationId, method: 'POST', path: string, body: unknown): Promise<UpstreamAnswer>;
}

/** Authenticated and public calls are two callers: only the first can attach a token (spec §7). */
export interface Callers {
  /** Never sends a token. */
  open: Caller;
  /** Sends the request's token, where it has one. */
  bearer: Caller;
  /** For how long what these have read may be shown to others. */
  freshness: Freshness;
  /** What these have read that nobody else was given. */
  own: OwnAnswers;
}

function withQuery(path: string, query: object | undefined): string {
  if (query === undefined) return path;
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][])
    if (value !== undefined && value !== null) given.append(name, String(value));
  return given.size > 0 ? `${path}?${given}` : path;
}

/** What travels upstream besides the token. */
export function identityHeaders({ requestId, locale, address, traceparent }: Identity): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'accept-language': locale,
    'x-forwarded-for': address,
  };
  if (traceparent !== null) headers['traceparent'] = traceparent;
  return headers;
}

/** What the callers of one request have in common. */
interface Shared {
  transport: Transport;
  bounds: RequestBounds;
  freshness: Freshness;
  own: OwnAnswers;
  /** Reads of this request by what is sent: equal ones are made once, and anew after a write. */
  reads: Map<string, Promise<UpstreamAnswer>>;
}

type Headers = Readonly<Record<string, string>>;

/** @param kind tells reads with a token from those without */
function callerWith({ transport, bounds, freshness, own, reads }: Shared, headers: Headers, kind: string): Caller {
  const write = (operation: string, method: UpstreamCall['method'], path: string, body: unknown) => {
    reads.clear();
    // A write is never noted: what has changed something is shown to nobody else.
    freshness.expect();
    const call = { operation, method, path };
    return transport.send(
      body === undefined
        ? { ...call, headers }
        : { ...call, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      bounds,
    );
  };
  return {
    async get<O extends OperationId>(operation: O, path: string, query?: Query<O>) {
      const target = withQuery(path, query);
      const key = kind + target;
      let read = reads.get(key);
      if (read === undefined) {
        read = transport.send({ operation, method: 'GET', path: target, headers }, bounds);
        reads.set(key, read);
      }
      freshness.expect();
      const answer = await read;
      freshness.note(answer.freshUntil);
      if (answer.freshUntil === 0) own.add(answer.body);
      return answer.body as Success<O>;
    },
    async send<O extends OperationId>(
      operation: O,
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      content: { body?: Body<O>; query?: Query<O> } = {},
    ) {
      return (await write(operation, method, withQuery(path, content.query), content.body)).body as Success<O>;
    },
    exchange: write,
  };
}

/** The callers of one request. */
export function callersOf(transport: Transport, identity: Identity, bounds: RequestBounds): Callers {
  const freshness = createFreshness();
  const own = new OwnAnswers();
  const shared: Shared = { transport, bounds, freshness, own, reads: new Map() };
  const headers = { accept: 'application/json', ...identityHeaders(identity) };
  const open = callerWith(shared, headers, 'open ');
  // A visitor's calls go without a token wherever they go.
  if (identity.token === null) return { open, bearer: open, freshness, own };
  const authorized = { ...headers, authorization: `Bearer ${identity.token}` };
  return { open, bearer: callerWith(shared, authorized, 'bearer '), freshness, own };
}
