import type { Clock } from '@photo-competition/schema/clock';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { startJob, type Job } from '../../platform/jobs/job.ts';
import type { Logger } from '../../platform/log.ts';
import { compute } from './computation.ts';
import * as repository from './repository.ts';

/** Milliseconds between looks at what is due: the end of a voting, and what another instance has left. */
const pauseMs = 5000;
/** Milliseconds between two looks at whether there are results yet. */
const lookMs = 50;
/** Rows of replaced rankings that are removed by one statement. */
const sweepBatch = 2000;

/** Keeps the stored results up to date, one competition at a time; is woken when something changes that results depend on. */
export interface ResultsKeeper extends Job {
  /**
   * The stored ranking of a competition that has none yet: after its first one was computed.
   * @throws Problem OVERLOADED when that takes longer than a request may wait
   */
  first(competitionId: number): Promise<number>;
}

interface Parts {
  db: Db;
  clock: Clock;
  log: Logger;
  /** Whether no other process works on this database: what is found under way at the start is of one that is gone. */
  alone: boolean;
  /** Milliseconds that a request waits for first results (RESULTS_WAIT_MS). */
  waitMs: number;
}

/** Starts computing what is due. */
export function startResultsKeeper({ db, clock, log, alone, waitMs }: Parts): ResultsKeeper {
  let isFirst = true;

  /** @returns whether the competition has changed meanwhile, so that what is newest is due still */
  async function computeOne(competitionId: number, signal: AbortSignal): Promise<boolean> {
    const claim = await repository.claim(db, competitionId, clock());
    if (!claim) return false;
    const start = performance.now();
    try {
      const stored = await compute(db, claim, signal);
      const { revision } = claim;
      if (stored)
        log.info({ competitionId, revision, ms: Math.round(performance.now() - start) }, 'results were stored');
      return !stored;
    } finally {
      await repository.abandon(db, claim);
    }
  }

  async function run(signal: AbortSignal): Promise<boolean> {
    if (isFirst && alone) await repository.abandonAll(db);
    isFirst = false;
    let isDue = false;
    for (const id of await repository.dueCompetitions(db, clock())) {
      if (signal.aborted) return false;
      isDue = (await computeOne(id, signal)) || isDue;
    }
    while (!signal.aborted && (await repository.sweepReplaced(db, sweepBatch)));
    return isDue;
  }

  const job = startJob({ name: 'results', everyMs: pauseMs, run, log });
  return {
    ...job,
    async first(competitionId) {
      job.wake();
      for (const until = performance.now() + waitMs; performance.now() < until;) {
        const stored = await repository.storedComputation(db, competitionId);
        if (stored !== null) return stored;
        await delay(lookMs);
      }
      throw new Problem('OVERLOADED', { retryAfter: 5 });
    },
  };
}
