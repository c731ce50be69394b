import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '../graph/context.ts';
import { formatError, isFault } from '../graph/errors.ts';
import type { Logger } from '../log.ts';
import { requestIdOf } from './requestNames.ts';

/** Codes whose HTTP status a client without a GraphQL library would look at. */
const httpStatus: Record<string, number> = { RATE_LIMITED: 429, PAYLOAD_TOO_LARGE: 413 };

const requestIds = new AsyncLocalStorage<string>();

/**
 * Keeps the request's name for errors that come before there is a context, e.g. of a cross-site request or a batch: to
 * these Apollo Server gives nothing of the request. Stands right before the GraphQL server.
 */
export const namedErrors: RequestHandler = (_request, response, next) => requestIds.run(requestIdOf(response), next);

/** Writes errors in the form that is documented, in the request's language and with its name. */
const documentedErrors: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ contextValue, errors, operationName }) {
        for (const error of errors)
          if (isFault(error)) contextValue.log.error({ err: error, operationName }, 'an operation failed');
        return Promise.resolve();
      },
      willSendResponse({ contextValue, errors, response }) {
        if (response.body.kind !== 'single' || !errors?.length) return Promise.resolve();
        const result = response.body.singleResult;
        const formatted = result.errors ?? [];
        result.errors = formatted.map((one, i) => formatError(one, errors[i], contextValue));
        const codes = result.errors.map(({ extensions }) => httpStatus[String(extensions?.['code'])]);
        const status = result.data === undefined || result.data === null ? codes.find(Boolean) : undefined;
        if (status !== undefined) response.http.status = status;
        return Promise.resolve();
      },
    }),
};

/** The GraphQL server. @param sandbox whether developers find Sandbox and introspection */
export function createGraphServer(schema: GraphQLSchema, sandbox: boolean, log: Logger): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: sandbox,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !sandbox,
    stopOnTerminationSignals: false,
    formatError(formatted, error) {
      const requestId = requestIds.getStore();
      return requestId === undefined ? formatted : formatError(formatted, error, { requestId });
    },
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    plugins: [
      documentedErrors,
      sandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: { runTelemetry: false }, includeCookies: false })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
