import { requireAdministrator, type Handlers } from '../http/operation.ts';
import type { StatisticsService } from './service.ts';

/** The statistics of a competition (docs/product.md §10). */
export const statisticsRoutes = (statistics: StatisticsService): Handlers<'adminGetCompetitionStatistics'> => ({
  async adminGetCompetitionStatistics(call) {
    requireAdministrator(call);
    return { body: await statistics.of(call.params.id, call.now) };
  },
});
