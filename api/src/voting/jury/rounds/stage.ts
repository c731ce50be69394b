import { hasClosedAt, juryStageAt, type JuryStage } from '@photo-competition/schema/juryStage';
import type { RoundRecord } from './repository.ts';

type Dated = Pick<RoundRecord, 'opens' | 'closes' | 'decided_at'>;

/** Where a stored round stands (docs/product.md §15). */
export const stageOf = ({ opens, closes, decided_at: decidedAt }: Dated, now: Date): JuryStage =>
  juryStageAt({ opens, closes, decidedAt }, now);

/** Whether a stored round has closed, decided or not. */
export const hasClosed = ({ opens, closes }: Pick<Dated, 'opens' | 'closes'>, now: Date): boolean =>
  hasClosedAt({ opens, closes }, now);
