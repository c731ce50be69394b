import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { RateLimited, RateLimits } from './rateLimits.ts';

/** What the plugin needs. */
export interface ReadingTimeOptions {
  rates: Pick<RateLimits, 'spendProcessor'>;
  /** Milliseconds that only rise. */
  now?: () => number;
}

/**
 * Counts the processor time in which operations are parsed and validated. Both run without a pause, so that the time that
 * passes is the processor's; documents that are known are neither parsed nor validated again, and cost nothing here.
 */
export function readingTime({
  rates,
  now = () => performance.now(),
}: ReadingTimeOptions): ApolloServerPlugin<{ client: RateLimited }> {
  const timed = ({ contextValue }: { contextValue: { client: RateLimited } }) => {
    const began = now();
    return Promise.resolve(() => {
      rates.spendProcessor(contextValue.client, now() - began);
      return Promise.resolve();
    });
  };
  const listener: GraphQLRequestListener<{ client: RateLimited }> = {
    parsingDidStart: timed,
    validationDidStart: timed,
  };
  const listening = Promise.resolve(listener);
  return { requestDidStart: () => listening };
}
