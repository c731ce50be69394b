import type { Platform } from '../platform/wing.ts';
import { adminCompetitionService } from './adminService.ts';
import { forgetOldUploads } from './pendingUploads.ts';
import { competitionRoutes } from './routes.ts';
import { competitionService } from './service.ts';

/** Competitions: their dates, phases and status. */
export function competitionsWing({ db, clock }: Platform) {
  const admin = adminCompetitionService(db);
  return {
    admin,
    handlers: competitionRoutes(competitionService(db), admin),
    previewHandlers: competitionRoutes(competitionService(db, true), admin),
    sweep: () => forgetOldUploads(db, clock()),
  };
}
