import type { Policy } from '../operations/policy.ts';
import type { RateLimited, RateLimits } from './rateLimits.ts';

/** Dependencies of the policy. */
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
}: ReadingTimeOptions): Policy<{ client: RateLimited }> {
  const timed = ({ contextValue }: { contextValue: { client: RateLimited } }) => {
    const began = now();
    return Promise.resolve(() => {
      rates.spendProcessor(contextValue.client, now() - began);
      return Promise.resolve();
    });
  };
  return { parsingDidStart: timed, validationDidStart: timed };
}
