import { unwrapResolverError } from '@apollo/server/errors';
import type { RateLimitFields } from '@photo-competition/schema/rateLimitFields';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Context } from '../../graph/context.ts';
import { formatError, isFault } from '../../graph/errors.ts';
import { RestProblem } from '../../rest/call/problem.ts';
import type { Policy } from '../operations/policy.ts';

const isRateLimit = ({ extensions }: GraphQLFormattedError): boolean => extensions?.['code'] === 'RATE_LIMITED';

/** Codes whose HTTP status a client without a GraphQL library would look at. */
const httpStatus: Record<string, number> = { RATE_LIMITED: 429, PAYLOAD_TOO_LARGE: 413 };

/** The status of an answer that brings nothing but these errors; undefined where it is as always. */
const statusOf = (errors: readonly GraphQLFormattedError[]): number | undefined =>
  errors.map(({ extensions }) => httpStatus[String(extensions?.['code'])]).find(Boolean);

/** Seconds to wait, where the first refusal for too many requests says how many. */
function retryAfterOf(errors: readonly GraphQLFormattedError[]): number | undefined {
  const seconds = errors.find(isRateLimit)?.extensions?.['retryAfter'];
  return typeof seconds === 'number' ? seconds : undefined;
}

const done = Promise.resolve();

/** The limit by which the service has refused; null where that is not why something failed. */
function rateLimitOf(errors: readonly GraphQLError[]): RateLimitFields | null {
  for (const error of errors) {
    const original = unwrapResolverError(error);
    if (original instanceof RestProblem && original.rateLimit) return original.rateLimit;
  }
  return null;
}

/**
 * Writes every error of an operation in the documented form, and faults of ours to the log. A refusal by a rate limit is
 * always 429: other data that a query has read are left out, since 429 says that nothing was done, and the query is sent again. A
 * mutation that has failed has no data in any case.
 */
export const documentedErrors: Policy<Context> = {
  willSendResponse({ contextValue, errors, operationName, response: { body, http } }) {
    if (body.kind !== 'single') return done;
    const result = body.singleResult;
    // A compiled query leaves its errors as they were raised.
    const raised = errors ?? (result.errors as GraphQLError[] | undefined);
    if (!raised?.length) return done;
    for (const error of raised)
      if (isFault(error)) contextValue.log.error({ err: error, operationName }, 'an operation failed');
    result.errors = raised.map((error) => formatError(error.toJSON(), error, contextValue));
    if (result.errors.some(isRateLimit)) {
      delete result.data;
      const limit = rateLimitOf(raised);
      if (limit) contextValue.tellLimit(limit);
    }
    if (result.data) return done;
    const status = statusOf(result.errors);
    if (status !== undefined) http.status = status;
    const wait = status === 429 ? retryAfterOf(result.errors) : undefined;
    if (wait !== undefined) http.headers.set('retry-after', String(wait));
    return done;
  },
};
