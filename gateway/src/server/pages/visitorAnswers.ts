import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Ask, FirstAnswer } from '@photo-competition/schema/skeleton';
import type { ServerResponse } from 'node:http';
import type { contextMaker, OperationContext } from '../execution/requestContext.ts';
import type { RequestIdentity } from '../http/identity.ts';
import type { OperationStore } from '../operations/operationStore.ts';
import type { RateLimits } from '../rates/rateLimits.ts';
import type { SharedAnswers } from '../sharing/sharedAnswers.ts';

export interface VisitorAnswersOptions {
  operations: Pick<OperationStore, 'all'>;
  rates: Pick<RateLimits, 'takeRequest'>;
  shared: SharedAnswers;
  contextOf: ReturnType<typeof contextMaker>;
  server: ApolloServer<OperationContext>;
}

/** Tells these answers from those of requests, which are kept in the form in which they are sent. */
const accepted = 'document';

const faultless = '{"data":';

/**
 * Answers listed operations for documents, out of the answers that visitors share and by the same execution. No token goes
 * upstream, so that nothing of the person who asks for the document can be in it.
 */
export function visitorAnswers({ operations, rates, shared, contextOf, server }: VisitorAnswersOptions) {
  const listed = new Map<string, string>();
  // The client's own manifest is read first.
  for (const { name, query, isQuery } of operations.all()) if (isQuery && !listed.has(name)) listed.set(name, query);

  async function textOf(
    visitor: RequestIdentity,
    response: ServerResponse,
    body: { operationName: string; query: string; variables: object },
  ): Promise<string | null> {
    const key = shared.keyOf(visitor, accepted, JSON.stringify(body));
    const kept = key === null ? null : shared.find(key);
    if (kept) return Buffer.from(kept.body).toString();
    const { context, freshness } = contextOf(visitor, response);
    const { generation } = shared;
    const headers = new HeaderMap([['content-type', 'application/json']]);
    const { body: answer } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body },
      context: () => Promise.resolve(context),
    });
    if (answer.kind !== 'complete' || !answer.string.startsWith(faultless)) return null;
    const made = { operation: body.operationName, type: accepted, body: answer.string };
    if (key !== null) shared.keep(key, generation, made, freshness.sharedForMs);
    return answer.string;
  }

  /** Never rejects. */
  return (identity: RequestIdentity, response: ServerResponse): Ask => {
    const visitor = { ...identity, token: null, deviceToken: null, preview: null };
    // Counted as one request to the graph; who makes too many gets documents without answers.
    const isTooMuch = rates.takeRequest(visitor) !== null;
    return async (operation, variables) => {
      const query = listed.get(operation);
      if (query === undefined || isTooMuch) return null;
      try {
        const text = await textOf(visitor, response, { operationName: operation, query, variables });
        return text === null ? null : { operation, variables, answer: JSON.parse(text) as FirstAnswer['answer'] };
      } catch {
        // The page asks for it by itself.
        return null;
      }
    };
  };
}
