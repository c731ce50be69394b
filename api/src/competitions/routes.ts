import { noContent, requireAdministrator, type Call, type Handlers } from '../http/operation.ts';
import { forEveryone } from '../http/caching.ts';
import type { OperationId } from '../http/contract.ts';
import type { Actor, AdminCompetitionService } from './adminService.ts';
import type { CompetitionService } from './service.ts';

type CompetitionOperation =
  | 'getActiveCompetition'
  | 'getCompetition'
  | 'getArchivedCompetitions'
  | 'adminGetCompetitions'
  | 'adminCreateCompetition'
  | 'adminGetCompetition'
  | 'adminUpdateCompetition'
  | 'adminDeleteCompetition'
  | 'adminSetCompetitionStatus'
  | 'adminPageCompetitions';

/** Seconds for which others may be shown a competition: its phase is derived from its dates, not from this answer. */
const competitionSeconds = 1;
/** Seconds for which others may be shown the list of ended ones: it grows a few times a year. */
const archiveSeconds = 5;

/** The administrator who acts. @throws Problem FORBIDDEN */
export const actorOf = (call: Pick<Call<OperationId>, 'viewer' | 'clock' | 'requestId'>): Actor => ({
  viewer: requireAdministrator(call),
  clock: call.clock,
  requestId: call.requestId,
});

/** The calls that read and run competitions (spec §7). */
export const competitionRoutes = (
  competitions: CompetitionService,
  admin: AdminCompetitionService,
): Handlers<CompetitionOperation> => ({
  async getActiveCompetition({ now }) {
    return { body: await competitions.active(now), headers: forEveryone(competitionSeconds) };
  },
  async getCompetition({ params, now }) {
    return { body: await competitions.read(params.id, now), headers: forEveryone(competitionSeconds) };
  },
  async getArchivedCompetitions({ query, now }) {
    const body = await competitions.archived(query.page ?? 0, query.size ?? 100, now);
    return { body, headers: forEveryone(archiveSeconds) };
  },
  async adminGetCompetitions(call) {
    requireAdministrator(call);
    const { sort = 'createdAt', direction = 'ASC' } = call.query;
    return { body: await admin.list(sort, direction, call.now) };
  },
  async adminCreateCompetition(call) {
    return { body: await admin.create(call.body, actorOf(call)) };
  },
  async adminGetCompetition(call) {
    requireAdministrator(call);
    return { body: await admin.read(call.params.id, call.now) };
  },
  async adminUpdateCompetition(call) {
    return { body: await admin.update(call.params.id, call.body, actorOf(call)) };
  },
  async adminDeleteCompetition(call) {
    await admin.remove(call.params.id, actorOf(call));
    return noContent;
  },
  async adminSetCompetitionStatus(call) {
    return { body: await admin.setStatus(call.params.id, call.params.status, actorOf(call)) };
  },
  async adminPageCompetitions(call) {
    requireAdministrator(call);
    return { body: await admin.page(call.body, call.now) };
  },
});
