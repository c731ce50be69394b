import { actorOf } from '../../platform/http/actor.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import type { RadarService } from './service.ts';

/** The radar (docs/product.md §10). */
export const radarRoutes = (radar: RadarService): Handlers<'adminGetRadar' | 'adminOpenRadarCircle'> => ({
  async adminGetRadar(call) {
    return { body: await radar.read(call.params.id, call.now) };
  },
  async adminOpenRadarCircle(call) {
    return { body: await radar.open(call.params.id, call.params.circle, actorOf(call)) };
  },
});
