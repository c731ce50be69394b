import { actorOf } from '../../../platform/http/actor.ts';
import type { Handlers } from '../../../platform/http/operation.ts';
import type { JuryPanels } from './panel.ts';
import type { juryResults } from './results.ts';
import type { JuryRounds } from './service.ts';

type RoundOperation =
  | 'getMyJuryResults'
  | 'adminCreateRound'
  | 'adminGetRound'
  | 'adminUpdateRound'
  | 'adminDeleteRound'
  | 'adminSetPanelSeat'
  | 'adminRemindOfRound'
  | 'adminReopenRound';

/** The calls of organisers who run rounds, and of entrants about their results (docs/product.md §10). */
export const roundRoutes = (
  rounds: JuryRounds,
  panels: JuryPanels,
  results: ReturnType<typeof juryResults>,
): Handlers<RoundOperation> => ({
  async getMyJuryResults({ params, viewer, now }) {
    return { body: await results.mine(params.id, viewer, now) };
  },
  async adminCreateRound(call) {
    return { body: await rounds.create(call.params.id, call.body, actorOf(call)) };
  },
  async adminGetRound({ params, now }) {
    return { body: await rounds.read(params.id, params.round, now) };
  },
  async adminUpdateRound(call) {
    const { id, round } = call.params;
    return { body: await rounds.update(id, round, call.body, actorOf(call)) };
  },
  async adminDeleteRound(call) {
    const { id, round } = call.params;
    return { body: await rounds.remove(id, round, call.query.version, actorOf(call)) };
  },
  async adminSetPanelSeat(call) {
    const { id, round, seat } = call.params;
    return { body: await panels.set(id, round, seat, call.body, actorOf(call)) };
  },
  async adminRemindOfRound(call) {
    const { id, round, seat } = call.params;
    return { body: await panels.remind(id, round, seat, actorOf(call)) };
  },
  async adminReopenRound(call) {
    const { id, round } = call.params;
    return { body: await rounds.reopen(id, round, call.body, actorOf(call)) };
  },
});
