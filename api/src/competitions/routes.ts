import { actorOf } from '../platform/http/actor.ts';
import { forEveryone } from '../platform/http/caching.ts';
import { noContent, type Handlers } from '../platform/http/operation.ts';
import type { AdminCompetitionService } from './adminService.ts';
import type { CompetitionService } from './service.ts';

type CompetitionOperation =
  | 'getActiveCompetition'
  | 'getOpenCompetitions'
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

/** The calls that read and run competitions (docs/product.md §10). */
export const competitionRoutes = (
  competitions: CompetitionService,
  admin: AdminCompetitionService,
): Handlers<CompetitionOperation> => ({
  async getActiveCompetition({ now }) {
    return { body: await competitions.active(now), headers: forEveryone(competitionSeconds) };
  },
  async getOpenCompetitions({ now }) {
    return { body: await competitions.open(now), headers: forEveryone(competitionSeconds) };
  },
  async getCompetition({ params, now }) {
    return { body: await competitions.read(params.id, now), headers: forEveryone(competitionSeconds) };
  },
  async getArchivedCompetitions({ query, now }) {
    const { page = 0, size = 100, direction = 'ASC', backwards = false, cursors = false } = query;
    const body = await competitions.archived({ ...query, page, size, direction, backwards, cursors }, now);
    return { body, headers: forEveryone(archiveSeconds) };
  },
  async adminGetCompetitions(call) {
    const { sort = 'createdAt', direction = 'ASC' } = call.query;
    return { body: await admin.list(sort, direction, call.now) };
  },
  async adminCreateCompetition(call) {
    return { body: await admin.create(call.body, actorOf(call)) };
  },
  async adminGetCompetition(call) {
    return { body: await admin.read(call.params.id, call.now) };
  },
  async adminUpdateCompetition(call) {
    return { body: await admin.update(call.params.id, call.body, actorOf(call)) };
  },
  async adminDeleteCompetition(call) {
    await admin.remove(call.params.id, actorOf(call), call.query.version);
    return noContent;
  },
  async adminSetCompetitionStatus(call) {
    return { body: await admin.setStatus(call.params.id, call.params.status, actorOf(call), call.query.version) };
  },
  async adminPageCompetitions(call) {
    return { body: await admin.page(call.body, call.now) };
  },
});
