import { HeaderMap, type ApolloServer } from '@apollo/server';
import { tellLimits } from '@photo-competition/schema/rateLimitFields';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { recordOperation } from '../observing/operationRecord.ts';
import { recordOf } from '../observing/requestRecord.ts';
import type { LastMediaType } from './execution/lastMediaType.ts';
import type { contextMaker, OperationContext } from './execution/requestContext.ts';
import { writeAnswer } from './execution/writeAnswer.ts';
import { isLongAddress, longestAddress } from './http/addressLength.ts';
import type { Fail } from './http/failures.ts';
import type { Identify, RequestIdentity } from './http/identity.ts';
import { isJson, notJson, parseJson, readText } from './http/jsonBody.ts';
import { refuse, type Refusal } from './http/refusal.ts';
import { resolveRequest } from './operations/operationRequest.ts';
import { textRefusals, type QueryLimits } from './operations/queryLimits.ts';
import type { OperationStore } from './operations/operationStore.ts';
import type { RateLimits } from './rates/rateLimits.ts';
import { tooManyRequests } from './rates/tooManyRequests.ts';
import type { SharedAnswer, SharedAnswers } from './sharing/sharedAnswers.ts';
import { isUpload, type ReadUpload } from './uploads/uploads.ts';

/** The handlers of requests to the graph, in the order in which a request meets them. */
export interface GraphEndpointOptions {
  identityOf: Identify;
  rates: Pick<RateLimits, 'takeRequest' | 'takeBytes' | 'fieldsOf' | 'spentOf' | 'leftOf'>;
  readUpload: ReadUpload;
  shared: SharedAnswers;
  operations: OperationStore;
  limits: QueryLimits;
  contextOf: ReturnType<typeof contextMaker>;
  server: ApolloServer<OperationContext>;
  mediaType: LastMediaType;
  fail: Fail;
}

/** Whether a request is for the graph. */
export const isGraphRequest = ({ url = '' }: IncomingMessage): boolean => /^\/graphql\/?(?:\?|$)/.test(url);

/** The body of a request, read. */
interface Posted {
  /** JSON. */
  body?: unknown;
  /** Where the answer may be kept for other visitors. */
  key?: string | null;
}

/** The headers that Apollo Server looks at; a browser sends twenty. */
const apolloHeaders = ['accept', 'content-type'];

const longAddress: Refusal = {
  status: 414,
  code: 'BAD_USER_INPUT',
  message: `The address is longer than ${longestAddress} characters: send the operation by POST, or its hash.`,
};

/** Whether the answer is to tell what it costs. The web client does not ask: it would pay for what it does not read. */
const tellsCost = ({ headers }: IncomingMessage): boolean => headers['x-operation-cost'] !== undefined;

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const name of apolloHeaders) {
    const value = headers[name];
    if (value !== undefined) map.set(name, String(value));
  }
  return map;
}

/** Writes an answer that was made for another visitor. */
function writeShared(response: ServerResponse, { operation, type, body }: SharedAnswer): void {
  const record = recordOf(response);
  if (record) recordOperation(record, { name: operation, type: 'query' }, {});
  response.writeHead(200, { 'cache-control': 'no-store', 'content-type': type, 'content-length': body.length });
  response.end(body);
}

/** Answers requests to the graph. */
export function graphEndpoint(options: GraphEndpointOptions) {
  const { identityOf, rates, readUpload, shared, operations, limits, contextOf, server, mediaType, fail } = options;

  async function execute(
    request: IncomingMessage,
    response: ServerResponse,
    identity: RequestIdentity,
    { body, key = null }: Posted,
  ): Promise<void> {
    const { method = '', url = '', headers } = request;
    const wantsPage = headers.accept?.includes('text/html') ?? false;
    const resolved = resolveRequest({ method, search: /\?.*/.exec(url)?.[0] ?? '', body, wantsPage }, operations);
    if ('refusal' in resolved) return refuse(request, response, resolved.refusal);
    const { operation, wantsPage: _known, ...asked } = resolved;
    const [tooLong] = operation && !operation.listed ? textRefusals(operation.query, limits) : [];
    if (tooLong) return refuse(request, response, { status: 400, code: 'BAD_USER_INPUT', message: tooLong.message });
    const { context, freshness } = contextOf(identity, response);
    if (tellsCost(request)) context.cost = { requests: rates.leftOf(identity) };
    const { generation } = shared;
    const result = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { ...asked, headers: headersOf(request) },
      context: () => Promise.resolve(context),
    });
    mediaType.learn(request.headers.accept, result);
    const { type, body: text, faultless } = writeAnswer(request, response, identity, result);
    if (key === null || !operation?.listed?.isQuery) return;
    const made = { operation: operation.listed.name, type, body: text };
    shared.keep(key, generation, made, faultless ? freshness.sharedForMs : 0);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const identity = identityOf(request, response);
    const wait = rates.takeRequest(identity);
    const fields = rates.fieldsOf(identity);
    if (fields) tellLimits(response, fields);
    const refuseFor = (seconds: number) => {
      const spent = rates.spentOf(identity);
      if (spent) tellLimits(response, spent);
      refuse(request, response, tooManyRequests(identity.locale, seconds));
    };
    if (wait !== null) return refuseFor(wait);
    if (isUpload(request)) {
      const upload = await readUpload(request, response, identity);
      return upload ? execute(request, response, identity, upload) : undefined;
    }
    if (request.method !== 'POST')
      return isLongAddress(request) ? refuse(request, response, longAddress) : execute(request, response, identity, {});
    // Nothing that a page of another origin can send unasked becomes an operation that writes (docs/security.md).
    if (!isJson(request)) return refuse(request, response, notJson);
    const text = await readText(request);
    if (typeof text !== 'string') return refuse(request, response, text);
    const late = rates.takeBytes(identity, Buffer.byteLength(text));
    if (late !== null) return refuseFor(late);
    // The reported cost holds for one client.
    const key = tellsCost(request) ? null : shared.keyOf(identity, request.headers.accept, text);
    const kept = key === null ? null : shared.find(key);
    if (kept) return writeShared(response, kept);
    const json = parseJson(text, identity.locale);
    return 'body' in json ? execute(request, response, identity, { ...json, key }) : refuse(request, response, json);
  }

  /** Never rejects. */
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answer(request, response).catch((error: unknown) => fail(error, request, response));
}
