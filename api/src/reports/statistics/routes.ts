import type { Handlers } from '../../platform/http/operation.ts';
import type { StatisticsService } from './service.ts';

/** The statistics of a competition, and what its ranking would be (docs/product.md §10). */
export const statisticsRoutes = (
  statistics: StatisticsService,
): Handlers<'adminGetCompetitionStatistics' | 'adminPreviewRanking'> => ({
  async adminGetCompetitionStatistics(call) {
    return { body: await statistics.of(call.params.id, call.now) };
  },
  async adminPreviewRanking(call) {
    return { body: await statistics.rankingWithout(call.params.id, call.body.imageIds, call.now) };
  },
});
