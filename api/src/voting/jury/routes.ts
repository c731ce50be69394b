import { actorOf } from '../../platform/http/actor.ts';
import { forEveryone } from '../../platform/http/caching.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import type { JuryAnswering } from './answering.ts';
import type { JuryConflicts } from './conflicts.ts';
import type { JurySeats } from './seats.ts';
import type { JuryService } from './service.ts';
import type { JurySettingsService } from './settings.ts';

type JuryOperation =
  | 'getMySeats'
  | 'answerJuryInvitation'
  | 'adminGetJury'
  | 'adminUpdateJury'
  | 'adminInviteJudge'
  | 'adminUpdateSeat'
  | 'adminRemoveSeat'
  | 'adminRemindJudge'
  | 'adminSetConflicts';

/** Seconds for which others may be shown a jury. */
const seconds = 1;

/** The call that tells everyone of a jury (docs/product.md §10). */
export const juryReadRoutes = (jury: JuryService): Handlers<'getJury'> => ({
  async getJury({ params, now }) {
    return { body: await jury.read(params.id, now), headers: forEveryone(seconds) };
  },
});

/** The calls of judges and of organisers who run a jury (docs/product.md §10). */
export const juryRoutes = (
  answering: JuryAnswering,
  seats: JurySeats,
  settings: JurySettingsService,
  conflicts: JuryConflicts,
): Handlers<JuryOperation> => ({
  async adminSetConflicts(call) {
    return { body: await conflicts.set(call.params.id, call.params.seat, call.body, actorOf(call)) };
  },
  async getMySeats(call) {
    return { body: await answering.mine(call.viewer, call.now) };
  },
  async answerJuryInvitation(call) {
    return { body: await answering.answer(call.params.id, call.body.accept, actorOf(call)) };
  },
  async adminGetJury(call) {
    return { body: await seats.read(call.params.id, call.now) };
  },
  async adminUpdateJury(call) {
    return { body: await settings.update(call.params.id, call.body, actorOf(call)) };
  },
  async adminInviteJudge(call) {
    return { body: await seats.invite(call.params.id, call.body, actorOf(call)) };
  },
  async adminUpdateSeat(call) {
    return { body: await seats.setChair(call.params.id, call.params.seat, call.body.chair, actorOf(call)) };
  },
  async adminRemoveSeat(call) {
    return { body: await seats.remove(call.params.id, call.params.seat, actorOf(call)) };
  },
  async adminRemindJudge(call) {
    return { body: await seats.remind(call.params.id, call.params.seat, actorOf(call)) };
  },
});
