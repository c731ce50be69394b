import { audit, type AuditAction } from '../../platform/audit/audit.ts';
import { timed } from '../../competitions/present.ts';
import { checkOpen } from '../../competitions/rules.ts';
import { stageAt } from '../../competitions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import type { JurySeatRow } from '../../platform/database/juryTables.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Problem } from '../../platform/http/problem.ts';

/**
 * Whether seats of a jury may be offered and answered now.
 * @throws Problem NO_JURY, COMPETITION_PAUSED, COMPETITION_CLOSED, WRONG_PHASE once the competition has ended
 */
export function checkSeating(competition: CompetitionRow, now: Date): void {
  if (competition.judged_by === 'VOTERS') throw new Problem('NO_JURY');
  checkOpen(competition);
  if (stageAt(timed(competition), now) !== 'ENDED') return;
  const until = competition.award;
  throw new Problem('WRONG_PHASE', { values: { reason: { phrase: 'phase.SEATS', values: { until } } } });
}

/** @throws Problem ILLEGAL_SEAT_STATE, always */
export function refuseState({ state }: Pick<JurySeatRow, 'state'>): never {
  throw new Problem('ILLEGAL_SEAT_STATE', { values: { state: { phrase: `seat.${state}` } } });
}

/** Fields of a seat that the audit log keeps: no name, which goes with the account. */
export type ToldSeat = Pick<JurySeatRow, 'seat' | 'state' | 'chair'> & { username: string | null };

interface Change {
  before: unknown;
  after: unknown;
}

/** Notes a change of a competition's jury in the audit log. */
export const noteJury = (
  tx: Db,
  { id, title }: Pick<CompetitionRow, 'id' | 'title'>,
  action: Extract<AuditAction, `jury.${string}`>,
  { viewer, requestId }: Actor,
  at: Date,
  change: Change,
): Promise<void> => {
  const about = { objectType: 'jury', objectId: id, competitionId: id, label: title } as const;
  return audit(tx, { ...about, action, at, actor: viewer, requestId, ...change });
};
