import type { RequestHandler } from 'express';
import { parse, type DocumentNode } from 'graphql';
import { identityOf, type RequestIdentity } from './identity.ts';
import { mutationCounts } from './mutationCounts.ts';
import { carrierOf, type GraphRequest } from './operationCarrier.ts';
import type { OperationGuards } from './operationGuards.ts';
import { maxTokensOf, type QueryLimits } from './queryLimits.ts';
import { refuse, type Refusal } from './refusal.ts';
import { resolveOperation, type ResolvedOperation } from './resolveOperation.ts';
import { tooManyRequests } from './tooManyRequests.ts';

/** Counts every request to the graph, before a byte of its body is read. */
export const requestGate =
  ({ rates }: OperationGuards): RequestHandler =>
  (request, response, next) => {
    const identity = identityOf(request, response);
    const wait = rates.takeRequest(identity);
    if (wait === null) return next();
    return refuse(request, response, tooManyRequests(identity.locale, wait));
  };

/** The document of an operation that may be a mutation; null for a query, and for what the GraphQL server will refuse. */
export function mutationDocument({ query, document }: ResolvedOperation, limits: QueryLimits): DocumentNode | null {
  if (document) return document;
  if (!query.includes('mutation')) return null;
  try {
    return parse(query, { maxTokens: maxTokensOf(limits), noLocation: true });
  } catch {
    return null;
  }
}

async function admitMutations(
  { rates }: OperationGuards,
  document: DocumentNode,
  operationName: unknown,
  identity: RequestIdentity,
): Promise<Refusal | null> {
  const counts = mutationCounts(document, operationName);
  const wait = counts.size ? await rates.takeMutations(counts, identity) : null;
  return wait === null ? null : tooManyRequests(identity.locale, wait);
}

/**
 * Puts the listed operation in the place of its hash.
 * @returns why the request is refused: for an operation that is not listed, or mutations that come too often; null when
 *   it is not, a promise only where mutations are counted
 */
export function admitOperation(
  guards: OperationGuards,
  request: GraphRequest,
  identity: RequestIdentity,
): Refusal | null | Promise<Refusal | null> {
  const carrier = carrierOf(request);
  if (!carrier) return null;
  const resolved = resolveOperation(carrier.parameters, guards.store);
  if ('refusal' in resolved) return resolved.refusal;
  carrier.carry(resolved.query);
  // A GET changes nothing: the GraphQL server refuses mutations there, and a foreign page could send them.
  const document = request.method === 'POST' ? mutationDocument(resolved, guards.limits) : null;
  return document && admitMutations(guards, document, carrier.parameters.operationName, identity);
}
