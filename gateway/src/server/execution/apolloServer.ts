import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema, ValidationRule } from 'graphql';
import type { Context } from '../../graph/context.ts';
import { badUserInput } from '../../graph/errors.ts';
import type { Logger } from '../../log.ts';
import { costExtension } from '../operations/costExtension.ts';
import { limitPolicy } from '../operations/limitPolicy.ts';
import { limitRule, maxTokensOf, type QueryLimits } from '../operations/queryLimits.ts';
import { variableCheck } from '../operations/variableCheck.ts';
import { documentedErrors } from './documentedErrors.ts';
import type { Policy } from '../operations/policy.ts';
import { policyPlugin } from './policyPlugin.ts';

/** Parts of the GraphQL server besides the graph. */
export interface GraphServerOptions<C extends Context> {
  /** Whether developers find Sandbox and introspection. */
  sandbox: boolean;
  /** Of each operation; without them, none. */
  limits?: QueryLimits;
  /** Further policies, in the order in which they hear of a request; after the limits. */
  policies?: Policy<C>[];
}

/** Bytes of parsed and validated documents that are kept, as their JSON counts. */
const documentBytes = 4 * 1024 * 1024;

/** Most errors that are looked for in a document, and in the variables of a request. */
const mostErrors = 5;

/** Disables plugins that Apollo Server would add; the first alone costs a third of a large answer. */
const nothingMore = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** An operation of a type that the graph does not have is its client's mistake; GraphQL finds it only when it executes it. */
const operationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(badUserInput(`The graph has no operations of the type ${node.operation}.`));
  },
});

/** The GraphQL server, which executes every operation. */
export const createGraphServer = <C extends Context>(
  schema: GraphQLSchema,
  log: Logger,
  { sandbox, limits, policies = [] }: GraphServerOptions<C>,
): ApolloServer<C> =>
  new ApolloServer<C>({
    schema,
    introspection: sandbox,
    // It would ask a header of queries by GET as well, which standard clients do not send. `graphEndpoint.ts` and `uploads.ts`
    // refuse what another origin could write with; what it could only ask, it cannot read (docs/security.md).
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    // Operations are listed by manifests, never by requests: `resolveRequest` knows them.
    persistedQueries: false,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: documentBytes }),
    stringifyResult: JSON.stringify,
    validationOptions: { maxErrors: mostErrors },
    validationRules: [operationTypes, ...(limits ? [limitRule(limits)] : [])],
    ...(limits ? { parseOptions: { maxTokens: maxTokensOf(limits) } } : {}),
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
      policyPlugin<C>([
        documentedErrors,
        ...(limits ? [limitPolicy(limits), costExtension(limits)] : []),
        variableCheck({ mostErrors }),
        ...policies,
      ]),
      ...nothingMore,
      sandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: { runTelemetry: false }, includeCookies: false })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
