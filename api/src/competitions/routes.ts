import { noContent, requireAdministrator, type Call, type Handlers } from '../http/operation.ts';
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
    return { body: await competitions.active(now) };
  },
  async getCompetition({ params, now }) {
    return { body: await competitions.read(params.id, now) };
  },
  async getArchivedCompetitions({ query, now }) {
    return { body: await competitions.archived(query.page ?? 0, query.size ?? 100, now) };
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
