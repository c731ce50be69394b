import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../graph/context.ts';
import type { Logger } from '../log.ts';
import { bytesOf } from '../utf8.ts';
import { writeExecuted, writeResponse, writeShared } from './graphAnswer.ts';
import { isEncoded, isJson, readText } from './graphBody.ts';
import type { contextMaker } from './graphContext.ts';
import { inputOf, type ExecutedOperation, type GraphShortcut } from './graphShortcut.ts';
import type { RequestIdentity } from './identity.ts';
import type { GraphRequest } from './operationCarrier.ts';
import { admitOperation } from './operationGate.ts';
import type { OperationGuards } from './operationGuards.ts';
import { refuse, type Refusal } from './refusal.ts';
import { requestIdOf } from './requestNames.ts';
import { resolveOperation } from './resolveOperation.ts';
import { answerHeaders } from './securityHeaders.ts';
import type { SharedAnswers, SharedQuestion } from './sharedAnswers.ts';
import { tooManyRequests } from './tooManyRequests.ts';

/** What answers requests to the graph. */
export interface GraphEndpointParts {
  server: ApolloServer<Context>;
  contextOf: ReturnType<typeof contextMaker>;
  guards: OperationGuards;
  shortcut: GraphShortcut;
  shared: SharedAnswers;
  log: Logger;
}

/** What a request has brought in its body. */
interface Posted {
  /** Its JSON. */
  body?: unknown;
  /** Whether that came as `application/json`, which no foreign page can send unasked. */
  plain?: boolean;
  /** Of a visitor: all that the answer depends on, as it came; null for whoever has a token. */
  words?: string | null;
}

const tooLarge: Refusal = { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' };
const unreadable: Refusal = { status: 400, code: 'BAD_USER_INPUT', message: 'The request cannot be read.' };
const encoded: Refusal = { status: 415, code: 'BAD_USER_INPUT', message: 'The request must not be compressed.' };
const failed: Refusal = {
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side.',
};

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  return map;
}

const searchOf = (url: string): string => {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
};

/** Gives an answer the headers that each one has. */
function dress(response: ServerResponse): void {
  response.setHeader('x-request-id', requestIdOf(response));
  for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
}

/** Answers requests to the graph; uploads come to `execute` when their parts have been read. */
export class GraphEndpoint {
  private readonly parts: GraphEndpointParts;

  constructor(parts: GraphEndpointParts) {
    this.parts = parts;
  }

  /** Answers a request of which nothing has been read. Never rejects. */
  async answer(request: IncomingMessage, response: ServerResponse, identity: RequestIdentity): Promise<void> {
    try {
      const wait = this.parts.guards.rates.takeRequest(identity);
      if (wait !== null) return this.refuse(request, response, tooManyRequests(identity.locale, wait));
      if (request.method !== 'POST' || !isJson(request)) return await this.execute(request, response, identity);
      if (isEncoded(request)) return this.refuse(request, response, encoded);
      const text = await readText(request);
      if (text === null) return this.refuse(request, response, tooLarge);
      const words = identity.token === null ? `${identity.locale}\n${request.headers.accept ?? ''}\n${text}` : null;
      const recalled = words === null ? null : this.parts.shared.recall(words);
      if (recalled) return writeShared(response, recalled);
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        return this.refuse(request, response, unreadable);
      }
      await this.execute(request, response, identity, { body, plain: true, words });
    } catch (error) {
      this.fail(request, response, error);
    }
  }

  /**
   * Answers a request whose rate has been counted.
   */
  async execute(
    request: IncomingMessage,
    response: ServerResponse,
    identity: RequestIdentity,
    { body, plain = false, words = null }: Posted = {},
  ): Promise<void> {
    const { contextOf, guards, shortcut, shared } = this.parts;
    const asked: GraphRequest = { method: request.method ?? '', url: request.url ?? '', body };
    const question = words === null || !shared.enabled ? null : this.question(request, asked, identity);
    const kept = question && shared.find(question.key);
    if (kept) return writeShared(response, kept);
    const admitted = admitOperation(guards, asked, identity);
    const refusal = admitted instanceof Promise ? await admitted : admitted;
    if (refusal) return this.refuse(request, response, refusal);
    const input = plain && typeof asked.body === 'object' && asked.body !== null ? inputOf(asked.body) : null;
    const type = input ? shortcut.typeFor(request.headers.accept) : undefined;
    const { context, freshness, own } = contextOf(identity, response);
    const known = input && type ? shortcut.find(input) : null;
    if (!type || !known) return await this.askServer(request, response, asked, context);
    const answer = ({ status, retryAfter, text, faultless }: ExecutedOperation) => {
      const bytes = bytesOf(text);
      if (question && words !== null) shared.keep(question, words, bytes, faultless ? freshness.sharedForMs : 0);
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      writeExecuted(response, status, type, bytes);
    };
    if (!(await shortcut.execute(known, context, answer))) await this.askServer(request, response, asked, context);
    own.letGo();
  }

  /** What a visitor asks that may have been asked before; null for everything else. */
  private question(
    { headers }: IncomingMessage,
    { body }: GraphRequest,
    { locale }: RequestIdentity,
  ): SharedQuestion | null {
    const { shortcut, shared, guards } = this.parts;
    const type = shortcut.typeFor(headers.accept);
    if (type === undefined || typeof body !== 'object' || body === null) return null;
    const operation = resolveOperation(body, guards.store);
    return 'refusal' in operation ? null : shared.question(operation, body, locale, type);
  }

  private refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    dress(response);
    refuse(request, response, refusal);
  }

  private async askServer(
    request: IncomingMessage,
    response: ServerResponse,
    { method, url, body }: GraphRequest,
    context: Context,
  ): Promise<void> {
    const { server, shortcut } = this.parts;
    dress(response);
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: headersOf(request), search: searchOf(url), body },
      context: () => Promise.resolve(context),
    });
    if (method === 'POST' && (answer.status ?? 200) === 200)
      shortcut.learn(request.headers.accept, answer.headers.get('content-type'));
    writeResponse(response, answer);
  }

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // Whoever goes before all was sent reads no answer.
    if (request.destroyed && !request.complete) return;
    this.parts.log.error({ err: error, requestId: requestIdOf(response) }, 'request failed');
    if (response.headersSent) response.destroy();
    else this.refuse(request, response, failed);
  }
}
