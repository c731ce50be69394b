import type { RateLimitFields } from '@photo-competition/schema/rateLimitFields';
import { GraphQLError } from 'graphql';
import type { Locale } from '../../messages.ts';
import type { Policy } from '../operations/policy.ts';
import { mutationCounts } from './mutationCounts.ts';
import type { RateLimited, RateLimits } from './rateLimits.ts';
import { tooManyRequests } from './tooManyRequests.ts';

export interface MutationRateOptions {
  rates: Pick<RateLimits, 'takeMutations'>;
}

/** The fields of a context that the policy reads. */
interface Limited {
  client: RateLimited;
  locale: Locale;
  tellLimit: (fields: RateLimitFields) => void;
}

/** Counts the limited mutations of an operation before any of them is executed, and refuses it when they are too many. */
export const mutationRates = ({ rates }: MutationRateOptions): Policy<Limited> => ({
  async didResolveOperation({ document, operationName, contextValue: { client, locale, tellLimit } }) {
    const wait = await rates.takeMutations(mutationCounts(document, operationName), client, tellLimit);
    if (wait === null) return;
    const { status, message, ...extensions } = tooManyRequests(locale, wait);
    throw new GraphQLError(message, { extensions: { ...extensions, http: { status } } });
  },
});
