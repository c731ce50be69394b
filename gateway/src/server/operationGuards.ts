import { operationsFolder } from '@photo-competition/schema/files';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { loadOperations, type OperationStore } from './operationStore.ts';
import type { OnLimit, QueryLimits } from './queryLimits.ts';
import type { RedisConnection } from './redisConnection.ts';
import { rateLimits, unlimited, type RateLimits } from './rateLimits.ts';

/** What guards the operations: the allow-list, the limits of each, and how often they may come. */
export interface OperationGuards {
  store: OperationStore;
  limits: QueryLimits;
  rates: RateLimits;
  close(): Promise<void>;
}

/** The limits as the settings have them. @param onLimit told of each limit that an operation exceeds */
export const queryLimitsOf = (config: Config, onLimit: OnLimit): QueryLimits => ({
  mode: config.QUERY_LIMITS,
  most: {
    tokens: config.QUERY_MAX_TOKENS,
    depth: config.QUERY_MAX_DEPTH,
    aliases: config.QUERY_MAX_ALIASES,
    directives: config.QUERY_MAX_DIRECTIVES,
    rootFields: config.QUERY_MAX_ROOT_FIELDS,
    nodes: config.QUERY_MAX_NODES,
    cost: config.QUERY_MAX_COST,
  },
  onLimit,
});

/** Its library is loaded only where there is a Redis. */
async function connectTo(url: string, log: Logger): Promise<RedisConnection> {
  const { redisConnection } = await import('./redisConnection.ts');
  return redisConnection(url, log);
}

/**
 * Makes the guards that the settings ask for.
 * @param onLimit told of each limit that an operation exceeds, for metrics
 * @throws ConfigError when a manifest cannot be read or lists what the graph or the limits refuse
 */
export async function operationGuards(
  config: Config,
  schema: GraphQLSchema,
  log: Logger,
  onLimit: OnLimit = () => undefined,
): Promise<OperationGuards> {
  const limits = queryLimitsOf(config, onLimit);
  const folders = [operationsFolder, ...(config.OPERATIONS_DIR === null ? [] : [config.OPERATIONS_DIR])];
  const store = loadOperations(schema, { folders, onlyListed: config.OPERATIONS === 'listed', limits });
  const redis =
    config.REDIS_URL === undefined || config.RATE_LIMITS === 'off' ? null : await connectTo(config.REDIS_URL, log);
  const settings = {
    perAddress: config.RATE_LIMIT_PER_ADDRESS,
    perViewer: config.RATE_LIMIT_PER_VIEWER,
    factor: config.RATE_LIMIT_FACTOR,
  };
  const rates = config.RATE_LIMITS === 'off' ? unlimited : rateLimits(settings, redis);
  return { store, limits, rates, close: () => redis?.close() ?? Promise.resolve() };
}
