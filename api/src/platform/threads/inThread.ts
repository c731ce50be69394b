import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Limits of a thread. */
export interface ThreadLimits {
  /** Megabytes of JavaScript heap; WebAssembly memory and buffers are not counted in it. */
  heapMb: number;
  /**
   * Milliseconds of processor time after which the thread is ended. Those of the whole process are counted, since Node tells no
   * others: on a machine that is busy with something else they pass as slowly as the thread's own.
   */
  ms?: number;
  /** Ends the thread when it is aborted. */
  signal?: AbortSignal;
}

/** The thread could not start, threw an error (the cause), or ended without an answer. */
export class ThreadFailed extends Error {}

/** The thread had used up its processor time. */
export class ThreadOutOfTime extends ThreadFailed {}

/** The thread had used up its heap. */
export class ThreadOutOfMemory extends ThreadFailed {}

/** Puts one question to the thread, and the next one after its answer. @throws ThreadFailed, or the reason of the abort */
export type Ask<Request, Answer> = (request: Request) => Promise<Answer>;

/** Milliseconds between two looks at the processor time. */
const lookMs = 250;

/** Milliseconds of processor time that this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** From dist/ the thread is plain JavaScript; from the sources (tests, dev) tsx has to read it, on Node 20 in this way. */
function startThread(file: URL, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(file.href.replace(/\.ts$/, '.js')), options);
  const thread = JSON.stringify(file.href);
  const start = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${thread}, ${thread}))`;
  return new Worker(start, { ...options, eval: true });
}

function failureOf(name: string, cause: unknown): ThreadFailed {
  const isMemory = (cause as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory
    ? new ThreadOutOfMemory(`${name} ran out of memory`, { cause })
    : new ThreadFailed(`${name} failed`, { cause });
}

/**
 * Runs a thread for as long as `work` asks it, and ends it then. Code that blocks, hangs, leaks or throws beside its promise cannot
 * harm the service there. The thread has no environment, which holds passwords and keys.
 * @param file of the thread: its source, which calls `answerInThread`
 * @param used processor time of this process, in milliseconds; a test brings its own
 * @throws ThreadFailed, the reason of the abort, and what `work` throws
 */
export async function withThread<Request, Answer, Result>(
  file: URL,
  { heapMb, ms = Infinity, signal }: ThreadLimits,
  work: (ask: Ask<Request, Answer>) => Promise<Result>,
  used = processorTime,
): Promise<Result> {
  signal?.throwIfAborted();
  const name = /[^/]+(?=\.\w+$)/.exec(file.pathname)?.[0] ?? file.href;
  const before = used();
  const thread = startThread(file, { resourceLimits: { maxOldGenerationSizeMb: heapMb }, env: {} });
  const over = new AbortController();
  const end = (reason: unknown) => {
    over.abort(reason);
    void thread.terminate();
  };
  const abort = () => end(signal?.reason);
  signal?.addEventListener('abort', abort);
  thread.once('error', (cause) => end(failureOf(name, cause)));
  thread.once('messageerror', (cause) => end(failureOf(name, cause)));
  thread.once('exit', (code) => end(failureOf(name, new Error(`ended with ${code}`))));
  const looks = setInterval(() => {
    if (used() - before > ms) end(new ThreadOutOfTime(`${name} was not done in ${ms} ms`));
  }, lookMs);

  try {
    return await work(async (request) => {
      over.signal.throwIfAborted();
      thread.postMessage(request);
      // An error of the thread has ended it by the listener above, which tells more.
      const [answer] = (await once(thread, 'message', { signal: over.signal }).catch(() => {
        throw over.signal.reason;
      })) as [Answer];
      return answer;
    });
  } finally {
    clearInterval(looks);
    signal?.removeEventListener('abort', abort);
    await thread.terminate();
  }
}

/** Computes one answer in a thread of its own. @see withThread */
export const inThread = <Answer>(
  file: URL,
  data: unknown,
  limits: ThreadLimits,
  used?: () => number,
): Promise<Answer> => withThread<unknown, Answer, Answer>(file, limits, (ask) => ask(data), used);
