import { actorOf } from '../../../platform/http/actor.ts';
import type { Handlers } from '../../../platform/http/operation.ts';
import type { JuryLines } from './lines.ts';
import type { JuryDecisions } from './service.ts';

type DecisionOperation = 'adminGetLines' | 'adminDecideRound' | 'adminTakeDecisionBack';

/** The calls of those who decide rounds (docs/product.md §10). */
export const decisionRoutes = (lines: JuryLines, decisions: JuryDecisions): Handlers<DecisionOperation> => ({
  async adminGetLines({ params, now }) {
    return { body: await lines.read(params.id, params.round, now) };
  },
  async adminDecideRound(call) {
    const { id, round } = call.params;
    return { body: await decisions.decide(id, round, call.body, actorOf(call)) };
  },
  async adminTakeDecisionBack(call) {
    const { id, round } = call.params;
    return { body: await decisions.takeBack(id, round, call.body, actorOf(call)) };
  },
});
