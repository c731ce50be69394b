import type { Clock } from '@photo-competition/schema/clock';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Logger } from '../../platform/log.ts';
import { compute } from './computation.ts';
import * as repository from './repository.ts';

/** Milliseconds between looks at what is due: the end of a voting, and what another instance has left. */
const pauseMs = 5000;
/** Milliseconds between two looks at whether there are results yet. */
const lookMs = 50;
/** Rows of replaced rankings that are removed by one statement. */
const sweepBatch = 2000;

/** Keeps the stored results up to date, one competition at a time. */
export interface ResultsKeeper {
  /** Something that results depend on has changed. Many such calls are one computation more at most. */
  wake(): void;
  /**
   * The stored ranking of a competition that has none yet: after its first one was computed.
   * @throws Problem OVERLOADED when that takes longer than a request may wait
   */
  first(competitionId: number): Promise<number>;
  /** Gives up what is under way, and stops. */
  stop(): Promise<void>;
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
  const stopping = new AbortController();
  let pending = false;
  let awake: () => void = () => undefined;

  async function computeOne(competitionId: number): Promise<void> {
    const claim = await repository.claim(db, competitionId, clock());
    if (!claim) return;
    const start = performance.now();
    try {
      const stored = await compute(db, claim, stopping.signal);
      const { revision } = claim;
      if (stored)
        log.info({ competitionId, revision, ms: Math.round(performance.now() - start) }, 'results were stored');
      // The competition has changed meanwhile: what is newest is due still.
      else pending = true;
    } finally {
      await repository.abandon(db, claim);
    }
  }

  async function round(): Promise<void> {
    for (const id of await repository.dueCompetitions(db, clock())) {
      if (stopping.signal.aborted) return;
      await computeOne(id);
    }
    while (!stopping.signal.aborted && (await repository.sweepReplaced(db, sweepBatch)));
  }

  const sleep = () =>
    new Promise<void>((resolve) => {
      if (pending) return resolve();
      const timer = setTimeout(resolve, pauseMs);
      awake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = () => {
    pending = true;
    awake();
  };

  const loop = (async () => {
    if (alone) await repository.abandonAll(db).catch((error: unknown) => log.error({ err: error }, 'no results'));
    while (!stopping.signal.aborted) {
      pending = false;
      try {
        await round();
      } catch (error) {
        pending = false;
        log.error({ err: error }, 'results could not be computed and are tried again');
      }
      await sleep();
    }
  })();

  return {
    wake,
    async first(competitionId) {
      wake();
      for (const until = performance.now() + waitMs; performance.now() < until;) {
        const stored = await repository.storedComputation(db, competitionId);
        if (stored !== null) return stored;
        await delay(lookMs);
      }
      throw new Problem('OVERLOADED', { retryAfter: 5 });
    },
    async stop() {
      stopping.abort();
      wake();
      await loop;
    },
  };
}
