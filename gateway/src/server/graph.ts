import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../graph/context.ts';
import type { Logger } from '../log.ts';
import { documentPlugin, KnownDocuments } from './graphDocuments.ts';
import { documentedErrors } from './graphErrors.ts';
import { executionPlugin, graphExecution, type Execute } from './graphExecution.ts';
import { limitPlugin } from './limitPlugin.ts';
import { limitRule, maxTokensOf, type QueryLimits } from './queryLimits.ts';

/** What the GraphQL server is made of besides the graph. */
export interface GraphServerOptions {
  /** Whether developers find Sandbox and introspection. */
  sandbox: boolean;
  /** Of each operation; without them, none. */
  limits?: QueryLimits;
  /** Documents that are known to be valid. */
  documents?: KnownDocuments;
  execute?: Execute;
  /** More of them, in the order in which they hear of a request; after the limits, before it is executed. */
  plugins?: ApolloServerPlugin<Context>[];
}

/** What Apollo Server would add of its own; the first alone costs a third of a large answer. */
const nothingMore = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** The GraphQL server. */
export function createGraphServer(
  schema: GraphQLSchema,
  log: Logger,
  {
    sandbox,
    limits,
    documents = new KnownDocuments([]),
    execute = graphExecution(schema),
    plugins = [],
  }: GraphServerOptions,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: sandbox,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // Operations are listed by manifests, never by requests: `operationGate` knows them.
    persistedQueries: false,
    documentStore: null,
    stringifyResult: JSON.stringify,
    ...(limits ? { validationRules: [limitRule(limits)], parseOptions: { maxTokens: maxTokensOf(limits) } } : {}),
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !sandbox,
    stopOnTerminationSignals: false,
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    plugins: [
      documentPlugin(documents),
      documentedErrors,
      ...(limits ? [limitPlugin(limits)] : []),
      ...plugins,
      executionPlugin(execute),
      ...nothingMore,
      sandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: { runTelemetry: false }, includeCookies: false })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
