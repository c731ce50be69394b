import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { ExecutionResult, FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Context } from '../graph/context.ts';
import { formatError, isFault } from '../graph/errors.ts';

/** Codes whose HTTP status a client without a GraphQL library would look at. */
const httpStatus: Record<string, number> = { RATE_LIMITED: 429, PAYLOAD_TOO_LARGE: 413 };

/** The status of an answer that brings nothing but these errors; undefined where it is as always. */
const statusOf = (errors: readonly GraphQLFormattedError[]): number | undefined =>
  errors.map(({ extensions }) => httpStatus[String(extensions?.['code'])]).find(Boolean);

/** Seconds to wait, where the first error that says 429 says how many. */
const retryAfterOf = (errors: readonly GraphQLFormattedError[]): number | undefined => {
  const told = errors.find(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED')?.extensions?.['retryAfter'];
  return typeof told === 'number' ? told : undefined;
};

/** Tells the log of faults of ours; what a client or the service has done wrong it need not know. */
function logFaults(errors: readonly GraphQLError[], { log }: Context, operationName: string | null | undefined): void {
  for (const error of errors) if (isFault(error)) log.error({ err: error, operationName }, 'an operation failed');
}

const done = Promise.resolve();

const listener: GraphQLRequestListener<Context> = {
  didEncounterErrors({ contextValue, errors, operationName }) {
    logFaults(errors, contextValue, operationName);
    return done;
  },
  willSendResponse({ contextValue, errors, response }) {
    if (response.body.kind !== 'single' || !errors?.length) return done;
    const result = response.body.singleResult;
    result.errors = (result.errors ?? []).map((one, i) => formatError(one, errors[i], contextValue));
    const status = result.data === undefined || result.data === null ? statusOf(result.errors) : undefined;
    if (status !== undefined) response.http.status = status;
    const wait = status === 429 ? retryAfterOf(result.errors) : undefined;
    if (wait !== undefined) response.http.headers.set('retry-after', String(wait));
    return done;
  },
};
const started = Promise.resolve(listener);

/** Writes errors of documents and variables in the form that is documented, in the request's language and with its name. */
export const documentedErrors: ApolloServerPlugin<Context> = { requestDidStart: () => started };

/** What has been executed, as it is answered. */
export interface DocumentedResult extends FormattedExecutionResult {
  data: Record<string, unknown> | null;
  /** Of the answer, where it is not 200. */
  status?: number;
  /** Seconds to wait, where the status is 429. */
  retryAfter?: number;
}

/** What has been executed, its errors in the same form. */
export function documentedResult(
  { data = null, errors }: ExecutionResult,
  context: Context,
  operationName: string | null,
): DocumentedResult {
  if (!errors?.length) return { data };
  logFaults(errors, context, operationName);
  const written = errors.map((error) => formatError(error.toJSON(), error, context));
  const status = data ? undefined : statusOf(written);
  const wait = status === 429 ? retryAfterOf(written) : undefined;
  return {
    errors: written,
    data,
    ...(status === undefined ? {} : { status }),
    ...(wait === undefined ? {} : { retryAfter: wait }),
  };
}
