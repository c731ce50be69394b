import type { operations } from '@photo-competition/schema/rest';
import { identityHeaders, type Identity } from '../call/identity.ts';
import { refusal } from '../call/required.ts';
import type { RequestLifetime } from '../call/requestLifetime.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from '../call/upstreamCall.ts';
import { Freshness } from '../sharing/freshness.ts';

type OperationId = keyof operations;
type Json<T> = T extends { content: { 'application/json': infer V } } ? V : undefined;
type Responses<O extends OperationId> = operations[O]['responses'];

/** The response body of an operation on success. */
export type Success<O extends OperationId> =
  Responses<O> extends Record<200, infer A>
    ? Json<A>
    : Responses<O> extends Record<201, infer B>
      ? Json<B>
      : Responses<O> extends Record<202, infer C>
        ? Json<C>
        : undefined;

/** The JSON request body of an operation. */
export type Body<O extends OperationId> = operations[O] extends {
  requestBody?: { content: { 'application/json': infer V } };
}
  ? V
  : never;

/** The query parameters of an operation. */
export type Query<O extends OperationId> = NonNullable<operations[O]['parameters']['query']>;

/** Makes the calls of one request, typed by the operations of the contract. */
export interface Caller {
  get<O extends OperationId>(operation: O, path: string, query?: Query<O>): Promise<Success<O>>;
  /** A read that the contract defines as POST, because its parameters are a JSON body. */
  readByPost<O extends OperationId>(operation: O, path: string, body: Body<O>): Promise<Success<O>>;
  /** A write. */
  send<O extends OperationId>(
    operation: O,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    content?: { body?: Body<O>; query?: Query<O> },
  ): Promise<Success<O>>;
  /** A write that returns the response headers too. */
  exchange(operation: OperationId, method: 'POST', path: string, body: unknown): Promise<UpstreamAnswer>;
}

/** Separate callers for authenticated and public calls, so that public ones cannot send a token (docs/product.md §10). */
export interface Callers {
  /** Never sends a token, but for an administrator's preview. */
  open: Caller;
  /** Sends the client's device token, if it has one, and no bearer token: for logins, whose limits depend on known devices. */
  device: Caller;
  /** Sends the request's token, if it has one. */
  bearer: Caller;
  /** For how long an answer computed from these calls may be shared. */
  freshness: Freshness;
}

/** Maximum length of path and query; the service's limit is slightly higher. */
const longestTarget = 8000;

/** @throws RestProblem MALFORMED_REQUEST for a query that is too long */
function withQuery(path: string, query: object | undefined): string {
  if (query === undefined) return path;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][])
    if (value !== undefined && value !== null) parameters.append(name, String(value));
  const target = parameters.size > 0 ? `${path}?${parameters}` : path;
  if (target.length > longestTarget) throw refusal(400, 'MALFORMED_REQUEST', 'What is searched for is too long.');
  return target;
}

/** State that the callers of one request share. */
interface Shared {
  transport: Transport;
  lifetime: RequestLifetime;
  freshness: Freshness;
  /** Reads of this request by caller and path: identical ones are made once; a write invalidates them. */
  reads: Map<string, Promise<UpstreamAnswer>>;
}

type Headers = Readonly<Record<string, string>>;

/** @param name prefix of the caller's keys in `reads` */
function callerWith(name: 'open' | 'device' | 'bearer', headers: Headers, shared: Shared): Caller {
  const { transport, lifetime, freshness, reads } = shared;

  const withBody = (call: Omit<UpstreamCall, 'headers'>, body: unknown): UpstreamCall =>
    body === undefined
      ? { ...call, headers }
      : { ...call, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };

  const write = (operation: string, method: UpstreamCall['method'], path: string, body: unknown) => {
    reads.clear();
    // Expected but never noted, so that an answer with a write is not shared.
    freshness.expect();
    return transport.send(withBody({ operation, method, isRead: false, path }, body), lifetime);
  };

  async function answerTo<T>(read: Promise<UpstreamAnswer>): Promise<T> {
    freshness.expect();
    const answer = await read;
    freshness.note(answer.freshUntil);
    return answer.body as T;
  }

  return {
    get(operation, path, query) {
      const target = withQuery(path, query);
      const key = `${name} ${target}`;
      let read = reads.get(key);
      if (read === undefined) {
        read = transport.send({ operation, method: 'GET', isRead: true, path: target, headers }, lifetime);
        reads.set(key, read);
      }
      return answerTo(read);
    },
    readByPost: (operation, path, body) =>
      answerTo(transport.send(withBody({ operation, method: 'POST', isRead: true, path }, body), lifetime)),
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
export function callersOf(transport: Transport, identity: Identity, lifetime: RequestLifetime): Callers {
  const freshness = new Freshness();
  const shared: Shared = { transport, lifetime, freshness, reads: new Map() };
  const headers = { accept: 'application/json', ...identityHeaders(identity) };
  const authorized = identity.token === null ? headers : { ...headers, authorization: `Bearer ${identity.token}` };
  // A preview has to be an administrator's, whatever is read.
  if (identity.preview !== null) {
    const one = callerWith('bearer', authorized, shared);
    return { open: one, device: one, bearer: one, freshness };
  }
  const open = callerWith('open', headers, shared);
  const device =
    identity.deviceToken === null
      ? open
      : callerWith('device', { ...headers, 'device-token': identity.deviceToken }, shared);
  // A visitor has no token to send.
  if (identity.token === null) return { open, device, bearer: open, freshness };
  return { open, device, bearer: callerWith('bearer', authorized, shared), freshness };
}
