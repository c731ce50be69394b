import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../graph/context.ts';
import type { Logger } from '../log.ts';
import { bytesOf } from '../utf8.ts';
import { writeExecuted, writeResponse, writeShared } from './graphAnswer.ts';
import { isEncoded, isJson, readText } from './graphBody.ts';
import type { contextMaker } from './graphContext.ts';
import { inputOf, type GraphShortcut } from './graphShortcut.ts';
import type { RequestIdentity } from './identity.ts';
import type { GraphRequest } from './operationCarrier.ts';
import { admitOperation } from './operationGate.ts';
import type { OperationGuards } from './operationGuards.ts';
import { refuse, type Refusal } from './refusal.ts';
import { requestIdOf } from './requestNames.ts';
import type { SharedAnswers } from './sharedAnswers.ts';
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
      if (wait !== null) return refuse(request, response, tooManyRequests(identity.locale, wait));
      if (request.method !== 'POST' || !isJson(request)) return await this.execute(request, response, identity);
      if (isEncoded(request)) return refuse(request, response, encoded);
      const text = await readText(request);
      if (text === null) return refuse(request, response, tooLarge);
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        return refuse(request, response, unreadable);
      }
      await this.execute(request, response, identity, body, true);
    } catch (error) {
      this.fail(request, response, error);
    }
  }

  /**
   * Answers a request whose rate has been counted.
   * @param body its JSON, where it has some
   * @param plain whether that came as `application/json`, which no foreign page can send unasked
   */
  async execute(
    request: IncomingMessage,
    response: ServerResponse,
    identity: RequestIdentity,
    body?: unknown,
    plain = false,
  ): Promise<void> {
    const { contextOf, guards, shortcut, shared } = this.parts;
    const asked: GraphRequest = { method: request.method ?? '', url: request.url ?? '', body };
    const admitted = admitOperation(guards, asked, identity);
    const refusal = admitted instanceof Promise ? await admitted : admitted;
    if (refusal) return refuse(request, response, refusal);
    const input = plain ? inputOf(asked.body) : null;
    const type = input ? shortcut.typeFor(request.headers.accept) : undefined;
    const question = input && type ? shared.question(asked.listed, input, identity, type) : null;
    const kept = question && shared.find(question);
    if (kept) return writeShared(response, kept);
    const { context, freshness } = contextOf(identity, response);
    const known = input && type ? shortcut.find(input) : null;
    const executed = known && (await shortcut.execute(known, context));
    if (!type || !executed) return await this.askServer(request, response, asked, context);
    const bytes = bytesOf(executed.text);
    if (question) shared.keep(question, bytes, executed.faultless ? freshness.sharedForMs : 0);
    writeExecuted(response, executed.status, type, bytes);
  }

  private async askServer(
    request: IncomingMessage,
    response: ServerResponse,
    { method, url, body }: GraphRequest,
    context: Context,
  ): Promise<void> {
    const { server, shortcut } = this.parts;
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
    else refuse(request, response, failed);
  }
}
