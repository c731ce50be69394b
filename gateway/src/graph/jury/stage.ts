import {
  juryStageAt,
  msUntilNextJuryStage,
  type JuryStage,
  type RoundDates,
} from '@photo-competition/schema/juryStage';
import type { Context } from '../context.ts';

/** Where a round stands at the instant of the request; the answer changes when that does. */
export function stageOf(round: RoundDates, { now, changesIn }: Pick<Context, 'now' | 'changesIn'>): JuryStage {
  changesIn(msUntilNextJuryStage(round, now));
  return juryStageAt(round, now);
}
