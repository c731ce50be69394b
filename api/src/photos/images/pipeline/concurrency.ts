import { availableParallelism } from 'node:os';

/** Too many pictures wait already; the sender may try again later (503 OVERLOADED). */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED';
}

/** A semaphore with a bounded queue: a few tasks run at once, the others wait in order. */
export interface Gate {
  /** Runs `task` when its turn has come. @throws Overloaded at once when `maxWaiting` tasks wait already */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

/** @param atOnce tasks that run together, at least 1 @param maxWaiting tasks that may wait beside them */
export function createGate(atOnce: number, maxWaiting: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    run: async (task) => {
      if (running >= Math.max(1, atOnce)) {
        if (waiting.length >= maxWaiting) throw new Overloaded();
        // A finished task hands its place to the next waiting one: `running` stays, so that no new task takes it first.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running++;
      }
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

/**
 * Pictures processed at once: one per core, as each keeps one core busy; at most 3, because libvips works in Node's
 * pool of 4 threads, and one must stay free for files.
 */
export const picturesAtOnce = Math.max(1, Math.min(availableParallelism(), 3));

/** Pictures that may wait: about a minute's work on one core. */
export const picturesWaiting = 50;
