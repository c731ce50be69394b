import type { Logger } from '../log.ts';

/** Work in the background that looks again and again at what is due, until it is stopped. */
export interface Job {
  /** Looks at once, or once more after the look that is under way. Many such calls are one look more at most. */
  wake(): void;
  /** Looks once, after the look that is under way. @throws what `run` throws */
  round(): Promise<void>;
  /** Begins nothing any more; resolves when the look that is under way has ended. */
  stop(): Promise<void>;
}

/** The work of a job, and its period. */
export interface JobParts {
  /** As the log names it. */
  name: string;
  /** Milliseconds from the end of a look to the beginning of the next one. */
  everyMs: number;
  /** Whether the first look comes after a pause, so that a start waits for nothing; otherwise it begins at once. */
  pauseFirst?: boolean;
  /**
   * A single run. An error is logged, and the due work is tried again after the pause.
   * @param signal is aborted when the job stops: give up what can be given up
   * @returns true when there may be more to do at once
   */
  run(signal: AbortSignal): Promise<unknown>;
  log: Logger;
}

/** How a job has fared since it was started. */
export interface JobRecord {
  readonly name: string;
  /** When a look last ended without an error, in milliseconds since 1970; 0 before one has. */
  readonly succeededAt: number;
  readonly failures: number;
}

const records = new Set<JobRecord>();

/** The jobs that run in this process. */
export const runningJobs = (): Iterable<JobRecord> => records;

/** Starts a job. Its pauses keep no process alive. */
export function startJob({ name, everyMs, pauseFirst = false, run, log }: JobParts): Job {
  const stopping = new AbortController();
  const { signal } = stopping;
  let pending = false;
  let endPause: () => void = () => undefined;
  let under: Promise<void> = Promise.resolve();
  const record = { name, succeededAt: 0, failures: 0 };
  records.add(record);

  async function look(): Promise<void> {
    while (!signal.aborted && (await run(signal)) === true);
  }
  const round = () => (under = under.catch(() => undefined).then(look));

  const pause = () =>
    new Promise<void>((resolve) => {
      if (pending || signal.aborted) return resolve();
      const timer = setTimeout(resolve, everyMs).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = (async () => {
    if (pauseFirst) await pause();
    while (!signal.aborted) {
      pending = false;
      try {
        await round();
        record.succeededAt = Date.now();
      } catch (error) {
        // Without a pause, what fails again and again would take all of the processor.
        pending = false;
        record.failures += 1;
        log.error({ err: error, job: name }, 'a job has failed and is tried again');
      }
      await pause();
    }
  })();

  return {
    wake() {
      pending = true;
      endPause();
    },
    round,
    async stop() {
      stopping.abort();
      records.delete(record);
      endPause();
      await loop;
      await under.catch(() => undefined);
    },
  };
}
