import type { Handlers } from '../../platform/http/operation.ts';
import type { PulseService } from './service.ts';

/** The call that administrators' pages make every few seconds (docs/product.md §10). */
export const pulseRoutes = (pulse: PulseService): Handlers<'adminGetPulse'> => ({
  async adminGetPulse(call) {
    return { body: await pulse.read(call.body, call.now) };
  },
});
