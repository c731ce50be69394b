import { actorOf } from '../../platform/http/actor.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import type { ObserverNaming } from './naming.ts';
import type { ObservationService } from './observation.ts';

type ObserverOperation = 'adminGetCountObserver' | 'adminSetCountObserver' | 'observeCount';

/** The observer of a count (docs/product.md §4). */
export const observerRoutes = (
  naming: ObserverNaming,
  observation: ObservationService,
): Handlers<ObserverOperation> => ({
  async adminGetCountObserver(call) {
    return { body: await naming.read(call.params.id) };
  },
  async adminSetCountObserver(call) {
    return { body: await naming.set(call.params.id, call.body, actorOf(call)) };
  },
  async observeCount(call) {
    return { body: await observation.observe(call.params.id, call.body, actorOf(call)) };
  },
});
