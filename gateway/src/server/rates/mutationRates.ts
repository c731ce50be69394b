import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Locale } from '../../messages.ts';
import { mutationCounts } from './mutationCounts.ts';
import type { RateLimited, RateLimits } from './rateLimits.ts';
import { tooManyRequests } from './tooManyRequests.ts';

export interface MutationRateOptions {
  rates: Pick<RateLimits, 'takeMutations'>;
}

/** What the plugin reads of a context. */
interface Limited {
  client: RateLimited;
  locale: Locale;
}

/** Counts the limited mutations of an operation before any of them is executed, and refuses it when they are too many. */
export function mutationRates({ rates }: MutationRateOptions): ApolloServerPlugin<Limited> {
  const listener: GraphQLRequestListener<Limited> = {
    async didResolveOperation({ document, operationName, contextValue: { client, locale } }) {
      const counts = mutationCounts(document, operationName);
      const wait = counts.size ? await rates.takeMutations(counts, client) : null;
      if (wait === null) return;
      const { status, message, ...extensions } = tooManyRequests(locale, wait);
      throw new GraphQLError(message, { extensions: { ...extensions, http: { status } } });
    },
  };
  const listening = Promise.resolve(listener);
  return { requestDidStart: () => listening };
}
