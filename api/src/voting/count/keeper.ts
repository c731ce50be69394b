import type { Clock } from '@photo-competition/schema/clock';
import { sql } from 'kysely';
import { timed } from '../../competitions/present.ts';
import { findCompetition } from '../../competitions/repository.ts';
import { stageAt } from '../../competitions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { votingOpensSoon } from '../../competitions/pendingUploads.ts';
import { startJob, type Job } from '../../platform/jobs/job.ts';
import type { Logger } from '../../platform/log.ts';
import { seal } from './ballots.ts';
import { noteChanges } from './changes.ts';
import { closeBatch, closeLog, isBatchTime, type BatchRule } from './closing.ts';
import type { CountLog } from './log.ts';
import { openLog } from './opening.ts';
import { publishResult } from './publication.ts';
import { queueSealedMails } from './sealedMailQueue.ts';
import type { CountSigner } from './signer.ts';
import { countsToUnlink, unlink, type UnlinkRule } from './unlinking.ts';

/** Keeps the logs of counts: opens, fills, closes, publishes and unlinks them when it is time, and queues the mails to voters. */
export interface CountKeeper extends Job {
  /** Opens the log of a competition that people vote in, before the first of them does. @throws Problem VOTING_OPENS_SOON */
  ensureOpen(competitionId: number): Promise<void>;
}

/** Dependencies and settings of the keeper. */
export interface CountKeeperParts {
  db: Db;
  clock: Clock;
  log: Logger;
  signer: CountSigner;
  batch: BatchRule;
  /** Fewest voters with whom ballots and results are published. */
  minVoters: number;
  unlinking: UnlinkRule;
  /** Between two looks at what is due. */
  seconds: number;
}

export const findLog = (db: Db, competitionId: number): Promise<CountLog | undefined> =>
  db.selectFrom('count_log').selectAll().where('competition_id', '=', competitionId).executeTakeFirst();

/** Competitions of which something may be due: in voting, with a log that is not closed or whose voters have no mail, or changed, ended or to be unlinked since. */
async function dueCompetitions(
  db: Db,
  now: Date,
  { minVoters, unlinking }: Pick<CountKeeperParts, 'minVoters' | 'unlinking'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from competition left join count_log on competition_id = id
    where case when competition_id is null then status <> 'DRAFT' and judged_by <> 'JURY' and voting_start < ${now} and voting_end > ${now}
      else count_log.closed_at is null or voters_mailed_at is null or revision <> results_revision
        or result_version = 0 and voters >= ${minVoters} and status <> 'CANCELLED' and (award < ${now} or status = 'ARCHIVED')
        or id in (${countsToUnlink(unlinking, now)}) end
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Starts keeping. The first look comes after a pause, so that a start waits for nothing. */
export function startCountKeeper({
  db,
  clock,
  log,
  signer,
  batch,
  minVoters,
  unlinking,
  seconds,
}: CountKeeperParts): CountKeeper {
  const open = new Set<number>();

  /** Does one thing for a competition. @returns whether there may be more */
  async function step(competitionId: number, signal: AbortSignal): Promise<boolean> {
    const now = clock();
    const row = await findCompetition(db, competitionId);
    const found = await findLog(db, competitionId);
    if (!row) return false;
    if (!found) return (await openLog(db, signer, competitionId, minVoters, now)) === 'open';
    const ended = stageAt(timed(row), now) === 'ENDED' && row.status !== 'CANCELLED';
    if (found.closed_at && !found.voters_mailed_at) {
      await queueSealedMails(db, competitionId, now);
      return true;
    }
    const isPublic = found.closed_at && ended && found.voters >= minVoters;
    const follow = isPublic ? publishResult : noteChanges;
    if (await follow(db, signer, found, row, now)) return true;
    if (found.closed_at) {
      await unlink(db, row, { rule: unlinking, now, isStopping: () => signal.aborted });
      return false;
    }
    if (found.sealed_at) return closeLog(db, signer, found, now);
    if (row.voting_end < now) return seal(db, competitionId, now);
    if (isBatchTime(found, row.voting_end, batch, now)) await closeBatch(db, signer, found, batch, now);
    return false;
  }

  async function keep(competitionId: number, signal: AbortSignal): Promise<void> {
    const start = performance.now();
    let steps = 0;
    while (!signal.aborted && (await step(competitionId, signal))) steps += 1;
    if (steps) log.info({ competitionId, steps, ms: Math.round(performance.now() - start) }, 'a count was carried on');
  }

  async function run(signal: AbortSignal): Promise<void> {
    for (const id of await dueCompetitions(db, clock(), { minVoters, unlinking })) {
      if (signal.aborted) return;
      await keep(id, signal).catch((error: unknown) =>
        log.error({ err: error, competitionId: id }, 'a count is tried again'),
      );
    }
  }

  const job = startJob({ name: 'counts', everyMs: seconds * 1000, pauseFirst: true, run, log });
  return {
    ...job,
    async ensureOpen(competitionId) {
      if (open.has(competitionId)) return;
      const opening = await openLog(db, signer, competitionId, minVoters, clock());
      if (opening === 'waiting') throw votingOpensSoon();
      if (opening === 'open') open.add(competitionId);
    },
  };
}
