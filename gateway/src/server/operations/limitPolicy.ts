import type { BaseContext } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Policy } from './policy.ts';
import { answerRefusals, isTokenRefusal, type QueryLimits } from './queryLimits.ts';

/** The limits that need a request's variables, and the count of documents that the parser has refused. */
export const limitPolicy = (limits: QueryLimits): Policy<BaseContext> => ({
  parsingDidStart: () =>
    Promise.resolve((error?: Error) => {
      if (isTokenRefusal(error)) limits.onLimit('tokens', 'enforce');
      return Promise.resolve();
    }),
  didResolveOperation({ schema, document, operation, request }) {
    const refusals = operation && answerRefusals(schema, document, operation, request.variables ?? {}, limits);
    const refusal = refusals?.[0];
    if (!refusal) return Promise.resolve();
    const extensions = { ...refusal.extensions, http: { status: 400 } };
    return Promise.reject(new GraphQLError(refusal.message, { extensions }));
  },
});
