import { showsCount, timed } from '../../competitions/present.ts';
import { findCompetition, type CompetitionRecord } from '../../competitions/repository.ts';
import { stageAt } from '../../competitions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findLog } from './keeper.ts';
import type { CountLog } from './log.ts';
import type { CountSigner } from './signer.ts';

/** Dependencies of reading counts. */
export interface CountServiceParts {
  db: Db;
  signer: CountSigner;
  /** Fewest voters with whom ballots and results are published. */
  minVoters: number;
}

/** A log with its competition. */
export interface FoundCount {
  competition: CompetitionRecord;
  log: CountLog;
  /** Whether results are public. */
  ended: boolean;
}

/** @throws Problem NOT_FOUND where everyone is to see no count: before voting, of drafts, and without a log */
export async function findCount(db: Db, id: number, now: Date): Promise<FoundCount> {
  const competition = await findCompetition(db, id);
  if (!competition || !showsCount(competition, now)) throw new Problem('NOT_FOUND');
  const log = await findLog(db, id);
  if (!log) throw new Problem('NOT_FOUND');
  const stage = stageAt(timed(competition), now);
  return { competition, log, ended: stage === 'ENDED' && competition.status !== 'CANCELLED' };
}

/** Whether a closed log has too few voters for its ballots to be published. */
export const isTooSmall = ({ closed_at, voters }: CountLog, minVoters: number): boolean =>
  closed_at !== null && voters < minVoters;

/** Whether the files of a log are public. */
export const isPublished = ({ log, ended }: FoundCount, minVoters: number): boolean =>
  ended && log.closed_at !== null && (log.result_version > 0 || isTooSmall(log, minVoters));
