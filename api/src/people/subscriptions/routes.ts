import type { Handlers } from '../../platform/http/operation.ts';
import type { SubscriptionService } from './service.ts';

/** The calls behind the links at the end of campaign mails. */
export const subscriptionRoutes = (
  subscriptions: SubscriptionService,
): Handlers<'getSubscription' | 'unsubscribe' | 'resubscribe'> => ({
  async getSubscription({ params }) {
    return { body: await subscriptions.read(params.key, params.list) };
  },
  async unsubscribe({ params, clock }) {
    return { body: await subscriptions.set(params.key, params.list, false, clock()) };
  },
  async resubscribe({ params, clock }) {
    return { body: await subscriptions.set(params.key, params.list, true, clock()) };
  },
});
