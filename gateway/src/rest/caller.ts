import type { operations } from '@photo-competition/schema/rest';
import type { Bounds, Transport, UpstreamAnswer, UpstreamCall } from './transport.ts';

type OperationId = keyof operations;
type Json<T> = T extends { content: { 'application/json': infer V } } ? V : undefined;
type Responses<O extends OperationId> = operations[O]['responses'];

/** What an operation answers with when it succeeds. */
export type Success<O extends OperationId> =
  Responses<O> extends { 200: infer A } ? Json<A> : Responses<O> extends { 201: infer B } ? Json<B> : undefined;

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
  exchange(method: 'POST', path: string, body: unknown): Promise<UpstreamAnswer>;
}

/** Authenticated and public calls are two callers: only the first can attach a token (spec §7). */
export interface Callers {
  /** Never sends a token. */
  open: Caller;
  /** Sends the request's token, where it has one. */
  bearer: Caller;
}

function withQuery(path: string, query: Record<string, unknown> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (!entries.length) return path;
  return `${path}?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))}`;
}

/** What travels upstream besides the token. */
export const identityHeaders = ({ requestId, locale, address, traceparent }: Identity): Record<string, string> => ({
  'x-request-id': requestId,
  'accept-language': locale,
  'x-forwarded-for': address,
  ...(traceparent === null ? {} : { traceparent }),
});

/** The callers of one request; equal reads of one request are made once, and anew after a write. */
export function callersOf(transport: Transport, identity: Identity, bounds: Bounds): Callers {
  const reads = new Map<string, Promise<UpstreamAnswer>>();
  const headers = identityHeaders(identity);
  const authorized = identity.token === null ? headers : { ...headers, authorization: `Bearer ${identity.token}` };

  function callerWith(headersOfCall: Record<string, string>, kind: string): Caller {
    const write = (method: UpstreamCall['method'], path: string, body: unknown) => {
      reads.clear();
      const call = { method, path, headers: headersOfCall };
      return transport.send(body === undefined ? call : { ...call, body: JSON.stringify(body) }, bounds);
    };
    return {
      async get<O extends OperationId>(_operation: O, path: string, query?: Query<O>) {
        const target = withQuery(path, query as Record<string, unknown> | undefined);
        const key = `${kind} ${target}`;
        const read = reads.get(key) ?? transport.send({ method: 'GET', path: target, headers: headersOfCall }, bounds);
        reads.set(key, read);
        return (await read).body as Success<O>;
      },
      async send<O extends OperationId>(
        _operation: O,
        method: 'POST' | 'PUT' | 'DELETE',
        path: string,
        content: { body?: Body<O>; query?: Query<O> } = {},
      ) {
        const target = withQuery(path, content.query as Record<string, unknown> | undefined);
        return (await write(method, target, content.body)).body as Success<O>;
      },
      exchange: (method, path, body) => write(method, path, body),
    };
  }

  return { open: callerWith(headers, 'open'), bearer: callerWith(authorized, 'bearer') };
}
