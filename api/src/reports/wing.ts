import type { MailServerState } from '../mail/worker.ts';
import type { Platform } from '../platform/wing.ts';
import type { ResultsService } from '../voting/results/service.ts';
import { listExportRoutes } from './exports/listRoutes.ts';
import { listExports } from './exports/lists.ts';
import { exportRoutes } from './exports/routes.ts';
import { exportService } from './exports/service.ts';
import { pulseRoutes } from './pulse/routes.ts';
import { pulseService } from './pulse/service.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { statisticsService } from './statistics/service.ts';

interface Settings {
  /** IANA time zone of dates in tables that people read. */
  timeZone: string;
}

/** Tables, archives, statistics and the pulse. */
export const reportsWing = (
  { db, blobs }: Platform,
  mailServer: () => MailServerState,
  results: ResultsService,
  { timeZone }: Settings,
) => ({
  handlers: {
    ...exportRoutes(exportService({ db, blobs, results, timeZone })),
    ...listExportRoutes(listExports(db, timeZone)),
    ...pulseRoutes(pulseService(db, mailServer)),
    ...statisticsRoutes(statisticsService(db, results, timeZone)),
  },
});
